import type { Parameter } from "../../core/form.ts";
import { badInput, type Issue, issueOf } from "../../core/issue.ts";
import { messageFor } from "../../core/messages.ts";
import { validateValue } from "../../core/validate.ts";
import { fieldRule, fieldSettings } from "../settings/fieldSettings.ts";
import { isUnread } from "./fieldValue.ts";
import type { ResolvedSettings } from "../settings/settings.ts";

/** Looks up what the field of a parameter holds. */
export type Answer = (name: string) => unknown;

/** The issue that stands against what a field holds. A disabled field has none, nor, given the answers to others, has a hidden one. */
export function issueAt(
  parameter: Parameter,
  value: unknown,
  settings: ResolvedSettings,
  answer?: Answer,
): Issue | null {
  const { disabled, stored, allowNegative } = fieldSettings(parameter, settings);
  if (disabled || (answer && settings.when?.(parameter.name, answer) === false)) return null;
  if (stored !== undefined && (value === null || value === undefined)) return null;
  if (isUnread(value)) return badInput(parameter.name, value);
  const rule = fieldRule(parameter, settings);
  if (allowNegative === false && typeof value === "string" && value.startsWith("-"))
    return issueOf(parameter.name, { type: "rangeUnderflow", reason: "negative" });
  return validateValue(parameter, value, { rule });
}

/** The sentence for an issue of a field, told with the rule that it was found with. */
export const fieldMessage = (
  issue: Issue,
  parameter: Parameter,
  settings: ResolvedSettings,
): string => messageFor(issue, parameter, { ...settings, rule: fieldRule(parameter, settings) });
