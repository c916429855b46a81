import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { themeIn } from "../../designSystems/index.ts";
import { PasteYourForm, type PasteYourFormProps } from "./PasteYourForm.tsx";

const meta = {
  title: "Try it/Paste your form",
  component: PasteYourForm,
  tags: ["!autodocs"],
  args: { theme: "light" },
  argTypes: { theme: { table: { disable: true } } },
  render: ({ json, earlier }, { globals }) => (
    <PasteYourForm json={json} earlier={earlier} theme={themeIn(globals)} />
  ),
} satisfies Meta<PasteYourFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the definition of any example form, or your own. */
export const Form: Story = { name: "Paste your form" };

/** The chosen sample is rendered, and its link is copied. */
export const SampleChosen: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Sample"), "Direct deposit authorization");
    await expect(await canvas.findByLabelText("Routing number")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy a link to this form" }));
    await waitFor(() => expect(canvas.getByText(/copied|copy$/)).toBeVisible());
  },
};

/** Lists each problem with its line, column and question. A click moves the caret there. */
export const Issues: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Sample"), "A form with mistakes");
    await expect(canvas.getByText(/“label” is missing/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy as React" })).toBeDisabled();
    const text = canvas.getByLabelText<HTMLTextAreaElement>("Your form’s JSON");
    const [position] = canvas.getAllByRole("button", { name: /^Line/ });
    await userEvent.click(position ?? text);
    await expect(text).toHaveFocus();
    await expect(text.value.slice(text.selectionStart)).toMatch(/^\[\]/);
    await userEvent.clear(text);
    await userEvent.type(text, "{{ 'name");
    await expect(canvas.getByText(/Expected a name in double quotes/)).toBeVisible();
  },
};

/** Warns about labels and conditions that would confuse an employee, or make a form impossible to submit. */
export const Warnings: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>("Your form’s JSON");
    const question = { name: "step_2", label: "step_2_checkbox", type: "boolean", required: true };
    const form = { id: "w4", parameters: [question] };
    const paste = async (json: unknown): Promise<void> => {
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste(JSON.stringify(json, null, 2));
    };
    await paste(form);
    await expect(canvas.getByText(/is an identifier/)).toBeVisible();
    const conditions = { step_2: { any: [] } };
    await paste({ forms: [{ form, conditions }] });
    await expect(canvas.getByText(/is required and never visible/)).toBeVisible();
    await expect(canvas.getByText("Form 1, Question 1, “step_2”")).toBeVisible();
  },
};

/** A collection shows its forms step by step, then the strings that it submitted. */
export const Collection: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>("Your form’s JSON");
    await userEvent.selectOptions(canvas.getByLabelText("Sample"), "A collection of two forms");
    await expect(await canvas.findByLabelText("Routing number")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: /Your account/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy as React" })).toBeEnabled();
    const name = { name: "nick", label: "Nickname", type: "string", required: true };
    const form = { id: "about", description: "About you", parameters: [name] };
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste(JSON.stringify({ forms: [{ form }] }));
    await userEvent.type(canvas.getByLabelText("Nickname"), "Ada");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Submit|Send/ }));
    const sent = await canvas.findByText("Exactly what was sent");
    await userEvent.click(sent);
    await expect(sent.closest("details")).toHaveTextContent(/nickAda/);
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste(JSON.stringify({ forms: [{ id: "federal-w4" }] }));
    await expect(canvas.getByText(/definition of federal-w4/)).toBeVisible();
  },
};

const status = {
  name: "status",
  label: "Filing status",
  type: "select",
  required: true,
  options: [
    { value: "single", label: "Single" },
    { value: "hoh", label: "Head of household" },
  ],
};
const city = { name: "city", label: "City", type: "string", required: true };
const published = { id: "w4", description: "Taxes", parameters: [status] };
const revised = {
  ...published,
  parameters: [
    { ...status, label: "Marital status", options: status.options.slice(0, 1) },
    city,
    { ...city, name: "county", label: "County", required: false },
  ],
};

/** Lists the effects of a new revision on stored answers, most severe first. */
export const Compared: Story = {
  tags: ["!dev"],
  args: { json: JSON.stringify(revised, null, 2), earlier: JSON.stringify(published, null, 2) },
  play: async ({ canvas, userEvent }) => {
    const changes = within(canvas.getByRole("region", { name: "Changes" }));
    await expect(changes.getByRole("status")).toHaveTextContent("4 changes");
    await expect(changes.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Breaks answers",
      "Asks again",
      "Changes meaning",
      "Cosmetic",
    ]);
    await expect(
      within(changes.getByRole("region", { name: "Breaks answers" })).getByRole("listitem"),
    ).toHaveTextContent(/has lost the option “Head of household”/);
    const earlier = canvas.getByLabelText("The earlier revision’s JSON");
    await userEvent.type(earlier, "!");
    await expect(canvas.getByText("1 problem in the earlier revision")).toBeVisible();
    await userEvent.clear(earlier);
    await userEvent.click(earlier);
    await userEvent.paste(JSON.stringify({ forms: [{ form: published }] }));
    await expect(canvas.getByText(/Paste two forms or two collections/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Insert the current revision" }));
    await expect(canvas.getByText("No changes")).toBeVisible();
    await userEvent.click(canvas.getByText("Compare with an earlier revision"));
    await expect(earlier).not.toBeVisible();
  },
};
