import { useForm } from "@tanstack/react-form";
import { useMemo } from "react";
import { errorOf, type Values } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";
import { look } from "./plain.tsx";

const { Row, Shell: _, summary: __, ...parts } = look;

/** TanStack Form with a controlled plain row per field and no summary. */
function Form({ form, values, onSubmit }: FormProps) {
  const defaultValues = useMemo(
    (): Values =>
      Object.fromEntries(form.parameters.map(({ name }) => [name, values?.[name] ?? ""])),
    [form, values],
  );
  const api = useForm({ defaultValues, onSubmit: ({ value }) => onSubmit(value) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void api.handleSubmit();
      }}
    >
      <h1>{form.description}</h1>
      <div>
        {form.parameters.map((parameter) => (
          <api.Field
            key={parameter.name}
            name={parameter.name}
            validators={{ onSubmit: ({ value }) => errorOf(parameter, value) }}
          >
            {({ state, handleChange, handleBlur }) => (
              <Row
                parameter={parameter}
                error={state.meta.errors[0]}
                value={state.value ?? ""}
                onBlur={handleBlur}
                onChange={(event: { readonly target: { readonly value: string } }) =>
                  handleChange(event.target.value)
                }
              />
            )}
          </api.Field>
        ))}
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const adapter: Adapter = { Form, ...parts };
