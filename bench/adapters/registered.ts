import type { UseFormRegister, UseFormRegisterReturn } from "react-hook-form";
import type { Parameter } from "../forms.ts";
import { errorOf } from "./check.ts";
import { groupDigits, withoutGroups } from "./mask.ts";

export type Register = UseFormRegister<Record<string, string>>;

/** What `register` gives for a field; amounts are masked. */
export function registered(register: Register, parameter: Parameter): UseFormRegisterReturn {
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
