import { safeParseForm } from "../../core/definition/parseForm.ts";
import { conditionFindings } from "./constantConditions.ts";
import { type Finding, findingOf } from "./finding.ts";
import { formChecks } from "./formChecks.ts";
import { type DocumentFormSettings, loneForm } from "../read/formInDocument.ts";
import { issueFindings, warningFindings } from "./parseFindings.ts";

/**
 * Lints a form, and returns the problems that employees would encounter, such as meaningless
 * labels, impossible answers, and conditions that never hold. Never throws, whatever `json` is.
 *
 * @param json The definition of the form.
 * @param settings Settings of the form, as in a collection. Their paths begin with `settings`.
 *   Without `settings`, no missing setting is reported.
 *
 * @example
 * lintForm(definition).filter(({ severity }) => severity === "error");
 */
export function lintForm(json: unknown, settings?: DocumentFormSettings): readonly Finding[] {
  const parsed = safeParseForm(json, settings);
  if (!parsed.ok) return issueFindings(parsed.issues, json).map(findingOf);
  const { form } = parsed;
  const { when, conditions, repeat, id = form.id ?? "" } = settings ?? {};
  const linted = loneForm(form, json, settings);
  const placed = { id, form, when, conditions, repeat, path: "settings" };
  return [
    ...warningFindings(parsed.warnings, json),
    ...formChecks.flatMap((check) => check(linted)),
    ...conditionFindings([placed]),
  ].map(findingOf);
}
