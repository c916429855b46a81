import { afterEach, beforeAll } from "vitest";
import { cleanUp } from "./browser.tsx";

// Hooks of a module that files of one page share run for the first file alone; those of a setup file run for each.
// People act here, not `act()`.
beforeAll(() => void Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false));
afterEach(cleanUp);
