import type { Parameter } from "../../core/definition/form.ts";
import { fieldRule } from "../../core/model/field.ts";
import { fieldSettings } from "./fieldSettings.ts";
import { asksSensitive } from "../../core/values/sensitiveNames.ts";
import type { ResolvedSettings } from "./settings.ts";

/**
 * Whether an answer is kept from other people's eyes, in its field, in a review and on a receipt,
 * and out of drafts: because no more than the last four of it are here; else as the app says; else
 * by its rule, or as a text or number whose name says so.
 */
export function isSensitive(parameter: Parameter, settings: ResolvedSettings): boolean {
  const { stored, sensitive } = fieldSettings(parameter, settings);
  if (stored !== undefined) return true;
  if (sensitive !== undefined) return sensitive;
  return asksSensitive(parameter, fieldRule(parameter, settings));
}

/** Whether an answer is one of the texts that its rule takes in place of a value: they are no secret. */
export const isOtherText = (
  parameter: Parameter,
  value: unknown,
  settings: ResolvedSettings,
): boolean => fieldRule(parameter, settings)?.others?.some((text) => text === value) === true;
