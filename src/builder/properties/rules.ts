import type { Parameter } from "../../core/definition/form.ts";
import type { DocumentField } from "../../document/schema/collectionTypes.ts";
import type { NamedRule } from "../../document/schema/named.ts";
import type { FieldSettings } from "../../react/index.ts";
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

/** Returns the rules that an answer must meet, without the texts that are accepted besides. */
export function rulesIn({ rule }: DocumentField): readonly NamedRule[] {
  const whole = rule?.rule === "orText" ? rule.of : rule;
  return whole?.rule === "all" ? whole.rules : whole ? [whole] : [];
}

/** Replaces the rules of a field: several are stored as `all`. Texts that are accepted besides stay. */
function withRules<T extends WithField>(content: T, [first, ...others]: readonly NamedRule[]): T {
  const { rule } = content.field;
  const of: NamedRule | undefined =
    first && others.length > 0 ? { rule: "all", rules: [first, ...others] } : first;
  const whole = of && rule?.rule === "orText" ? { ...rule, of } : of;
  return { ...content, field: withSetting(content.field, "rule", whole) };
}

const linesOf = (text: string | null): readonly string[] =>
  (text ?? "").split("\n").filter(Boolean);

/** Name and label of a property of a rule. `at` is the index of the rule. */
const nameAt = (at: number, argument = ""): string =>
  ["rule", at > 0 && `${at + 1}`, argument].filter(Boolean).join("_");
const labelAt = (at: number, label: string): string =>
  at === 0 ? label : `${label} (rule ${at + 1})`;

/** An argument of the rules of some names. */
interface Argument {
  readonly parameter: Parameter;
  readonly rules: readonly RuleName[];
  readonly settings?: FieldSettings;
  readonly onLeave?: boolean;
  read(rule: NamedRule): string | null;
  write(rule: NamedRule, value: string | null): NamedRule;
}

/** Creates the property of an argument of one rule. A required argument keeps its value. */
const argumentProperty = <T extends WithField>(
  { parameter, rules, read, write, ...more }: Argument,
  at: number,
): Property<T> => ({
  ...more,
  parameter: {
    ...parameter,
    name: nameAt(at, parameter.name),
    label: labelAt(at, parameter.label),
  },
  when: { name: nameAt(at), oneOf: rules },
  read({ field }) {
    const rule = rulesIn(field)[at];
    return rule ? read(rule) : null;
  },
  write(content, value) {
    const before = rulesIn(content.field);
    const rule = before[at];
    const isKept = parameter.required && value === null;
    return rule && !isKept ? withRules(content, before.with(at, write(rule, value))) : content;
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

const dateLimit = (key: "min" | "max", label: string): Argument => ({
  parameter: parameters.text(key, label, {
    description: "A day such as 2026-01-31, today, or from today, such as -18 years",
  }),
  rules: ["date"],
  read: (rule) => (rule.rule === "date" ? formatLimit(rule[key]) : null),
  write: (rule, value) =>
    rule.rule === "date"
      ? withSetting(rule, key, value === null ? undefined : parseLimit(value))
      : rule,
  onLeave: true,
});

type LengthRule = Extract<NamedRule, { readonly rule: "decimals" | "maxLength" | "minLength" }>;

const isLength = (rule: NamedRule): rule is LengthRule =>
  rule.rule === "minLength" || rule.rule === "maxLength";

const ruleArguments: readonly Argument[] = [
  {
    parameter: parameters.count("length", "Number of characters", { required: true }),
    rules: ["minLength", "maxLength"],
    read: (rule) => (isLength(rule) ? String(rule.value) : null),
    write: (rule, value) =>
      isLength(rule) ? { ...rule, value: Number.parseInt(value ?? "", 10) } : rule,
  },
  dateLimit("min", "Earliest day"),
  dateLimit("max", "Latest day"),
  {
    parameter: parameters.text("values", "Accepted answers", {
      required: true,
      description: "One per line",
    }),
    rules: ["oneOf"],
    settings: { multiline: 4 },
    read: (rule) => (rule.rule === "oneOf" ? rule.values.join("\n") : null),
    write: (rule, text) => (rule.rule === "oneOf" ? { ...rule, values: linesOf(text) } : rule),
  },
  {
    parameter: parameters.text("pattern", "Pattern", {
      required: true,
      description: "A regular expression, such as ^[A-Z]{2}\\d{4}$",
    }),
    rules: ["pattern"],
    read: (rule) => (rule.rule === "pattern" ? rule.pattern : null),
    write: (rule, pattern) =>
      rule.rule === "pattern" ? { ...rule, pattern: pattern ?? "" } : rule,
  },
  {
    parameter: parameters.text("message", "Message for other answers", { required: true }),
    rules: ["pattern"],
    read: (rule) =>
      rule.rule === "pattern" && typeof rule.message === "string" ? rule.message : null,
    write: (rule, message) =>
      rule.rule === "pattern" ? { ...rule, message: message ?? "" } : rule,
  },
];

const titles = {
  ...Object.fromEntries(Object.entries(choosable).map(([name, [label]]) => [name, label])),
  [asJson]: "Edited as JSON",
};

/** Properties of one rule: its name, and its arguments. */
const propertiesOfRule = <T extends WithField>(at: number): readonly Property<T>[] => [
  {
    parameter: parameters.choice(nameAt(at), at === 0 ? "Rule" : labelAt(at, "And also"), titles, {
      description:
        at === 0 ? "What the answer must look like" : "The answer must meet each of the rules",
    }),
    when: at === 0 ? { name: "type", equals: "string" } : { name: nameAt(at - 1), answered: true },
    settings: { selectAs: "select" },
    read({ field }) {
      const rule = rulesIn(field)[at];
      if (!rule) return null;
      return isChoosable(rule.rule) ? rule.rule : asJson;
    },
    write(content, value) {
      const before = rulesIn(content.field);
      if (value === null) return withRules(content, before.toSpliced(at, 1));
      return isChoosable(value)
        ? withRules(content, before.toSpliced(at, 1, choosable[value][1]))
        : content;
    },
  },
  ...ruleArguments.map((argument) => argumentProperty<T>(argument, at)),
];

/** Properties of the first rules of a text question, and of the texts that are accepted besides. */
export const ruleProperties = <T extends WithField>(count: number): readonly Property<T>[] => [
  ...Array.from({ length: count }, (_, at) => propertiesOfRule<T>(at)).flat(),
  {
    parameter: parameters.text("rule_texts", "Texts that are accepted, too", {
      description: "One per line, such as “Not applicable”",
    }),
    settings: { multiline: 2 },
    when: { name: "rule", answered: true },
    read: ({ field: { rule } }) => (rule?.rule === "orText" ? rule.texts.join("\n") : null),
    write(content, value) {
      const { rule } = content.field;
      const of = rule?.rule === "orText" ? rule.of : rule;
      const [first, ...others] = linesOf(value);
      const next: NamedRule | undefined =
        of && first !== undefined
          ? { rule: "orText", of, texts: [first, ...others] }
          : (of ?? undefined);
      return { ...content, field: withSetting(content.field, "rule", next) };
    },
  },
];
