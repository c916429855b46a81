import { look } from "bench-look";
import { memo, type SyntheticEvent, useState } from "react";
import { errorOf, type Values } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";

const { Shell, ...parts } = look;
const Row = memo(look.Row);
const noErrors: { readonly errors: Values; readonly failures: number } = {
  errors: {},
  failures: 0,
};

/** Plain React: uncontrolled native inputs, whose answers are read from the form when it is submitted. */
function Form({ form, values, onSubmit }: FormProps) {
  const [failure, setFailure] = useState(noErrors);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answers: Record<string, string> = {};
    const errors: Record<string, string> = {};
    for (const parameter of form.parameters) {
      const answer = String(data.get(parameter.name) ?? "");
      answers[parameter.name] = answer;
      const error = errorOf(parameter, answer);
      if (error !== undefined) errors[parameter.name] = error;
    }
    if (Object.keys(errors).length > 0) setFailure({ errors, failures: failure.failures + 1 });
    else onSubmit(answers);
  };
  return (
    <Shell form={form} {...failure} onSubmit={submit}>
      {form.parameters.map((parameter) => (
        <Row
          key={parameter.name}
          parameter={parameter}
          name={parameter.name}
          defaultValue={values?.[parameter.name]}
          error={failure.errors[parameter.name]}
        />
      ))}
    </Shell>
  );
}

export const adapter: Adapter = { Form, ...parts };
