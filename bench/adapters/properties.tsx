import { ParameterForm } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import "parameter-form/styles.css";
import { questionProperties } from "../../src/builder/properties/questionProperties.ts";
import type { Adapter } from "./index.ts";

const properties = questionProperties(1, []);
const form = { parameters: properties.map(({ parameter }) => parameter) };
const named = properties.map(({ parameter: { name }, ...more }) => ({ name, ...more }));
const fields = Object.fromEntries(named.map(({ name, settings = {} }) => [name, settings]));
const conditions = named.flatMap(({ name, when }) => (when ? [[name, when] as const] : []));
const when = shownWhen(form, Object.fromEntries(conditions));

/** The form of a question's properties alone, without the builder. */
export const adapter: Adapter = {
  Form: ({ onSubmit }) => (
    <ParameterForm
      form={form}
      fields={fields}
      when={when}
      defaultValues={{ label: "Question 100", type: "string", required: "true" }}
      onChange={() => {}}
      onSubmit={(answers) => onSubmit(answers)}
      submitLabel={false}
      afterSubmit="edit"
      requiredIndicator="optional"
    />
  ),
  controls: ".pf-field :is(input, textarea)",
  errors: ".pf-error",
  ownMessages: true,
  submit: ".pf-actions button",
};
