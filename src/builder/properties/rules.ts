import type { Parameter } from "../../core/definition/form.ts";
import type { DocumentField } from "../../document/schema/collectionTypes.ts";
import type { NamedRule } from "../../document/schema/named.ts";
import { parameters, type Property, withSetting } from "./property.ts";

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

const isChoosable = (name: string): name is keyof typeof choosable =>
  Object.hasOwn(choosable, name);

/** The value of the select for a rule that only JSON can edit, such as `all`. */
const asJson = "json";

export interface WithField {
  readonly field: DocumentField;
}

/** Returns the rule of a field, without the texts that are accepted besides. */
const ruleIn = ({ rule }: DocumentField): NamedRule | undefined =>
  (rule?.rule === "orText" ? rule.of : rule) ?? undefined;

/** Replaces the rule of a field. The texts that are accepted besides stay. */
function withRule<T extends WithField>(content: T, next: NamedRule | undefined): T {
  const { rule } = content.field;
  const whole = next && rule?.rule === "orText" ? { ...rule, of: next } : next;
  return { ...content, field: withSetting(content.field, "rule", whole) };
}

const linesOf = (text: string | null): readonly string[] =>
  (text ?? "").split("\n").filter(Boolean);

/** Creates the property of an argument of the chosen rule. A required argument keeps its value. */
const argument = <T extends WithField>(
  parameter: Parameter,
  rules: readonly RuleName[],
  read: (rule: NamedRule) => string | null,
  write: (rule: NamedRule, value: string | null) => NamedRule,
  more: Pick<Property<T>, "settings" | "onLeave"> = {},
): Property<T> => ({
  ...more,
  parameter,
  when: { name: "rule", oneOf: rules },
  read({ field }) {
    const rule = ruleIn(field);
    return rule ? read(rule) : null;
  },
  write(content, value) {
    const rule = ruleIn(content.field);
    const isKept = parameter.required && value === null;
    return rule && !isKept ? withRule(content, write(rule, value)) : content;
  },
});

type DateRule = Extract<NamedRule, { readonly rule: "date" }>;

const formatLimit = (limit: DateRule["min"]): string | null => {
  if (limit === undefined || typeof limit === "string") return limit ?? null;
  return Object.entries(limit)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(", ");
};

/** Parses `-18 years` and `1 months, 2 days`. Other texts are days, which the document validates. */
function parseLimit(text: string): DateRule["min"] {
  const parts = text.split(",").map((part) => /^([+-]?\d+) (years|months|days)$/.exec(part.trim()));
  const counts = parts.flatMap((part) => (part ? [[part[2], Number(part[1])] as const] : []));
  return counts.length === parts.length ? Object.fromEntries(counts) : text.trim();
}

const dateLimit = <T extends WithField>(key: "min" | "max", label: string): Property<T> =>
  argument(
    parameters.text(`rule_${key}`, label, {
      description: "A day such as 2026-01-31, today, or from today, such as -18 years",
    }),
    ["date"],
    (rule) => (rule.rule === "date" ? formatLimit(rule[key]) : null),
    (rule, value) =>
      rule.rule === "date"
        ? withSetting(rule, key, value === null ? undefined : parseLimit(value))
        : rule,
    { onLeave: true },
  );

/** Properties of the rule of a text question. */
export const ruleProperties = <T extends WithField>(): readonly Property<T>[] => [
  {
    parameter: parameters.choice(
      "rule",
      "Rule",
      {
        ...Object.fromEntries(Object.entries(choosable).map(([name, [label]]) => [name, label])),
        [asJson]: "Edited as JSON",
      },
      { description: "What the answer must look like" },
    ),
    when: { name: "type", equals: "string" },
    settings: { selectAs: "select" },
    read({ field }) {
      const rule = ruleIn(field);
      if (!rule) return null;
      return isChoosable(rule.rule) ? rule.rule : asJson;
    },
    write(content, value) {
      if (value === null) return withRule(content, undefined);
      return isChoosable(value) ? withRule(content, choosable[value][1]) : content;
    },
  },
  argument(
    parameters.count("rule_length", "Number of characters", { required: true }),
    ["minLength", "maxLength"],
    (rule) => (isLength(rule) ? String(rule.value) : null),
    (rule, value) => (isLength(rule) ? { ...rule, value: Number.parseInt(value ?? "", 10) } : rule),
  ),
  dateLimit("min", "Earliest day"),
  dateLimit("max", "Latest day"),
  argument(
    parameters.text("rule_values", "Accepted answers", {
      required: true,
      description: "One per line",
    }),
    ["oneOf"],
    (rule) => (rule.rule === "oneOf" ? rule.values.join("\n") : null),
    (rule, text) => (rule.rule === "oneOf" ? { ...rule, values: linesOf(text) } : rule),
    { settings: { multiline: 4 } },
  ),
  argument(
    parameters.text("rule_pattern", "Pattern", {
      required: true,
      description: "A regular expression, such as ^[A-Z]{2}\\d{4}$",
    }),
    ["pattern"],
    (rule) => (rule.rule === "pattern" ? rule.pattern : null),
    (rule, pattern) => (rule.rule === "pattern" ? { ...rule, pattern: pattern ?? "" } : rule),
  ),
  argument(
    parameters.text("rule_message", "Message for other answers", { required: true }),
    ["pattern"],
    (rule) => (rule.rule === "pattern" && typeof rule.message === "string" ? rule.message : null),
    (rule, message) => (rule.rule === "pattern" ? { ...rule, message: message ?? "" } : rule),
  ),
  {
    parameter: parameters.text("rule_texts", "Texts that are accepted, too", {
      description: "One per line, such as “Not applicable”",
    }),
    settings: { multiline: 2 },
    when: { name: "rule", answered: true },
    read: ({ field: { rule } }) => (rule?.rule === "orText" ? rule.texts.join("\n") : null),
    write(content, value) {
      const of = ruleIn(content.field);
      const [first, ...others] = linesOf(value);
      const rule: NamedRule | undefined =
        of && first !== undefined ? { rule: "orText", of, texts: [first, ...others] } : of;
      return { ...content, field: withSetting(content.field, "rule", rule) };
    },
  },
];

type LengthRule = Extract<NamedRule, { readonly rule: "decimals" | "maxLength" | "minLength" }>;

const isLength = (rule: NamedRule): rule is LengthRule =>
  rule.rule === "minLength" || rule.rule === "maxLength";
