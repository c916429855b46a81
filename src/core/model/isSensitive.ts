import type { Parameter } from "../definition/form.ts";
import { ownValue } from "../record.ts";
import { asksSensitive } from "../values/sensitiveNames.ts";
import { fieldRule } from "./field.ts";
import type { ModelSettings, Resolved } from "./settings.ts";

/**
 * Returns whether an answer is kept from other people's eyes, in its field, in a review and on a
 * receipt, and out of drafts: where the server has it already, so that only its last four are known;
 * else as the app says; else by its rule, or as a text or number by its name.
 */
export function isSensitive(parameter: Parameter, settings: Resolved<ModelSettings>): boolean {
  const { stored, sensitive } = ownValue(settings.fields ?? {}, parameter.name) ?? {};
  if (stored !== undefined) return true;
  return sensitive ?? asksSensitive(parameter, fieldRule(parameter, settings));
}

/** Returns whether an answer is a text that its rule takes in place of a value, which is no secret. */
export const isOtherText = (
  parameter: Parameter,
  value: unknown,
  settings: Resolved<ModelSettings>,
): boolean => fieldRule(parameter, settings)?.others?.some((text) => text === value) === true;
