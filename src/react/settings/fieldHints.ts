import type { Parameter } from "../../core/definition/form.ts";
import { omitUndefined } from "../../core/record.ts";
import type { InputHints, Rule } from "../../core/rules/rule.ts";
import { hintsFor } from "../../core/rules/recommendedHints.ts";
import type { ResolvedSettings, ResolvedField } from "./settings.ts";

/** Returns the hints of an input: those of its settings, else of its rule, else of its name. */
export function fieldHints(
  { name, type }: Parameter,
  settings: ResolvedField,
  rule: Rule | null,
  { hints: table, purpose }: ResolvedSettings,
): InputHints {
  const aboutPerson = type === "string" || type === "select";
  const { autoComplete, inputMode, autoCapitalize, spellCheck, width } = settings;
  return {
    ...(table && aboutPerson && hintsFor(name, { table })),
    ...rule?.input,
    ...(purpose === "other" && aboutPerson && { autoComplete: "off" }),
    ...omitUndefined({ autoComplete, inputMode, autoCapitalize, spellCheck, width }),
  };
}
