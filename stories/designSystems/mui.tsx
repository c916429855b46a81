import { createTheme, ThemeProvider } from "@mui/material";
import { LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { Around } from "./index.ts";

export { muiComponents as components } from "parameter-form/adapters/mui";
export { muiDates as dates } from "parameter-form/adapters/mui-dates";

export const around: Around = (children, mode) => (
  <ThemeProvider theme={createTheme({ palette: { mode } })}>
    <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
  </ThemeProvider>
);
