import { createTheme, CssBaseline, ThemeProvider } from "@mui/material";
import { ParameterForm } from "parameter-form";
import { muiComponents } from "parameter-form/adapters/mui";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, patience, setPage, show } from "../support/browser.tsx";
import { isRinged } from "../support/browserFocus.ts";
import { type Adapter, testAdapter } from "../support/testAdapter.tsx";

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

test.each(["light", "dark"] as const)(
  "focus shows around a button in the %s theme",
  async (theme) => {
    setPage(theme);
    const form = { parameters: [{ name: "a", label: "A", type: "string", required: false }] };
    show(
      around(<ParameterForm form={form} components={muiComponents} onSubmit={() => {}} />, theme),
    );
    await userEvent.click(await find("input"));
    await userEvent.keyboard("{Tab}");
    const { activeElement } = document;
    expect(activeElement).toHaveTextContent("Submit");
    await vi.waitFor(() => expect(activeElement && isRinged(activeElement)).toBe(true), patience);
  },
);
