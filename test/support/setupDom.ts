import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";
import { failOnConsole } from "./failOnConsole.ts";

// Browsers note 250 requests unless told, and the modules of a test are more.
performance.setResourceTimingBufferSize?.(10_000);

configure({ reactStrictMode: true, asyncUtilTimeout: 60_000 });
failOnConsole();
afterEach(cleanup);
// Files share one document, except for those without any, and there `document.forms` and `querySelector` find the elements of others.
afterAll(() => globalThis.document?.body.replaceChildren());
