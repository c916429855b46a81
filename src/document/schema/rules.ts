import { accountNumber, routingNumber } from "../../core/rules/bankNumbers.ts";
import { all } from "../../core/rules/all.ts";
import { date, type DateLimit, type FromToday } from "../../core/rules/date.ts";
import { decimal } from "../../core/rules/decimal.ts";
import { decimals, max, maxLength, min, minLength } from "../../core/rules/limits.ts";
import { decimalOrder, readWireDecimal, wireDecimal } from "../../core/values/wireDecimal.ts";
import { ein, itin, ssnOrItin } from "../../core/rules/taxNumbers.ts";
import { email, usPhone, zip } from "../../core/rules/contact.ts";
import { oneOf, pattern } from "../../core/rules/texts.ts";
import { mustBeTrue } from "../../core/rules/mustBeTrue.ts";
import { orText } from "../../core/rules/orText.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { ssn } from "../../core/rules/ssn.ts";
import { suggestedRules } from "../../core/rules/suggestedRules.ts";
import { usState } from "../../core/rules/usState.ts";
import type { DocumentSettings } from "./collectionTypes.ts";
import type { NamedRule } from "./named.ts";
import { createRegistry, type Registry } from "./namedRegistry.ts";
import { either } from "../shapes/choices.ts";
import { list, some } from "../shapes/lists.ts";
import { object } from "../shapes/object.ts";
import { type Shape } from "../shapes/shape.ts";
import { count, exactly, filled, matching, text, upTo, whole } from "../shapes/values.ts";
import { named, tried } from "../shapes/wrapped.ts";
import { textIn, textShape } from "./texts.ts";
import { reasonOf } from "../wording.ts";

/** A decimal in a string. */
export const amount: Shape<string> = /* @__PURE__ */ matching(
  wireDecimal,
  'a number in a string, such as "0.01"',
);

/** Whether one decimal in a string is at most another. */
export function isUpTo(one: string, other: string): boolean {
  const [a, b] = [readWireDecimal(one), readWireDecimal(other)];
  return a !== null && b !== null && decimalOrder(a, b) <= 0;
}

const limit: Shape<DateLimit> = /* @__PURE__ */ either(
  /* @__PURE__ */ matching(/^(today|\d{4}-\d\d-\d\d)$/, 'a day such as "2026-01-31", or "today"'),
  /* @__PURE__ */ object<FromToday>({ years: whole, months: whole, days: whole }),
);

const ssnOptions = {
  args: { ssnFormat: /* @__PURE__ */ exactly("dashes", "digits") },
  required: [],
} as const;

export const ruleShape: Shape<NamedRule> = /* @__PURE__ */ named(
  "rule",
  "an object with a rule",
  () => validRule,
);

const rules: Registry<NamedRule, Rule> = /* @__PURE__ */ createRegistry("rule", {
  accountNumber: { args: {}, make: accountNumber },
  ein: { args: {}, make: ein },
  email: { args: {}, make: email },
  mustBeTrue: { args: {}, make: mustBeTrue },
  routingNumber: { args: {}, make: routingNumber },
  usPhone: { args: {}, make: usPhone },
  usState: { args: {}, make: usState },
  zip: { args: {}, make: zip },
  itin: { ...ssnOptions, make: itin },
  ssn: { ...ssnOptions, make: ssn },
  ssnOrItin: { ...ssnOptions, make: ssnOrItin },
  max: { args: { value: amount }, make: (args) => max(args.value) },
  min: { args: { value: amount }, make: (args) => min(args.value) },
  decimals: { args: { value: upTo(20) }, make: (args) => decimals(args.value) },
  maxLength: { args: { value: count }, make: (args) => maxLength(args.value) },
  minLength: { args: { value: count }, make: (args) => minLength(args.value) },
  oneOf: {
    args: { values: list(text) },
    make: (args) => oneOf(args.values),
  },
  pattern: {
    args: { pattern: text, message: textShape, reason: filled },
    required: ["pattern", "message"],
    make: (args, lang) =>
      pattern(new RegExp(args.pattern, "u"), textIn(args.message, lang), args.reason),
  },
  date: {
    args: { min: limit, max: limit, or: either(filled, list(filled)) },
    required: [],
    make: date,
  },
  decimal: {
    args: { maxDecimals: upTo(20), min: amount, max: amount },
    required: [],
    make: decimal,
  },
  orText: {
    args: { of: ruleShape, texts: some(filled) },
    make: (args, lang) => orText(ruleOf(args.of, lang), ...args.texts),
  },
  all: {
    args: { rules: some(ruleShape) },
    make({ rules: [first, ...others] }, lang) {
      return all(ruleOf(first, lang), ...others.map((one) => ruleOf(one, lang)));
    },
  },
});

/** Creates a named rule, with its message in the language `lang`. */
export const ruleOf = (rule: NamedRule, lang: string): Rule => rules.make(rule, lang);

/** Returns the rules by parameter name that `defaultRules` of a document selects. */
export const defaultRulesOf = (settings: DocumentSettings["defaultRules"]) =>
  settings === "suggested" ? suggestedRules : settings;

/** Returns the reason why a rule cannot be created, or `null`. */
function problemOf(rule: NamedRule): string | null {
  try {
    ruleOf(rule, "en");
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const validRule: Shape<NamedRule> = /* @__PURE__ */ tried(rules.shape, problemOf);
