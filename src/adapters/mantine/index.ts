export { mantineComponents } from "./mantineComponents.ts";
