import {
  type Condition,
  type Issue,
  recommendedRules,
  type Rule,
  validateValue,
} from "parameter-form/core";
import { all } from "../../../src/core/rules/all.ts";
import { decimals, max, min } from "../../../src/core/rules/limits.ts";
import { mustBeTrue } from "../../../src/core/rules/mustBeTrue.ts";
import type { Case } from "./cases.ts";

type Answers = Record<string, string>;

/** Calls a setting that is a function. */
const now = <T>(setting: T | ((answers: Answers) => T), answers: Answers): T =>
  setting instanceof Function ? setting(answers) : setting;

/**
 * What `evaluate` must return, computed in the order in which the guides explain it: no laziness, no
 * caches, nothing shared. Slow and plain, so that a reader can check it against the guides.
 */
export function evaluateNaively({ form, conditions, settings, values, repeats }: Case) {
  const {
    fields = {},
    rules = {},
    defaultRules = recommendedRules,
    checks = [],
    compute = {},
  } = settings;
  const field = (name: string) => fields[name] ?? {};
  const value = (name: string): unknown => values[name];

  // 1. A question is visible while its condition holds. Hidden and disabled ones have no answer.
  const isDisabled = (name: string): boolean => field(name).disabled ?? settings.disabled ?? false;
  const isVisible = (name: string): boolean => {
    const condition = conditions[name];
    return !condition || isTrue(condition);
  };
  const isTrue = (condition: Condition): boolean => {
    if ("all" in condition) return condition.all.every(isTrue);
    if ("any" in condition) return condition.any.some(isTrue);
    const { name } = condition;
    const isIncluded = isVisible(name) && (settings.disabled || !field(name).disabled);
    const answer = isIncluded && typeof value(name) === "string" ? value(name) : null;
    if ("equals" in condition) return answer === condition.equals;
    if ("oneOf" in condition) return condition.oneOf.some((one) => one === answer);
    if ("not" in condition) return answer !== condition.not;
    return (answer !== null) === condition.answered;
  };

  // 2. What would be submitted, and of that, what checks and functions see: no text of another type.
  const ruleByName = (name: string) => {
    const parameter = form.parameters.find((one) => one.name === name);
    if (rules[name] !== undefined) return rules[name];
    const byName = defaultRules === false ? undefined : defaultRules[name];
    if (parameter?.type !== "string") return null;
    if (byName !== undefined) return byName;
    const other = repeats.find(([one]) => one === name)?.[1] ?? "";
    return rules[other] ?? null;
  };
  const submitted: Answers = {};
  const answers: Answers = {};
  for (const parameter of form.parameters) {
    const { name } = parameter;
    const answer = value(name);
    if (typeof answer !== "string" || !isVisible(name) || isDisabled(name)) continue;
    submitted[name] = answer;
    const rule = ruleByName(name);
    const issue = validateValue(parameter, answer, {
      rule: rule instanceof Function ? null : rule,
    });
    if (issue?.type !== "typeMismatch") answers[name] = answer;
  }

  // 3. Each value by itself, with its rule, limits and settings for these answers.
  const ownIssue = (name: string): Issue | null => {
    const parameter = form.parameters.find((one) => one.name === name);
    if (!parameter || isDisabled(name)) return null;
    const own = field(name);
    const answer = value(name);
    if (own.stored !== undefined && (answer === null || answer === undefined)) return null;
    if (own.allowNegative === false && typeof answer === "string" && answer.startsWith("-"))
      return issue(name, "rangeUnderflow", "negative");
    const isAgreement =
      own.as === "agreement" && parameter.type === "boolean" && parameter.required;
    const ownRule = now(own.rule, answers);
    const rule =
      ownRule === undefined
        ? (now(ruleByName(name), answers) ?? (isAgreement ? mustBeTrue() : null))
        : ownRule;
    const [least, most, places] = [
      now(own.min, answers),
      now(own.max, answers),
      now(own.decimals, answers),
    ];
    const parts: Rule[] = [];
    if (rule) parts.push(rule);
    if (least !== undefined) parts.push(min(least));
    if (most !== undefined) parts.push(max(most));
    if (places !== undefined) parts.push(decimals(places));
    const [first, ...others] = parts;
    const found = validateValue(parameter, answer, { rule: first ? all(first, ...others) : null });
    const isFixed = compute[name] && found?.severity === "error" && found.type !== "valueMissing";
    return found && isFixed ? issue(name, found.type, "computedInvalid") : found;
  };

  // 4. What is wrong between answers: computed ones that do not follow, then checks in their order.
  const visible = form.parameters.filter(({ name }) => isVisible(name) && !isDisabled(name));
  const visibleForm = { ...form, parameters: visible };
  const computed = new Map(
    visible.flatMap(({ name }) =>
      compute[name] ? [[name, compute[name](answers) ?? null] as const] : [],
    ),
  );
  const between: Issue[] = [];
  for (const [name, follows] of computed)
    if ((answers[name] ?? null) !== follows)
      between.push(issue(name, "customError", "notComputed"));
  for (const check of checks)
    for (const found of check(answers, visibleForm))
      between.push(issue(found.name, found.type, found.reason, found.severity));

  // 5. One issue a question, in the order in which they are asked; then those of others.
  const order = (settings.sections ?? []).flatMap(({ names }) => names);
  const inOrder = [
    ...order,
    ...form.parameters.map(({ name }) => name).filter((name) => !order.includes(name)),
  ];
  const issues = [];
  for (const name of inOrder.filter(isVisible)) {
    const found = [ownIssue(name), ...between.filter((one) => one.name === name)].flatMap(
      (one) => one ?? [],
    );
    const worst = found.find(({ severity }) => severity === "error") ?? found[0];
    if (worst) issues.push(short(worst));
  }
  for (const name of new Set(between.map((one) => one.name)))
    if (!isVisible(name))
      issues.push(
        short(
          between.find((one) => one.name === name && one.severity === "error") ??
            between.find((one) => one.name === name),
        ),
      );

  return {
    visible: inOrder.filter(isVisible),
    last: inOrder.findLast(isVisible),
    submitted,
    answers,
    computed: Object.fromEntries(computed),
    issues,
  };
}

/**
 * What `evaluateCollection` must return of two forms, of which the second is asked while the question
 * called `name` in the first is answered, or is not.
 */
export function evaluateBothNaively(
  one: Case,
  two: Case,
  { name, answered }: { readonly name: string; readonly answered: boolean },
) {
  const first = evaluateNaively(one);
  const { fields = {}, disabled = false } = one.settings;
  const isIncluded = first.visible.includes(name) && (disabled || !fields[name]?.disabled);
  const isAnswered = isIncluded && typeof one.values[name] === "string";
  const visibleForm = [
    ...(disabled ? [] : [["one", first] as const]),
    ...(isAnswered !== answered || two.settings.disabled
      ? []
      : [["two", evaluateNaively(two)] as const]),
  ];
  return {
    submitted: Object.fromEntries(visibleForm.map(([id, { submitted }]) => [id, submitted])),
    issues: visibleForm.flatMap(([id, { issues }]) => issues.map((text) => `${id} ${text}`)),
  };
}

const issue = (
  name: string,
  type: Issue["type"],
  reason: string,
  severity: Issue["severity"] = "error",
): Issue => ({ name, type, reason, severity });

/** An issue without its sentence. */
export const short = (found: Issue | undefined): string =>
  `${found?.name}: ${found?.reason} (${found?.type}, ${found?.severity})`;
