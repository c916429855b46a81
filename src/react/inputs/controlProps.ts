import type { HTMLAttributes } from "react";
import { formatHint } from "./formatHint.ts";
import type { ParameterFieldState } from "../settings/settings.ts";

/** Returns the attributes that all controls share. */
export function controlProps(
  field: ParameterFieldState,
  /** Id of the unit or another description. */
  unit?: string,
): HTMLAttributes<HTMLElement> & { readonly id: string; readonly disabled: boolean } {
  const { ids, parameter, issue, message, invalid, disabled, origin, computedFrom, inWords } =
    field;
  const described = [
    parameter.description || formatHint(field) ? ids.hint : "",
    unit ?? "",
    message === null ? "" : ids.error,
    inWords !== null || issue?.reason === "ambiguous" ? ids.readings : "",
    origin === null && computedFrom.length === 0 ? "" : ids.origin,
  ].filter(Boolean);
  return {
    id: ids.control,
    disabled,
    ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
    ...(parameter.required && { "aria-required": true }),
    ...(invalid && { "aria-invalid": true }),
  };
}
