import type { HTMLAttributes } from "react";
import type { ParameterFieldState } from "../parameterFieldState.ts";

/** The attributes every control of a parameter has: its id, its label and all that describes it. */
export function controlProps(
  field: ParameterFieldState,
  /** Id of what the answer is measured in, or of another description. */
  unit?: string,
): HTMLAttributes<HTMLElement> & { readonly id: string; readonly disabled: boolean } {
  const { ids, parameter, message, invalid, disabled } = field;
  const hint = parameter.description ? ids.hint : undefined;
  const error = message === null ? undefined : ids.error;
  // One shape for all: a thousand of them are copied a few times each.
  return {
    id: ids.control,
    disabled,
    "aria-describedby": [hint, unit, error].filter((id) => id !== undefined).join(" ") || undefined,
    "aria-required": parameter.required || undefined,
    "aria-invalid": invalid || undefined,
  };
}
