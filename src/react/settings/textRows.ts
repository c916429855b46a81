import type { Parameter } from "../../core/form.ts";
import type { Rule } from "../../core/rules/rule.ts";
import type { FieldSettings } from "./settings.ts";

/** How many lines a text of several begins with; `null` where there can be but one. */
export function textRows(
  { type }: Parameter,
  { multiline = false }: FieldSettings,
  rule: Rule | null,
  sensitive: boolean,
): number | null {
  const isOneLine = type !== "string" || sensitive || rule?.numeric;
  if (multiline === false || isOneLine) return null;
  return multiline === true ? 3 : multiline;
}
