import { accountNumber } from "../../core/rules/accountNumber.ts";
import { all } from "../../core/rules/all.ts";
import { date } from "../../core/rules/date.ts";
import type { DateLimit, FromToday } from "../../core/rules/dateLimit.ts";
import { decimal } from "../../core/rules/decimal.ts";
import { decimals } from "../../core/rules/decimals.ts";
import { decimalOrder, readWireDecimal, wireDecimal } from "../../core/values/decimal.ts";
import { ein } from "../../core/rules/ein.ts";
import { email } from "../../core/rules/email.ts";
import { itin } from "../../core/rules/itin.ts";
import { maxLength, minLength } from "../../core/rules/length.ts";
import { mustBeTrue } from "../../core/rules/mustBeTrue.ts";
import { oneOf } from "../../core/rules/oneOf.ts";
import { orText } from "../../core/rules/orText.ts";
import { pattern } from "../../core/rules/pattern.ts";
import { max, min } from "../../core/rules/range.ts";
import { routingNumber } from "../../core/rules/routingNumber.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { ssn } from "../../core/rules/ssn.ts";
import { ssnOrItin } from "../../core/rules/ssnOrItin.ts";
import { usPhone } from "../../core/rules/usPhone.ts";
import { usState } from "../../core/rules/usState.ts";
import { zip } from "../../core/rules/zip.ts";
import type { NamedRule } from "./named.ts";
import { either, tagged } from "../shapes/choices.ts";
import { list, some } from "../shapes/lists.ts";
import { object, type Shapes } from "../shapes/object.ts";
import { type Shape } from "../shapes/shape.ts";
import { count, exactly, filled, matching, text, upTo, whole } from "../shapes/values.ts";
import { named, tried } from "../shapes/wrapped.ts";
import { textIn, textShape } from "./texts.ts";
import { reasonOf } from "../words.ts";

type RuleName = NamedRule["rule"];
type ArgsOf<R, Name> = R extends { readonly rule: infer Names }
  ? Name extends Names
    ? Omit<R, "rule">
    : never
  : never;

/** A rule that a document names: what it takes, and how it is made of that. */
interface Row<Args> {
  readonly takes: Shapes<Args>;
  readonly required?: readonly string[];
  make(args: Args, lang: string): Rule;
}

/** A number as values are written. */
export const amount: Shape<string> = /* @__PURE__ */ matching(
  wireDecimal,
  'a number in a string, such as "0.01"',
);

/** Whether one number as values are written is no more than another. */
export function isUpTo(one: string, other: string): boolean {
  const [a, b] = [readWireDecimal(one), readWireDecimal(other)];
  return a !== null && b !== null && decimalOrder(a, b) <= 0;
}

const limit: Shape<DateLimit> = /* @__PURE__ */ either(
  /* @__PURE__ */ matching(/^(today|\d{4}-\d\d-\d\d)$/, 'a day such as "2026-01-31", or "today"'),
  /* @__PURE__ */ object<FromToday>({ years: whole, months: whole, days: whole }),
);

const ssnOptions = { ssnFormat: /* @__PURE__ */ exactly("dashes", "digits") };
const value = ["value"];

const rows: { readonly [Name in RuleName]: Row<ArgsOf<NamedRule, Name>> } = {
  accountNumber: { takes: {}, make: accountNumber },
  ein: { takes: {}, make: ein },
  email: { takes: {}, make: email },
  mustBeTrue: { takes: {}, make: mustBeTrue },
  routingNumber: { takes: {}, make: routingNumber },
  usPhone: { takes: {}, make: usPhone },
  usState: { takes: {}, make: usState },
  zip: { takes: {}, make: zip },
  itin: { takes: ssnOptions, make: itin },
  ssn: { takes: ssnOptions, make: ssn },
  ssnOrItin: { takes: ssnOptions, make: ssnOrItin },
  max: { takes: { value: amount }, required: value, make: (args) => max(args.value) },
  min: { takes: { value: amount }, required: value, make: (args) => min(args.value) },
  decimals: { takes: { value: upTo(20) }, required: value, make: (args) => decimals(args.value) },
  maxLength: { takes: { value: count }, required: value, make: (args) => maxLength(args.value) },
  minLength: { takes: { value: count }, required: value, make: (args) => minLength(args.value) },
  oneOf: {
    takes: { values: list(text) },
    required: ["values"],
    make: (args) => oneOf(args.values),
  },
  pattern: {
    takes: { pattern: text, message: textShape, reason: filled },
    required: ["pattern", "message"],
    make: (args, lang) =>
      pattern(new RegExp(args.pattern, "u"), textIn(args.message, lang), args.reason),
  },
  date: { takes: { min: limit, max: limit, or: either(filled, list(filled)) }, make: date },
  decimal: { takes: { maxDecimals: upTo(20), min: amount, max: amount }, make: decimal },
  orText: {
    takes: { of: named("rule", "an object with a rule", () => wellMade), texts: some(filled) },
    required: ["of", "texts"],
    make: (args, lang) => orText(ruleOf(args.of, lang), ...args.texts),
  },
  all: {
    takes: { rules: some(named("rule", "an object with a rule", () => wellMade)) },
    required: ["rules"],
    make({ rules: [first, ...others] }, lang) {
      return all(ruleOf(first, lang), ...others.map((one) => ruleOf(one, lang)));
    },
  },
};

const rowOf = (name: RuleName): Row<object> => rows[name];

/** The rule that is named, with its sentence in this language. */
export const ruleOf = (said: NamedRule, lang: string): Rule => rowOf(said.rule).make(said, lang);

/** Why a rule cannot be made; `null` when it can. */
function problemOf(said: NamedRule): string | null {
  try {
    ruleOf(said, "en");
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** A rule by its name. */
export const ruleShape: Shape<NamedRule> = /* @__PURE__ */ named(
  "rule",
  "an object with a rule",
  () => wellMade,
);

const wellMade: Shape<NamedRule> = /* @__PURE__ */ tried(
  /* @__PURE__ */ tagged<NamedRule>("rule", rows),
  problemOf,
);
