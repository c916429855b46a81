import type { Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import { ruleFor } from "../../core/rules/recommendedRules.ts";
import type { Rule } from "../../core/rules/rule.ts";
import type { DocumentField } from "./collectionTypes.ts";
import type { NamedRule } from "./named.ts";
import { defaultRulesOf, ruleOf } from "./rules.ts";
import type { FormInDocument } from "../read/formInDocument.ts";

type One = Exclude<NamedRule, { readonly rule: "all" | "orText" }>;

/** One rule of a parameter, with its path and additional valid texts. */
export type RulePart = readonly [rule: One, path: string, texts: readonly string[]];

type Limits = Pick<DocumentField, "min" | "max" | "decimals">;

/** Converters of field settings, and of arguments of the `decimal` rule, to equivalent rules. */
const limits: readonly ((setting: Limits, path: string) => readonly RulePart[])[] = [
  ({ min }, path) => (min === undefined ? [] : [[{ rule: "min", value: min }, `${path}.min`, []]]),
  ({ max }, path) => (max === undefined ? [] : [[{ rule: "max", value: max }, `${path}.max`, []]]),
  ({ decimals }, path) =>
    decimals === undefined ? [] : [[{ rule: "decimals", value: decimals }, `${path}.decimals`, []]],
];

const limitsIn = (setting: Limits, path: string): readonly RulePart[] =>
  limits.flatMap((limit) => limit(setting, path));

function partsIn(rule: NamedRule, path: string): readonly RulePart[] {
  if (rule.rule === "all")
    return rule.rules.flatMap((one, at) => partsIn(one, `${path}.rules[${at}]`));
  if (rule.rule === "orText")
    return partsIn(rule.of, `${path}.of`).map(([one, at, texts]) => [
      one,
      at,
      [...texts, ...rule.texts],
    ]);
  return [[rule, path, []], ...(rule.rule === "decimal" ? limitsIn(rule, path) : [])];
}

/**
 * Returns the rule that the document sets for a parameter, with its path. The rule is `null` if the
 * document disables the default rule.
 */
function ruleAt(
  { settings, settingsPath, shared }: FormInDocument,
  name: string,
): readonly [rule: NamedRule | null, path: string] | undefined {
  const field = settings?.fields && getOwn(settings.fields, name);
  if (field?.rule !== undefined) return [field.rule, `${settingsPath}.fields.${name}.rule`];
  const own = settings?.rules && getOwn(settings.rules, name);
  if (own !== undefined) return [own, `${settingsPath}.rules.${name}`];
  const all = shared.rules && getOwn(shared.rules, name);
  return all === undefined ? undefined : [all, `$.rules.${name}`];
}

/** Returns all rules that the document sets for a parameter. */
export function ruleParts(linted: FormInDocument, { name }: Parameter): readonly RulePart[] {
  const { settings, settingsPath } = linted;
  const [rule, path] = ruleAt(linted, name) ?? [null, ""];
  const field = settings?.fields && getOwn(settings.fields, name);
  const fieldPath = `${settingsPath}.fields.${name}`;
  return [...(rule ? partsIn(rule, path) : []), ...(field ? limitsIn(field, fieldPath) : [])];
}

const isZero = ([rule]: RulePart): boolean => rule.rule === "min" && rule.value === "0";

const byType: Partial<Readonly<Record<Parameter["type"], readonly RulePart[]>>> = {
  number: [[{ rule: "min", value: "1" }, "", []]],
  percent: [
    [{ rule: "min", value: "0" }, "", []],
    [{ rule: "max", value: "100" }, "", []],
  ],
};

/**
 * Returns the constraints of a type as rules. A number must be 1 or more unless `parts` allow 0.
 */
export const typeParts = ({ type }: Parameter, parts: readonly RulePart[]): readonly RulePart[] =>
  type === "number" && parts.some(isZero) ? [] : (byType[type] ?? []);

/** Returns the default rule of a parameter by its name, unless the document sets a rule. */
export function defaultRule(linted: FormInDocument, parameter: Parameter): Rule | null {
  if (ruleAt(linted, parameter.name) !== undefined) return null;
  const { settings, shared } = linted;
  const defaultRules = defaultRulesOf(settings?.defaultRules ?? shared.defaultRules);
  return ruleFor(parameter, { defaultRules });
}

/** Returns the rule that the document sets for a parameter, or else its default rule. */
export function ruleIn(linted: FormInDocument, parameter: Parameter): Rule | null {
  const [rule] = ruleAt(linted, parameter.name) ?? [];
  return rule ? ruleOf(rule, linted.lang) : defaultRule(linted, parameter);
}

/** Returns the possible answers to a boolean or a select; `null` for other types. */
export function allowedAnswers(parameter: Parameter): readonly string[] | null {
  if (parameter.type === "boolean") return ["true", "false"];
  if (parameter.type !== "select") return null;
  return parameter.options.flatMap(({ value, disabled }) => (disabled ? [] : [value]));
}
