import "./rows.css";
import { memo } from "react";
import { useForm, type UseFormRegister } from "react-hook-form";
import type { Parameter, Values } from "../forms.ts";
import type { Adapter, FormProps } from "./adapter.ts";
import { errorOf } from "./check.ts";
import { Row } from "./Row.tsx";
import { Summary } from "./Summary.tsx";

interface RegisteredRowProps {
  readonly parameter: Parameter;
  readonly error: string | undefined;
  readonly register: UseFormRegister<Record<string, string>>;
}

/** A memoised component per field, so that a message draws one row; the errors are subscribed to once, by the form. No mask. */
const RegisteredRow = memo(function RegisteredRow({
  parameter,
  error,
  register,
}: RegisteredRowProps) {
  const rules = { validate: (value: string) => errorOf(parameter, value) ?? true };
  return <Row parameter={parameter} error={error} {...register(parameter.name, rules)} />;
});

const noValues: Values = {};

function TunedForm({ form, values = noValues, onSubmit }: FormProps) {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({
    defaultValues: values,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message]),
  );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <h1>{form.description}</h1>
      <Summary form={form} errors={messages} failures={submitCount} />
      <div>
        {form.parameters.map((parameter) => (
          <RegisteredRow
            key={parameter.name}
            parameter={parameter}
            register={register}
            error={messages[parameter.name]}
          />
        ))}
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const adapter: Adapter = {
  Form: TunedForm,
  controls: ".row input, .row select",
  errors: ".error",
  ownWords: true,
  summary: "[role=alert] li",
  rows: ".row",
  submit: "button[type=submit]",
};
