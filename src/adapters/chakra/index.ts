export { chakraComponents } from "./chakraComponents.ts";
