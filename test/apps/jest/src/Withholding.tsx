import { ParameterForm } from "parameter-form";
import "parameter-form/styles.css";

const form = {
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
};

export const Withholding = () => (
  <ParameterForm form={form} onSubmit={(values, { payload }) => console.log(values, payload)} />
);
