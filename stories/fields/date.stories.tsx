import { ChakraProvider, defaultSystem, Theme } from "@chakra-ui/react";
import { LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Components, DateField, ParameterForm } from "parameter-form";
import { date } from "parameter-form/core";
import { expect, screen, waitFor, within } from "storybook/test";
import { chakraDates } from "parameter-form/adapters/chakra-dates";
import { mantineDates } from "parameter-form/adapters/mantine-dates";
import { muiDates } from "parameter-form/adapters/mui-dates";
import { reactAriaDates } from "parameter-form/adapters/react-aria-dates";
import * as chakra from "../designSystems/chakra.tsx";
import { type DesignSystem, themeIn } from "../designSystems/index.ts";
import * as mantine from "../designSystems/mantine.tsx";
import * as mui from "../designSystems/mui.tsx";
import * as reactAria from "../designSystems/reactAria.tsx";
import "@mantine/dates/styles.layer.css";

const form = {
  parameters: [{ name: "start", label: "Start date", type: "string", required: true }],
};
const name = "Choose a date Start date";

const meta = {
  title: "Fields/Date",
  component: ParameterForm,
  args: {
    form,
    fields: { start: { as: DateField, rule: date({ min: "2026-07-03", max: "2026-09-20" }) } },
    defaultValues: { start: "2026-07-14" },
    onSubmit: () => {},
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The date can be typed, or chosen in the browser's native calendar. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Start date");
    await userEvent.clear(input);
    await userEvent.type(input, "8/2/2026");
    await userEvent.tab();
    await expect(input).toHaveValue("08/02/2026");
    await expect(canvas.getByRole("button", { name })).toHaveFocus();
  },
};

/** Returns a story with the open calendar of a design system. */
const inDesignSystem = (system: DesignSystem, dates: Partial<Components>): Story => ({
  args: { components: { ...system.components, ...dates } },
  decorators: [(Form, { globals }) => <>{system.wrap(<Form />, themeIn(globals))}</>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name }));
    const calendar = within(await screen.findByLabelText(name));
    const day = await calendar.findByText("14");
    await waitFor(() => expect(day).toBeVisible());
  },
});

export const MaterialUi: Story = inDesignSystem(
  {
    ...mui,
    wrap: (children, theme) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        {mui.wrap(children, theme)}
      </LocalizationProvider>
    ),
  },
  muiDates,
);

export const Mantine: Story = inDesignSystem(mantine, mantineDates);

/** Chakra renders the calendar outside the form, so the page needs Chakra's own reset. */
export const ChakraUi: Story = inDesignSystem(
  {
    ...chakra,
    wrap: (children, theme) => (
      <ChakraProvider value={defaultSystem}>
        <Theme appearance={theme} hasBackground={false}>
          {children}
        </Theme>
      </ChakraProvider>
    ),
  },
  chakraDates,
);

export const ReactAria: Story = inDesignSystem(reactAria, reactAriaDates);
