import "@mantine/core/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { createTheme, ThemeProvider } from "@mui/material";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Components, ParameterForm, type PartProps, type SubmitHandler } from "parameter-form";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { muiComponents } from "parameter-form/adapters/mui";
import { federalW4 } from "parameter-form/service";
import type { JSX } from "react";
import { expect, fn } from "storybook/test";
import { beside, tryBeside } from "./beside.tsx";
import "./components.css";

const ownInput: Partial<Components> = {
  TextInput: ({ input, before, after, children }: PartProps["TextInput"]): JSX.Element => (
    <div className="own-input">
      {before && <span aria-hidden="true">{before}</span>}
      <input {...input} />
      {after && <span aria-hidden="true">{after}</span>}
      {children}
    </div>
  ),
};

const meta = {
  title: "Your own/Components",
  component: ParameterForm,
  args: {
    form: federalW4,
    headingLevel: 3,
    fields: { filing_status: { selectAs: "radio" } },
    onSubmit: fn<SubmitHandler>(),
  },
  render: beside((children) => children),
  play: async ({ args, canvasElement, userEvent }) => {
    await tryBeside(canvasElement, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components={muiComponents}` from `parameter-form/adapters/mui`, in the app's own `<ThemeProvider>`. */
export const MaterialUi: Story = {
  args: { components: muiComponents },
  render: beside((children, mode) => (
    <ThemeProvider theme={createTheme({ palette: { mode } })}>{children}</ThemeProvider>
  )),
};

/** `components={mantineComponents}` from `parameter-form/adapters/mantine`, in the app's own `<MantineProvider>`. */
export const Mantine: Story = {
  args: { components: mantineComponents },
  render: beside((children, theme) => (
    <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
  )),
};

/** One part of your own: an `<input>` that everything it is given is spread on. */
export const OwnInput: Story = { args: { components: ownInput } };

/** A part of your own for one parameter. */
export const ForOneParameter: Story = {
  args: {
    fields: {
      filing_status: { selectAs: "radio" },
      extra_withholding: { components: ownInput },
    },
  },
};
