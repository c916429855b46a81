import type { Parameter } from "../definition/form.ts";
import { getOwn } from "../record.ts";
import { asksSensitive } from "../values/sensitiveNames.ts";
import { fieldRule } from "./validateField.ts";
import type { ModelSettings, Resolved } from "./settings.ts";

/**
 * Whether an answer is hidden in its field, in a review and on a receipt, and omitted from drafts.
 * An answer with the setting `stored` always is. Otherwise the setting `sensitive` decides, then
 * the rule, then the name of a text or number.
 */
export function isSensitive(parameter: Parameter, settings: Resolved<ModelSettings>): boolean {
  const { stored, sensitive } = getOwn(settings.fields ?? {}, parameter.name) ?? {};
  if (stored !== undefined) return true;
  return sensitive ?? asksSensitive(parameter, fieldRule(parameter, settings));
}

/**
 * Whether an answer is a text that its rule accepts in place of a value, such as "Applied for".
 * Such a text is not secret.
 */
export const isOtherText = (
  parameter: Parameter,
  value: unknown,
  settings: Resolved<ModelSettings>,
): boolean => fieldRule(parameter, settings)?.others?.some((text) => text === value) === true;
