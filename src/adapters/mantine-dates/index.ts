export { mantineDates } from "./mantineDates.ts";
