import { badInput } from "../../core/values/issue.ts";
import type { MessageProps } from "../parts/contract.ts";
import { resolveField } from "../settings/resolveField.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { issueMessages } from "../store/fieldIssue.ts";

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
