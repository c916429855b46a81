import { ParameterForm } from "parameter-form";
import "parameter-form/styles.css";
import type { Adapter } from "./index.ts";

/** `parameter-form` as its README shows it. After a submit the form stays, as it does with the others. */
export const adapter: Adapter = {
  Form: ({ form, values, onSubmit }) => (
    <ParameterForm
      form={form}
      afterSubmit="edit"
      {...(values && { defaultValues: values })}
      onSubmit={(answers) => onSubmit(answers)}
    />
  ),
  controls: ".pf-field :is(input, select)",
  errors: ".pf-error",
  ownMessages: true,
  summary: "[role=alert] li",
  submit: ".pf-actions button",
};
