import "./plain.css";
import type { JsonFormsCore } from "@jsonforms/core";
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { useMemo, useRef, useState } from "react";
import { jsonSchemaOf, type Values } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";

const nothing: Values = {};

/** JSON Forms. It has no submit of its own: the button shows the errors that it knows of, or submits. */
function RenderedForm({ form, values = nothing, onSubmit }: FormProps) {
  const [failed, setFailed] = useState(false);
  const state = useRef<Pick<JsonFormsCore, "data" | "errors">>({ data: values });
  const [schema, uischema] = useMemo(
    () => [
      jsonSchemaOf(form),
      {
        type: "VerticalLayout",
        elements: form.parameters.map(({ name }) => ({
          type: "Control",
          scope: `#/properties/${name}`,
        })),
      },
    ],
    [form],
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { errors = [], data } = state.current;
        if (errors.length > 0) setFailed(true);
        else onSubmit(data);
      }}
    >
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={values}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={failed ? "ValidateAndShow" : "ValidateAndHide"}
        onChange={(next) => {
          state.current = next;
        }}
      />
      <button type="submit">Submit</button>
    </form>
  );
}

export const adapter: Adapter = {
  Form: RenderedForm,
  controls: ".control :is(input, select)",
  errors: ".validation_error:not(:empty)",
  ownMessages: false,
  submit: "button[type=submit]",
};
