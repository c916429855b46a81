import { testsIn } from "../../core/condition.ts";
import type { Form, Values } from "../../core/form.ts";
import { blocks } from "../../core/issue.ts";
import { isRecord, ownValue, recordOf } from "../../core/record.ts";
import { all } from "../../core/rules/all.ts";
import type { Rule, RuleOptions } from "../../core/rules/rule.ts";
import { shownWhen } from "../../core/shownWhen.ts";
import { validateForm } from "../../core/validate.ts";
import { checkOf } from "../checks.ts";
import { computeOf } from "../computations.ts";
import type { FormInDocument } from "../formInDocument.ts";
import { ruleParts } from "../ruleParts.ts";
import { ruleOf } from "../rules.ts";
import type { Change } from "./change.ts";
import { defaultRule } from "./ruleChanges.ts";
import type { SeenChange } from "./seenChange.ts";

/** The answers in `{ parameters: [{ name, value }] }`, or in a record of them by name. */
function valuesIn(stored: unknown): Values {
  const list = isRecord(stored) ? ownValue(stored, "parameters") : undefined;
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(list)
    ? list.map((one: unknown) => (isRecord(one) ? [one["name"], one["value"]] : [null, null]))
    : Object.entries(isRecord(stored) ? stored : {});
  return recordOf(
    pairs.flatMap(([name, value]) =>
      typeof name === "string" && typeof value === "string" ? [[name, value] as const] : [],
    ),
  );
}

/** What is asked, where that follows from answers to the form itself. */
function whenOf(form: Form, { said }: FormInDocument): RuleOptions["when"] {
  const names = new Set(form.parameters.map(({ name }) => name));
  const own = Object.entries(said?.conditions ?? {}).filter(([, condition]) =>
    testsIn(condition).every(
      ({ name, form: other = form.id }) => other === form.id && names.has(name),
    ),
  );
  return own.length === 0 ? undefined : shownWhen(form, recordOf(own));
}

/** How the answers to a form are checked. */
export function optionsOf(linted: FormInDocument): RuleOptions {
  const { form, said, lang } = linted;
  const rules = form.parameters.map((parameter): readonly [string, Rule | null] => {
    const own = defaultRule(linted, parameter);
    const made = ruleParts(linted, parameter).map(([rule]) => ruleOf(rule, lang));
    const [first, ...others] = own ? [own, ...made] : made;
    return [parameter.name, first ? all(first, ...others) : null];
  });
  const compute = Object.entries(said?.compute ?? {}).map(
    ([name, one]) => [name, computeOf(one)] as const,
  );
  return {
    rules: recordOf(rules),
    when: whenOf(form, linted),
    checks: said?.checks?.map(checkOf),
    compute: compute.length === 0 ? undefined : recordOf(compute),
  };
}

/** Names of the answers that are refused; of all, those that the form does not ask for. */
function refusedIn(linted: FormInDocument, values: Values): ReadonlySet<string> {
  const names = new Set(linted.form.parameters.map(({ name }) => name));
  const issues = validateForm(linted.form, values, optionsOf(linted)).filter(blocks);
  return new Set([
    ...issues.map(({ name }) => name),
    ...Object.keys(values).filter((name) => !names.has(name)),
  ]);
}

/** Says of each change how many of the stored answers were right and are refused for it now. */
export function counted(
  changes: readonly SeenChange[],
  [old, next]: readonly [FormInDocument, FormInDocument],
  stored: readonly unknown[],
): readonly Change[] {
  const right = stored.map(valuesIn).filter((values) => refusedIn(old, values).size === 0);
  const refused = right.map((values) => ({ values, names: refusedIn(next, values) }));
  return changes.map(({ value, ...change }) => {
    const { name } = change;
    if (name === undefined || stored.length === 0) return change;
    const count = refused.filter(
      ({ values, names }) =>
        names.has(name) && (value === undefined || ownValue(values, name) === value),
    ).length;
    const of = `${count} of ${stored.length} stored answers can no longer be submitted`;
    const isTold = count > 0 && ["breaks answers", "asks again"].includes(change.class);
    return isTold ? { ...change, what: `${change.what}: ${of}`, refused: count } : change;
  });
}
