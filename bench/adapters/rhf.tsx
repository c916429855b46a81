import "./rows.css";
import { useForm } from "react-hook-form";
import type { Values } from "../forms.ts";
import type { Adapter, FormProps } from "./adapter.ts";
import { registered } from "./registered.ts";
import { Row } from "./Row.tsx";
import { Summary } from "./Summary.tsx";

const noValues: Values = {};

/** react-hook-form as its documentation shows it: everything in one component, rows directly in the form. */
function HookForm({ form, values = noValues, onSubmit }: FormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<Record<string, string>>({ defaultValues: values, shouldFocusError: false });
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message]),
  );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <h1>{form.description}</h1>
      <Summary form={form} errors={messages} failures={submitCount} />
      {form.parameters.map((parameter) => (
        <Row
          key={parameter.name}
          parameter={parameter}
          error={messages[parameter.name]}
          {...registered(register, parameter)}
        />
      ))}
      <button type="submit">Submit</button>
    </form>
  );
}

export const adapter: Adapter = {
  Form: HookForm,
  controls: ".row input, .row select",
  errors: ".error",
  ownWords: true,
  summary: "[role=alert] li",
  rows: ".row",
  submit: "button[type=submit]",
};
