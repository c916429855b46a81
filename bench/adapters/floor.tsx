import "./rows.css";
import { memo, type SyntheticEvent, useState } from "react";
import type { Values } from "../forms.ts";
import type { Adapter, FormProps } from "./adapter.ts";
import { errorOf } from "./check.ts";
import { Row } from "./Row.tsx";
import { Summary } from "./Summary.tsx";

const PlainRow = memo(Row);

const noFailure: { readonly errors: Values; readonly count: number } = { errors: {}, count: 0 };

/** Plain React: uncontrolled native inputs, and one element around the rows. */
function PlainForm({ form, values, onSubmit }: FormProps) {
  const [{ errors, count }, setFailure] = useState(noFailure);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answers: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const parameter of form.parameters) {
      const answer = String(data.get(parameter.name) ?? "");
      answers[parameter.name] = answer;
      const error = errorOf(parameter, answer);
      if (error !== undefined) found[parameter.name] = error;
    }
    if (Object.keys(found).length > 0) setFailure({ errors: found, count: count + 1 });
    else onSubmit(answers);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h1>{form.description}</h1>
      <Summary form={form} errors={errors} failures={count} />
      <div>
        {form.parameters.map((parameter) => (
          <PlainRow
            key={parameter.name}
            parameter={parameter}
            name={parameter.name}
            defaultValue={values?.[parameter.name]}
            error={errors[parameter.name]}
          />
        ))}
      </div>
      <button type="submit">Submit</button>
    </form>
  );
}

export const adapter: Adapter = {
  Form: PlainForm,
  controls: ".row input, .row select",
  errors: ".error",
  ownWords: true,
  summary: "[role=alert] li",
  rows: ".row",
  submit: "button[type=submit]",
};
