import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import type { DocumentField } from "./collection.ts";
import type { NamedRule } from "./named.ts";
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
export function ruleAt(
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
