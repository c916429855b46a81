import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { expect, fn } from "storybook/test";

/** Hidden in the sidebar, because the guide Getting started shows these forms. */
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

/** `onSubmit` receives the values and the payload that the guide shows. */
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

/** `onSubmit` returns server errors, which appear at the field and in the summary. */
export const ServerErrors: Story = {
  args: {
    onSubmit: fn<SubmitHandler>(({ exempt }) =>
      exempt === "true"
        ? {
            fields: { exempt: ["You have no exemption certificate on file"] },
            form: ["Your withholding has not changed"],
          }
        : undefined,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/exemption/i), "Yes");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("has not changed");
    await expect(canvas.getByLabelText(/exemption/i)).toBeInvalid();
  },
};
