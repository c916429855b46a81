import type { DocumentField } from "../../document/schema/collectionTypes.ts";
import type { NamedRule } from "../../document/schema/named.ts";
import { withSetting } from "../state/place.ts";
import {
  type Codec,
  count,
  isKeyOf,
  keyed,
  lines,
  localized,
  plain,
  type Property,
  toOptions,
} from "./property.ts";

type RuleName = NamedRule["rule"];

/** Rules of texts that a person can choose, with the arguments of a new one. */
const choosable = {
  email: ["Email address", { rule: "email" }],
  usPhone: ["US phone number", { rule: "usPhone" }],
  date: ["Date", { rule: "date" }],
  ssn: ["Social Security number", { rule: "ssn" }],
  ssnOrItin: ["SSN or ITIN", { rule: "ssnOrItin" }],
  itin: ["ITIN", { rule: "itin" }],
  ein: ["Employer identification number", { rule: "ein" }],
  zip: ["ZIP code", { rule: "zip" }],
  usState: ["US state", { rule: "usState" }],
  routingNumber: ["Bank routing number", { rule: "routingNumber" }],
  accountNumber: ["Bank account number", { rule: "accountNumber" }],
  decimal: ["Number with decimals", { rule: "decimal" }],
  minLength: ["At least so many characters", { rule: "minLength", value: 2 }],
  maxLength: ["At most so many characters", { rule: "maxLength", value: 100 }],
  oneOf: ["One of a list", { rule: "oneOf", values: ["Example"] }],
  pattern: ["Pattern", { rule: "pattern", pattern: "^.+$", message: "Enter a valid answer" }],
} as const satisfies { readonly [Name in RuleName]?: readonly [label: string, rule: NamedRule] };

/** The value of the select for a rule that only JSON can edit, such as `all`. */
const asJson = "json";

/** Returns the rules that an answer must meet, without the texts that are accepted besides. */
export function rulesIn({ rule }: DocumentField): readonly NamedRule[] {
  const whole = rule?.rule === "orText" ? rule.of : rule;
  return whole?.rule === "all" ? whole.rules : whole ? [whole] : [];
}

/** Replaces the rules of a field: several are stored as `all`. Texts that are accepted besides stay. */
function withRules(field: DocumentField, [first, ...others]: readonly NamedRule[]): DocumentField {
  const { rule } = field;
  const of: NamedRule | undefined =
    first && others.length > 0 ? { rule: "all", rules: [first, ...others] } : first;
  const whole = of && rule?.rule === "orText" ? { ...rule, of } : of;
  return withSetting(field, "rule", whole);
}

/** Name and label of a property of a rule. `at` is the index of the rule. */
const nameAt = (at: number, argument = ""): string =>
  ["rule", at > 0 && `${at + 1}`, argument].filter(Boolean).join("_");
const labelAt = (at: number, label: string): string =>
  at === 0 ? label : `${label} (rule ${at + 1})`;

/** A property of the rules of some names. */
interface Argument extends Property<NamedRule> {
  readonly rules: readonly RuleName[];
}

/** Creates a property of the rules of some names, which other rules do not have. */
function argument<Rule extends NamedRule>(
  rules: readonly Rule["rule"][],
  { read, write, ...property }: Property<Rule>,
): Argument {
  const hasArgument = (rule: NamedRule): rule is Rule => rules.some((name) => name === rule.rule);
  return {
    ...property,
    rules,
    read: (rule, lang) => (hasArgument(rule) ? read(rule, lang) : null),
    write: (rule, value, lang) => (hasArgument(rule) ? write(rule, value, lang) : rule),
  };
}

/** Creates the property of an argument of one rule. A required argument keeps its value. */
const argumentProperty = (
  { parameter, rules, read, write, ...more }: Argument,
  at: number,
): Property<DocumentField> => ({
  ...more,
  parameter: {
    ...parameter,
    name: nameAt(at, parameter.name),
    label: labelAt(at, parameter.label),
  },
  when: { name: nameAt(at), oneOf: rules },
  read(field, lang) {
    const rule = rulesIn(field)[at];
    return rule ? read(rule, lang) : null;
  },
  write(field, value, lang) {
    const before = rulesIn(field);
    const rule = before[at];
    const isKept = parameter.required && value === null;
    return rule && !isKept ? withRules(field, before.with(at, write(rule, value, lang))) : field;
  },
});

