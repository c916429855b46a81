import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { expect, fn } from "storybook/test";

/** The forms of the page "Getting started", which shows them: they have no place of their own. */
const meta = {
  title: "Guides/Getting started forms",
  component: ParameterForm,
  tags: ["!dev", "!autodocs"],
  args: {
    form: {
      description: "Employee's Withholding Certificate",
      parameters: [
        { name: "exempt", label: "I claim exemption", type: "boolean", required: true },
        {
          name: "additional_withholding",
          label: "Extra withholding",
          type: "currency",
          required: false,
        },
      ],
    },
    onSubmit: fn<SubmitHandler>(),
  },
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the page says that `onSubmit` gets. */
export const First: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/extra withholding/i), "1234.5");
    await userEvent.selectOptions(canvas.getByLabelText(/exemption/i), "No");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { exempt: "false", additional_withholding: "1234.5" },
      expect.objectContaining({
        payload: {
          parameters: [
            { name: "exempt", value: "false" },
            { name: "additional_withholding", value: "1234.5" },
          ],
        },
      }),
    );
  },
};

/** Exempt is refused by the server, at its field and in the summary. */
export const Refused: Story = {
  args: {
    onSubmit: fn<SubmitHandler>(({ exempt }) =>
      exempt === "true"
        ? {
            fields: { exempt: ["You have no exemption certificate on file"] },
            form: ["Your withholding is as it was"],
          }
        : undefined,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/exemption/i), "Yes");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("as it was");
    await expect(canvas.getByLabelText(/exemption/i)).toBeInvalid();
  },
};
