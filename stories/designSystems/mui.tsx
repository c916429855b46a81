import { createTheme, ThemeProvider } from "@mui/material";
import type { Around } from "./index.ts";

export { muiComponents as components } from "parameter-form/adapters/mui";

export const around: Around = (children, mode) => (
  <ThemeProvider theme={createTheme({ palette: { mode } })}>{children}</ThemeProvider>
);
