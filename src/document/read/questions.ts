import type { Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import { ruleFor } from "../../core/rules/recommendedRules.ts";
import type { Rule } from "../../core/rules/rule.ts";
import type { DocumentField } from "../schema/collectionTypes.ts";
import type { NamedRule } from "../schema/named.ts";
import { defaultRulesOf, ruleOf } from "../schema/rules.ts";
import { calledOf } from "../wording.ts";
import { type FormInDocument, itemsIn, propertyIn } from "./formInDocument.ts";

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

type RuleWithPath = readonly [rule: NamedRule | null, path: string];

/** A question of a form, with its settings in the document. */
export interface Question {
  readonly form: FormInDocument;
  readonly parameter: Parameter;
  readonly path: string;
  /** The unparsed parameter. Paths count its options, some of which the parsed one omits. */
  readonly json: unknown;
  /** Label in quotes, for sentences. */
  readonly called: string;
  readonly field: DocumentField;
  readonly fieldPath: string;
  /** The rule that the document sets, `null` to disable the default rule. */
  readonly ruleAt: RuleWithPath | undefined;
  /** All rules that the document sets. */
  readonly rules: readonly RulePart[];
}

/** Returns the questions of a form. The index in the definition is the one in the parsed form. */
export function questionsIn(linted: FormInDocument): readonly Question[] {
  const { form, settings, settingsPath, shared } = linted;
  const unparsed = itemsIn(linted.json, "parameters");
  return form.parameters.map((parameter, at): Question => {
    const { name } = parameter;
    const fieldPath = `${settingsPath}.fields.${name}`;
    const field = getOwn(settings?.fields ?? {}, name) ?? {};
    const places: readonly (readonly [NamedRule | null | undefined, string])[] = [
      [field.rule, `${fieldPath}.rule`],
      [getOwn(settings?.rules ?? {}, name), `${settingsPath}.rules.${name}`],
      [getOwn(shared.rules ?? {}, name), `$.rules.${name}`],
    ];
    const ruleAt = places.find((one): one is RuleWithPath => one[0] !== undefined);
    const [rule, path] = ruleAt ?? [null, ""];
    return {
      form: linted,
      parameter,
      path: `${linted.path}.parameters[${at}]`,
      json: unparsed[at],
      called: calledOf(parameter),
      field,
      fieldPath,
      ruleAt,
      rules: [...(rule ? partsIn(rule, path) : []), ...limitsIn(field, fieldPath)],
    };
  });
}

export function optionPath({ json, path }: Question, value: string): string {
  const at = itemsIn(json, "options").findIndex((one) => propertyIn(one, "value") === value);
  return `${path}.options[${at}]`;
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
 * Returns the constraints of a type as rules. A number must be 1 or more unless `rules` allow 0.
 */
export const typeParts = ({ type }: Parameter, rules: readonly RulePart[]): readonly RulePart[] =>
  type === "number" && rules.some(isZero) ? [] : (byType[type] ?? []);

/** Returns the default rule of a question by its name, unless the document sets a rule. */
export function defaultRule({ ruleAt, parameter, form }: Question): Rule | null {
  if (ruleAt !== undefined) return null;
  const { settings, shared } = form;
  const defaultRules = defaultRulesOf(settings?.defaultRules ?? shared.defaultRules);
  return ruleFor(parameter, { defaultRules });
}

/** Returns the rule that the document sets for a question, or else its default rule. */
export function ruleIn(question: Question): Rule | null {
  const rule = question.ruleAt?.[0];
  return rule ? ruleOf(rule, question.form.lang) : defaultRule(question);
}

/** Returns the possible answers to a boolean or a select; `null` for other types. */
export function allowedAnswers(parameter: Parameter): readonly string[] | null {
  if (parameter.type === "boolean") return ["true", "false"];
  if (parameter.type !== "select") return null;
  return parameter.options.flatMap(({ value, disabled }) => (disabled ? [] : [value]));
}
