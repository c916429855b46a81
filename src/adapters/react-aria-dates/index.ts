export { reactAriaDates } from "./reactAriaDates.ts";
