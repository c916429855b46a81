import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { failOnConsole } from "./failOnConsole.ts";

failOnConsole();
afterEach(cleanup);
