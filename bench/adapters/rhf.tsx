import { look } from "bench-look";
import { useForm, type UseFormRegister, type UseFormRegisterReturn } from "react-hook-form";
import { errorOf, type Parameter, type Values } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";

const { Shell, Row, ...parts } = look;
const noValues: Values = {};

/** react-hook-form as its documentation shows it: `register` in one component, and a mask of twenty lines for amounts. */
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
      bare
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      {form.parameters.map((parameter) => (
        <Row
          key={parameter.name}
          parameter={parameter}
          error={messages[parameter.name]}
          {...masked(register, parameter)}
        />
      ))}
    </Shell>
  );
}

function masked(
  register: UseFormRegister<Record<string, string>>,
  parameter: Parameter,
): UseFormRegisterReturn {
  const validate = (value: string) => errorOf(parameter, value) ?? true;
  if (parameter.type !== "currency") return register(parameter.name, { validate });
  const field = register(parameter.name, { validate, setValueAs: withoutGroups });
  return {
    ...field,
    onChange(event: { readonly target: HTMLInputElement }) {
      groupDigits(event.target);
      return field.onChange(event);
    },
  };
}

/** Groups the digits of an amount while it is typed. The caret stays behind the same digit. */
function groupDigits(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const [whole = "", ...decimals] = withoutGroups(value).split(".");
  const text = [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
  if (text === value) return;
  const before = withoutGroups(value.slice(0, selectionStart ?? value.length)).length;
  input.value = text;
  let caret = 0;
  for (let signs = 0; signs < before; caret++) if (text[caret] !== ",") signs++;
  input.setSelectionRange(caret, caret);
}

const withoutGroups = (text: string): string => text.replaceAll(",", "");

export const adapter: Adapter = { Form, ...parts };
