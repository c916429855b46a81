import { safeParseForm } from "../../core/definition/parseForm.ts";
import { conditionFindings } from "./conditions.ts";
import { type Finding, findingOf } from "./finding.ts";
import { formChecks } from "./formChecks.ts";
import { type DocumentFormSettings, loneForm } from "../read/formInDocument.ts";
import { refusals, warnings } from "./refused.ts";

/**
 * What an employee would otherwise find in a form: labels that say nothing, answers that cannot be
 * given, conditions that never hold. `json` is the definition of a form, `settings` what a
 * collection says of it, whose paths begin with `settings`; what nobody said is not missed. Each
 * finding has its path, and says what is wrong, why it matters and what to do. Never throws,
 * whatever `json` is.
 *
 * @example
 * lintForm(definition).filter(({ severity }) => severity === "error");
 */
export function lintForm(json: unknown, settings?: DocumentFormSettings): readonly Finding[] {
  const parsed = safeParseForm(json, settings);
  if (!parsed.ok) return refusals(parsed.issues, json).map(findingOf);
  const { form } = parsed;
  const { when, conditions, repeat, id = form.id ?? "" } = settings ?? {};
  const linted = loneForm(form, json, settings);
  const placed = { id, form, when, conditions, repeat, path: "settings" };
  return [
    ...warnings(parsed.warnings, json),
    ...formChecks.flatMap((check) => check(linted)),
    ...conditionFindings([placed]),
  ].map(findingOf);
}
