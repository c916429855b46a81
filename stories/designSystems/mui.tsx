import { createTheme, ThemeProvider } from "@mui/material";
import type { Wrap } from "./index.ts";

export { muiComponents as components } from "parameter-form/adapters/mui";

export const wrap: Wrap = (children, mode) => (
  <ThemeProvider theme={createTheme({ palette: { mode } })}>{children}</ThemeProvider>
);
