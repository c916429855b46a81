import "./reactAria.css";
import type { Around } from "./index.ts";

export { reactAriaComponents as components } from "parameter-form/adapters/react-aria";

export const around: Around = (children) => children;
