export { chakraDates } from "./chakraDates.ts";
