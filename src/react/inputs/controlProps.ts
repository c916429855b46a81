import type { HTMLAttributes } from "react";
import { badInput } from "../../core/values/issue.ts";
import type { MessageProps } from "../parts/contract.ts";
import { resolveField } from "../settings/resolveField.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { issueMessages } from "../store/fieldIssue.ts";

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

/** Returns the format hint of the rule; `null` if it has none or the field is read-only. */
export function formatHint({
  parameter,
  settings,
  readOnly,
}: ParameterFieldState): MessageProps | null {
  const { rule, context } = resolveField(parameter, settings);
  if (!rule?.hint || readOnly) return null;
  const messages = issueMessages(badInput(parameter.name, rule.hint(context)), parameter, settings);
  return messages.atField.children ? messages.atField : null;
}
