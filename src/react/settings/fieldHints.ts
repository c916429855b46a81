import type { Parameter } from "../../core/definition/form.ts";
import { omitUndefined } from "../../core/record.ts";
import type { InputHints, Rule } from "../../core/rules/rule.ts";
import { hintsFor } from "../../core/rules/recommendedHints.ts";
import type { ResolvedSettings, ResolvedField } from "./settings.ts";

/**
 * What a parameter's input offers: what its own settings say, else its rule, else its name. Enter
 * is called "next" but on the last.
 */
export function fieldHints(
  { name, type }: Parameter,
  settings: ResolvedField,
  rule: Rule | null,
  { hints: table, purpose }: ResolvedSettings,
  last: boolean,
): InputHints {
  const aboutPerson = type === "string" || type === "select";
  const { autoComplete, inputMode, autoCapitalize, spellCheck, width } = settings;
  return {
    enterKeyHint: last ? "done" : "next",
    ...(table && aboutPerson && hintsFor(name, { table })),
    ...rule?.input,
    ...(purpose === "other" && aboutPerson && { autoComplete: "off" }),
    ...omitUndefined({ autoComplete, inputMode, autoCapitalize, spellCheck, width }),
  };
}
