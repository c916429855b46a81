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
  pattern: ["Pattern", { rule: "pattern", pattern: "^.+$", message: "Enter a valid answer" }],
} as const satisfies { readonly [Name in RuleName]?: readonly [label: string, rule: NamedRule] };

const isChoosable = (name: string): name is keyof typeof choosable =>
  Object.hasOwn(choosable, name);

/** The value of the select for a rule that only JSON can edit, such as `all`. */
const asJson = "json";

export interface WithField {
  readonly field: DocumentField;
}

const withRule = <T extends WithField>(content: T, rule: NamedRule | undefined): T => ({
  ...content,
  field: withSetting(content.field, "rule", rule),
});

/** Creates the property of an argument of the chosen rule. */
const argument = <T extends WithField>(
  parameter: Parameter,
  rules: readonly RuleName[],
  read: (rule: NamedRule) => string | null,
  write: (rule: NamedRule, value: string) => NamedRule,
): Property<T> => ({
  parameter,
  when: { name: "rule", oneOf: rules },
  read: ({ field: { rule } }) => (rule ? read(rule) : null),
  write(content, value) {
    const { rule } = content.field;
    return rule && value !== null ? withRule(content, write(rule, value)) : content;
  },
});

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
    read({ field: { rule } }) {
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
    (rule, value) => (isLength(rule) ? { ...rule, value: Number.parseInt(value, 10) } : rule),
  ),
  argument(
    parameters.text("rule_pattern", "Pattern", {
      required: true,
      description: "A regular expression, such as ^[A-Z]{2}\\d{4}$",
    }),
    ["pattern"],
    (rule) => (rule.rule === "pattern" ? rule.pattern : null),
    (rule, pattern) => (rule.rule === "pattern" ? { ...rule, pattern } : rule),
  ),
  argument(
    parameters.text("rule_message", "Message for other answers", { required: true }),
    ["pattern"],
    (rule) => (rule.rule === "pattern" && typeof rule.message === "string" ? rule.message : null),
    (rule, message) => (rule.rule === "pattern" ? { ...rule, message } : rule),
  ),
];

type LengthRule = Extract<NamedRule, { readonly rule: "decimals" | "maxLength" | "minLength" }>;

const isLength = (rule: NamedRule): rule is LengthRule =>
  rule.rule === "minLength" || rule.rule === "maxLength";
