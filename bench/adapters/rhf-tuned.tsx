import { memo } from "react";
import { useForm, type UseFormRegister } from "react-hook-form";
import { errorOf, type Values } from "../forms.ts";
import type { Adapter, FormProps, RowProps } from "./index.ts";
import { look } from "./plain.tsx";

const { Shell, Row, ...parts } = look;
const noValues: Values = {};

interface RegisteredRowProps extends Pick<RowProps, "parameter" | "error"> {
  readonly register: UseFormRegister<Record<string, string>>;
}

const RegisteredRow = memo(function RegisteredRow({ register, ...props }: RegisteredRowProps) {
  const validate = (value: string) => errorOf(props.parameter, value) ?? true;
  return <Row {...props} {...register(props.parameter.name, { validate })} />;
});

/** react-hook-form with a memoised component per field, so that a message renders one row; one subscription per form, no mask. */
function Form({ form, values = noValues, onSubmit }: FormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<Record<string, string>>({ defaultValues: values, shouldFocusError: false });
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message]),
  );
  return (
    <Shell
      form={form}
      errors={messages}
      failures={submitCount}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      {form.parameters.map((parameter) => (
        <RegisteredRow
          key={parameter.name}
          parameter={parameter}
          register={register}
          error={messages[parameter.name]}
        />
      ))}
    </Shell>
  );
}

export const adapter: Adapter = { Form, ...parts };
