import { createTheme, CssBaseline, ThemeProvider } from "@mui/material";
import { muiComponents } from "parameter-form/adapters/mui";
import { testAdapter } from "../support/testAdapter.tsx";

const themes = {
  light: createTheme({ palette: { mode: "light" } }),
  dark: createTheme({ palette: { mode: "dark" } }),
};

testAdapter({
  components: muiComponents,
  mark: ".MuiOutlinedInput-input",
  around: (children, theme) => (
    <ThemeProvider theme={themes[theme]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  ),
});
