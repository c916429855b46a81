import { useForm } from "react-hook-form";
import type { Values } from "../forms.ts";
import type { Adapter, FormProps } from "./adapter.ts";
import { registered } from "./registered.ts";
import { Summary } from "./Summary.tsx";
import { W4Actions, W4Field, W4Header, w4Look } from "./W4.tsx";

const noValues: Values = {};

/** The W-4 with react-hook-form by hand, as its documentation shows it. */
function HookW4({ form, values = noValues, onSubmit }: FormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<Record<string, string>>({ defaultValues: values, shouldFocusError: false });
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message]),
  );
  return (
    <form
      className="pf-form"
      aria-labelledby="heading"
      noValidate
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <W4Header {...form} />
      <Summary form={form} errors={messages} failures={submitCount} />
      <div className="pf-fields">
        {form.parameters.map((parameter) => (
          <W4Field
            key={parameter.name}
            parameter={parameter}
            error={messages[parameter.name]}
            {...registered(register, parameter)}
          />
        ))}
      </div>
      <W4Actions />
    </form>
  );
}

export const adapter: Adapter = { Form: HookW4, ...w4Look };
