import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import type { SelectParameter } from "parameter-form/core";
import { personalDetails } from "parameter-form/service";
import { expect } from "storybook/test";
import { disabled, empty, filled, readOnly, submittable } from "./fieldStory.ts";

const meta = {
  title: "Fields/Combobox",
  component: ParameterForm,
  args: submittable,
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

const states = personalDetails.parameters.flatMap(({ options }) => options ?? []);
const state: SelectParameter = {
  name: "state",
  label: "State",
  type: "select",
  required: true,
  description: "Type a name or a postal code.",
  options: states,
};

type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

/** Waits for the searchable select, which replaces a native one after it has loaded. */
const combobox = (canvas: Canvas, name = "State"): Promise<HTMLElement> =>
  canvas.findByLabelText(name, { selector: "[aria-autocomplete=list]" }, { timeout: 10_000 });

export const Empty: Story = {
  ...empty(state),
  play: async ({ canvas }) => {
    await expect(await combobox(canvas)).toHaveDisplayValue("");
  },
};

export const Filled: Story = {
  ...filled(state, "MD"),
  play: async ({ canvas }) => {
    await expect(await combobox(canvas)).toHaveDisplayValue("MD - Maryland");
  },
};

/** A default value that is not an option stays visible and is invalid. */
export const WithError: Story = {
  ...filled(state, "ZZ"),
  play: async ({ canvas, userEvent }) => {
    const input = await combobox(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(input).toHaveDisplayValue("ZZ");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining("Choose one of the listed options"),
    );
  },
};

export const ReadOnly = readOnly(state, "MD");
export const Disabled = disabled(state, "MD");

/** An optional answer can be cleared with the button, or by deleting the text. */
export const Optional: Story = {
  ...filled({ ...state, required: false }, "MD"),
  play: async ({ canvas, userEvent }) => {
    const input = await combobox(canvas, "State (optional)");
    await userEvent.click(canvas.getByRole("button", { name: "Clear answer State (optional)" }));
    await expect(input).toHaveDisplayValue("");
    await expect(input).toHaveFocus();
  },
};

/** Options match by any part of their label. */
export const Searching: Story = {
  ...empty(state),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await combobox(canvas), "new");
    await expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "NH - New Hampshire",
      "NJ - New Jersey",
      "NM - New Mexico",
      "NY - New York",
    ]);
    await expect(canvas.getByText("4 results")).toBeInTheDocument();
  },
};

/** A text without matches stays, and the list shows a message. */
export const NothingFound: Story = {
  ...empty(state),
  play: async ({ canvas, userEvent }) => {
    const input = await combobox(canvas);
    await userEvent.type(input, "Bavaria");
    await expect(input).toHaveDisplayValue("Bavaria");
    await expect(canvas.getAllByText("Nothing in the list matches")).toHaveLength(2);
  },
};

const occupations = Array.from({ length: 5000 }, (_, i) => ({
  value: `${10_000 + i}`,
  label: `Occupation ${i + 1} of the list`,
}));

/** Only the options in view are rendered. */
export const FiveThousandOptions: Story = {
  ...filled({ ...state, name: "occupation", label: "Occupation", options: occupations }, "14999"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await combobox(canvas, "Occupation"));
    const last = canvas.getByRole("option", { name: "Occupation 5000 of the list" });
    await expect(last).toHaveAttribute("aria-posinset", "5000");
    await expect(canvas.getAllByRole("option").length).toBeLessThan(40);
  },
};
