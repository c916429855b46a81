export { muiComponents } from "./muiComponents.ts";
