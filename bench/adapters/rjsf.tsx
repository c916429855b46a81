import "./rows.css";
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { useMemo } from "react";
import type { Adapter, FormProps } from "./adapter.ts";
import { jsonSchemaOf } from "./jsonSchema.ts";

/** Without it a select begins with its first option. */
const noDefaults = { constAsDefaults: "never" } as const;

/** A list of the errors above the form would be more to draw: it has none. */
function SchemaForm({ form, values, onSubmit }: FormProps) {
  const schema = useMemo(
    () =>
      jsonSchemaOf(form, (options) => ({
        oneOf: options.map(({ value, label }) => ({ const: value, title: label })),
      })),
    [form],
  );
  return (
    <Form
      schema={schema}
      validator={validator}
      showErrorList={false}
      noHtml5Validate
      experimental_defaultFormStateBehavior={noDefaults}
      onError={() => {}}
      {...(values && { formData: values })}
      onSubmit={({ formData }) => onSubmit(formData)}
    />
  );
}

export const adapter: Adapter = {
  Form: SchemaForm,
  controls: ".rjsf-field-string :is(input, select)",
  errors: ".rjsf-field-string .error-detail",
  ownWords: false,
  rows: ".rjsf-field-string",
  submit: "button[type=submit]",
};
