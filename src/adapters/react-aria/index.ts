export { reactAriaComponents } from "./reactAriaComponents.ts";
