import { badInput } from "../../core/values/issue.ts";
import type { Words } from "../parts/contract.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { issueWords } from "../store/fieldIssue.ts";

/** Returns the format hint of the rule; `null` for fields without text input. */
export function formatHint({ parameter, settings, readOnly }: ParameterFieldState): Words | null {
  const { rule, context } = fieldTerms(parameter, settings);
  if (!rule?.hint || readOnly) return null;
  const words = issueWords(badInput(parameter.name, rule.hint(context)), parameter, settings);
  return words.atField.children ? words.atField : null;
}
