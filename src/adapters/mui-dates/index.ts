export { muiDates } from "./muiDates.ts";
