import type { Meta, StoryObj } from "@storybook/react-vite";
import { getParameterValues, ParameterFields, parseForm } from "parameter-form";
import { apiExample } from "parameter-form/service";
import type { JSX } from "react";
import { useForm } from "react-hook-form";
import { expect, fn } from "storybook/test";
import { DemoButton } from "../shared/controls.tsx";

const form = parseForm(apiExample);

interface HireFormProps {
  readonly onSave: (hire: { readonly team: string; readonly answers: object }) => void;
}

/** `<ParameterFields>` inside your own form with react-hook-form. */
function HireForm({ onSave }: HireFormProps): JSX.Element {
  const { control, register, handleSubmit } = useForm({ defaultValues: { team: "", w4: {} } });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ team, w4 }) =>
        onSave({ team, answers: getParameterValues(form, w4) }),
      )}
    >
      <p>
        <label className="demo-label">
          Team
          <input className="demo-control" {...register("team")} />
        </label>
      </p>
      <ParameterFields form={form} control={control} name="w4" />
      <p>
        <DemoButton type="submit">Hire</DemoButton>
      </p>
    </form>
  );
}

const meta = {
  title: "Forms/ParameterFields",
  component: HireForm,
  args: { onSave: fn() },
} satisfies Meta<typeof HireForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAFormOfYourOwn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Team"), "Payroll");
    await userEvent.selectOptions(canvas.getByLabelText(/filing status/i), "single");
    await userEvent.type(canvas.getByLabelText(/allowances/i), "1,000");
    await userEvent.type(canvas.getByLabelText(/signature/i), "Ada Lovelace");
    await userEvent.click(canvas.getByRole("button", { name: "Hire" }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith({
      team: "Payroll",
      answers: { filing_status: "single", allowances: "1000", employee_signature: "Ada Lovelace" },
    });
  },
};
