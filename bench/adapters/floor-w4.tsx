import { memo } from "react";
import type { Adapter, FormProps } from "./adapter.ts";
import { Summary } from "./Summary.tsx";
import { usePlainForm } from "./usePlainForm.ts";
import { W4Actions, W4Field, W4Header, w4Look } from "./W4.tsx";

const PlainField = memo(W4Field);

/** The W-4 with plain React: uncontrolled native inputs. */
function PlainW4(props: FormProps) {
  const { form, values } = props;
  const { errors, count, submit } = usePlainForm(props);
  return (
    <form className="pf-form" aria-labelledby="heading" noValidate onSubmit={submit}>
      <W4Header {...form} />
      <Summary form={form} errors={errors} failures={count} />
      <div className="pf-fields">
        {form.parameters.map((parameter) => (
          <PlainField
            key={parameter.name}
            parameter={parameter}
            name={parameter.name}
            defaultValue={values?.[parameter.name]}
            error={errors[parameter.name]}
          />
        ))}
      </div>
      <W4Actions />
    </form>
  );
}

export const adapter: Adapter = { Form: PlainW4, ...w4Look };
