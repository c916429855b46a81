import "./plain.css";
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { useMemo } from "react";
import { jsonSchemaOf } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";

/** Without it a select begins with its first option. */
const noDefaults = { constAsDefaults: "never" } as const;

/** RJSF without its error list, which would be more to render. */
function SchemaForm({ form, values, onSubmit }: FormProps) {
  const schema = useMemo(() => jsonSchemaOf(form), [form]);
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
  ownMessages: false,
  submit: "button[type=submit]",
};