type RuleNamed<Name extends RuleName> = Extract<NamedRule, { readonly rule: Name }>;
type DateRule = RuleNamed<"date">;
type LengthRule = RuleNamed<"decimals" | "maxLength" | "minLength">;

/** Days such as `-18 years` and `1 months, 2 days`. Other texts are validated by the document. */
const day: Codec<NonNullable<DateRule["min"]>> = {
  field: plain.field,
  format: (limit) =>
    typeof limit === "string"
      ? limit
      : Object.entries(limit)
          .map(([unit, count]) => `${count} ${unit}`)
          .join(", "),
  parse(answer) {
    if (answer === null) return undefined;
    const parts = answer
      .split(",")
      .map((part) => /^([+-]?\d+) (years|months|days)$/.exec(part.trim()));
    const counts = parts.flatMap((part) => (part ? [[part[2], Number(part[1])] as const] : []));
    return counts.length === parts.length ? Object.fromEntries(counts) : answer.trim();
  },
};

const limit = {
  description: "A day such as 2026-01-31, today, or from today, such as -18 years",
  onLeave: true,
} as const;

const ruleArguments: readonly Argument[] = [
  argument<LengthRule>(
    ["minLength", "maxLength"],
    keyed("value", count, "Number of characters", { name: "length", required: true }),
  ),
  argument<DateRule>(["date"], keyed("min", day, "Earliest day", limit)),
  argument<DateRule>(["date"], keyed("max", day, "Latest day", limit)),
  argument<RuleNamed<"oneOf">>(
    ["oneOf"],
    keyed("values", lines, "Accepted answers", {
      required: true,
      description: "One per line",
      settings: { multiline: 4 },
    }),
  ),
  argument<RuleNamed<"pattern">>(
    ["pattern"],
    keyed("pattern", plain, "Pattern", {
      required: true,
      description: "A regular expression, such as ^[A-Z]{2}\\d{4}$",
    }),
  ),
  argument<RuleNamed<"pattern">>(
    ["pattern"],
    keyed("message", localized, "Message for other answers", { required: true }),
  ),
];

const ruleOptions = toOptions({
  ...Object.fromEntries(Object.entries(choosable).map(([name, [label]]) => [name, label])),
  [asJson]: "Edited as JSON",
});

/** Properties of one rule: its name, and its arguments. */
const propertiesOfRule = (at: number): readonly Property<DocumentField>[] => [
  {
    parameter: {
      name: nameAt(at),
      label: at === 0 ? "Rule" : labelAt(at, "And also"),
      required: false,
      type: "select",
      options: ruleOptions,
      description:
        at === 0 ? "What the answer must look like" : "The answer must meet each of the rules",
    },
    when: at === 0 ? { name: "type", equals: "string" } : { name: nameAt(at - 1), answered: true },
    settings: { selectAs: "select" },
    read(field) {
      const rule = rulesIn(field)[at];
      if (!rule) return null;
      return isKeyOf(choosable, rule.rule) ? rule.rule : asJson;
    },
    write(field, value) {
      const before = rulesIn(field);
      if (value === null) return withRules(field, before.toSpliced(at, 1));
      return isKeyOf(choosable, value)
        ? withRules(field, before.toSpliced(at, 1, choosable[value][1]))
        : field;
    },
  },
  ...ruleArguments.map((argument) => argumentProperty(argument, at)),
];

/** Properties of the first rules of a text question, and of the texts that are accepted besides. */
export const ruleProperties = (ruleCount: number): readonly Property<DocumentField>[] => [
  ...Array.from({ length: ruleCount }, (_, at) => propertiesOfRule(at)).flat(),
  {
    parameter: {
      name: "rule_texts",
      label: "Texts that are accepted, too",
      required: false,
      type: "string",
      description: "One per line, such as “Not applicable”",
    },
    settings: { multiline: 2 },
    when: { name: "rule", answered: true },
    read: ({ rule }) => (rule?.rule === "orText" ? lines.format(rule.texts) : null),
    write(field, value) {
      const { rule } = field;
      const of = rule?.rule === "orText" ? rule.of : rule;
      const [first, ...others] = lines.parse(value);
      const next: NamedRule | undefined =
        of && first !== undefined
          ? { rule: "orText", of, texts: [first, ...others] }
          : (of ?? undefined);
      return withSetting(field, "rule", next);
    },
  },
];
