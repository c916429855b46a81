import "./reactAria.css";
import type { Wrap } from "./index.ts";

export { reactAriaComponents as components } from "parameter-form/adapters/react-aria";

export const wrap: Wrap = (children) => children;
