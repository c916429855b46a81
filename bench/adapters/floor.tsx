import "./rows.css";
import { memo } from "react";
import type { Adapter, FormProps } from "./adapter.ts";
import { Row } from "./Row.tsx";
import { Summary } from "./Summary.tsx";
import { usePlainForm } from "./usePlainForm.ts";

const PlainRow = memo(Row);

/** Plain React: uncontrolled native inputs, and one element around the rows. */
function PlainForm(props: FormProps) {
  const { form, values } = props;
  const { errors, count, submit } = usePlainForm(props);
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
