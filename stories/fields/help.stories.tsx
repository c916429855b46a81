import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { markdownToHtml } from "parameter-form/markdown";
import { expect } from "storybook/test";
import { submittable } from "./fieldStory.ts";

const description = `<p>As on your <b>tax return</b>:</p>
<ul><li>Single, or married filing separately<li>Married filing jointly</ul>
<p>See the <a href="https://www.irs.gov/filing/filing-status">list of the IRS</a>.</p>`;

const help = `Choose **Single** unless:

- you are married, or
- you keep house for a child.

[Which one is mine](https://www.irs.gov/filing/filing-status)`;

const meta = {
  title: "Fields/Descriptions and help",
  component: ParameterForm,
  args: {
    ...submittable,
    form: {
      parameters: [
        {
          name: "filing_status",
          label: "Filing status",
          type: "select",
          required: true,
          description,
          options: [
            { value: "single", label: "Single" },
            { value: "married", label: "Married filing jointly" },
          ],
        },
      ],
    },
    markup: "html",
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof ParameterForm>;

/** `markup="html"` renders a description as HTML, limited to safe elements. */
export const Html: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /IRS/ });
    await expect(link).toHaveAttribute("href", "https://www.irs.gov/filing/filing-status");
  },
};

/** `markup="text"`, the default, renders a description as plain text. */
export const Text: Story = { args: { markup: "text" } };

/** Dangerous HTML is removed. Only its text is rendered. */
export const Hostile: Story = {
  args: {
    form: {
      parameters: [
        {
          name: "note",
          label: "Note",
          type: "string",
          required: true,
          description:
            '<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Press here</a><script>alert(1)</script>',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Press here")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** `help` opens below the control, here written in Markdown. */
export const Help: Story = {
  args: { markdown: markdownToHtml, fields: { filing_status: { markup: "markdown", help } } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText("Help");
    await userEvent.click(name);
    await expect(await canvas.findByRole("link", { name: /Which one/ })).toBeVisible();
  },
};
