import { createTheme, CssBaseline, ThemeProvider } from "@mui/material";
import { muiComponents } from "parameter-form/adapters/mui";
import { type Adapter, testAdapter } from "./testAdapter.tsx";

const themes = {
  light: createTheme({ palette: { mode: "light" } }),
  dark: createTheme({ palette: { mode: "dark" } }),
};

const around: Adapter["around"] = (children, theme) => (
  <ThemeProvider theme={themes[theme]}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);

testAdapter({
  components: muiComponents,
  mark: ".MuiOutlinedInput-input",
  around,
});
