import { ParameterForm } from "parameter-form";
import "parameter-form/styles.css";
import type { Adapter } from "./adapter.ts";

/** `parameter-form` as its README shows it, with either mask. */
export const oursWith = (mask: "live" | "blur"): Adapter => ({
  Form: ({ form, values, onSubmit }) => (
    <ParameterForm
      form={form}
      mask={mask}
      // As the others do: the form stays.
      afterSubmit="edit"
      {...(values && { defaultValues: values })}
      onSubmit={(answers) => onSubmit(answers)}
    />
  ),
  controls: ".pf-field :is(input, select)",
  errors: ".pf-error",
  ownWords: true,
  summary: "[role=alert] li",
  rows: ".pf-field",
  submit: ".pf-actions button",
});

export const adapter: Adapter = oursWith("live");
