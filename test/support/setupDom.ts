import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";
import { failOnConsole } from "./failOnConsole.ts";

// Browsers note 250 requests unless told, and the modules of a test are more.
performance.setResourceTimingBufferSize?.(10_000);

configure({ reactStrictMode: true, asyncUtilTimeout: 60_000 });
failOnConsole();
afterEach(cleanup);
// Files share one document, where a query finds the elements of earlier files. Some tests have no document.
afterAll(() => globalThis.document?.body.replaceChildren());
