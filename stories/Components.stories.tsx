import "@mantine/core/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { createTheme, ThemeProvider } from "@mui/material";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Components, ParameterForm, type PartProps, type SubmitHandler } from "parameter-form";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { muiComponents } from "parameter-form/adapters/mui";
import { federalW4 } from "parameter-form/service";
import type { JSX } from "react";
import { expect, fn, within } from "storybook/test";
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
  render: (args, { globals }) => {
    const dark = globals["theme"] === "dark";
    return (
      <ThemeProvider theme={createTheme({ palette: { mode: dark ? "dark" : "light" } })}>
        <MantineProvider forceColorScheme={dark ? "dark" : "light"}>
          <div className="beside">
            <section aria-label="As it comes">
              <ParameterForm {...args} components={{}} form={titled("W-4 as it comes")} />
            </section>
            <section aria-label="In your design system">
              <ParameterForm {...args} form={titled("W-4 in your design system")} />
            </section>
          </div>
        </MantineProvider>
      </ThemeProvider>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const own = within(canvas.getByRole("region", { name: "In your design system" }));
    await userEvent.click(own.getByRole("button", { name: "Submit" }));
    await expect(await own.findByRole("alert")).toHaveFocus();
    const amount = own.getByLabelText(/extra withholding/i);
    await userEvent.type(amount, "1234.5");
    await expect(amount).toHaveValue("1,234.5");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const titled = (description: string) => ({ ...federalW4, description });

/** `components={muiComponents}` from `parameter-form/adapters/mui`, in the app's own `<ThemeProvider>`. */
export const MaterialUi: Story = { args: { components: muiComponents } };

/** `components={mantineComponents}` from `parameter-form/adapters/mantine`, in the app's own `<MantineProvider>`. */
export const Mantine: Story = { args: { components: mantineComponents } };

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
