import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import { ruleFor } from "../../core/rules/index.ts";
import type { Rule } from "../../core/rules/rule.ts";
import type { DocumentField } from "./collection.ts";
import type { NamedRule } from "./named.ts";
import { defaultRulesOf, ruleOf } from "./rules.ts";
import type { FormInDocument } from "../read/formInDocument.ts";

type One = Exclude<NamedRule, { readonly rule: "all" | "orText" }>;

/** One of the rules of a parameter, with its path and the texts that may stand in place of its value. */
export type RulePart = readonly [rule: One, path: string, texts: readonly string[]];

type Limits = Pick<DocumentField, "min" | "max" | "decimals">;

/** What the settings of a field, and the rule of decimals, say in place of a rule. */
const limits: readonly ((said: Limits, path: string) => readonly RulePart[])[] = [
  ({ min }, path) => (min === undefined ? [] : [[{ rule: "min", value: min }, `${path}.min`, []]]),
  ({ max }, path) => (max === undefined ? [] : [[{ rule: "max", value: max }, `${path}.max`, []]]),
  ({ decimals }, path) =>
    decimals === undefined ? [] : [[{ rule: "decimals", value: decimals }, `${path}.decimals`, []]],
];

const limitsIn = (said: Limits, path: string): readonly RulePart[] =>
  limits.flatMap((limit) => limit(said, path));

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

/** The rule of a parameter, `null` where it is said to have none, and where that is said. */
function ruleAt(
  { said, saidPath, shared }: FormInDocument,
  name: string,
): readonly [rule: NamedRule | null, path: string] | undefined {
  const field = said?.fields && ownValue(said.fields, name);
  if (field?.rule !== undefined) return [field.rule, `${saidPath}.fields.${name}.rule`];
  const own = said?.rules && ownValue(said.rules, name);
  if (own !== undefined) return [own, `${saidPath}.rules.${name}`];
  const all = shared.rules && ownValue(shared.rules, name);
  return all === undefined ? undefined : [all, `$.rules.${name}`];
}

/** All that is said of what the answer to a parameter must be, beyond its type. */
export function ruleParts(linted: FormInDocument, { name }: Parameter): readonly RulePart[] {
  const { said, saidPath } = linted;
  const [rule, path] = ruleAt(linted, name) ?? [null, ""];
  const field = said?.fields && ownValue(said.fields, name);
  const fieldPath = `${saidPath}.fields.${name}`;
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

/** Returns what a type demands by itself, in the words of rules: 1 or more unless `parts` allow 0. */
export const typeParts = ({ type }: Parameter, parts: readonly RulePart[]): readonly RulePart[] =>
  type === "number" && parts.some(isZero) ? [] : (byType[type] ?? []);

/** Returns the rule that a parameter has by its name alone. */
export function defaultRule(linted: FormInDocument, parameter: Parameter): Rule | null {
  if (ruleAt(linted, parameter.name) !== undefined) return null;
  const { said, shared } = linted;
  const defaultRules = defaultRulesOf(said?.defaultRules ?? shared.defaultRules);
  return ruleFor(parameter, { defaultRules });
}

/** Returns the rule of a parameter, by what is said of it or by its name. */
export function ruleIn(linted: FormInDocument, parameter: Parameter): Rule | null {
  const [said] = ruleAt(linted, parameter.name) ?? [];
  return said ? ruleOf(said, linted.lang) : defaultRule(linted, parameter);
}

/** Returns the answers that a parameter takes, where they can be counted. */
export function choicesOf(parameter: Parameter): readonly string[] | null {
  if (parameter.type === "boolean") return ["true", "false"];
  if (parameter.type !== "select") return null;
  return parameter.options.flatMap(({ value, disabled }) => (disabled ? [] : [value]));
}
