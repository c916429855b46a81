import {
  accountNumber,
  codecFor,
  date,
  decimal,
  decimals,
  differentIn,
  ein,
  email,
  itin,
  max,
  maxLength,
  min,
  minLength,
  mustBeTrue,
  oneOf,
  oneOfThese,
  orText,
  parseForm,
  routingNumber,
  type Rule,
  type FormRules,
  optionsBy,
  sameAs,
  ssn,
  ssnOrItin,
  sumOf,
  usPhone,
  usState,
  validateForm,
  validateItems,
  zip,
} from "parameter-form/core";
import { phone } from "parameter-form/phone";
import { contextOf, parameterOf } from "../core/tables.ts";
import { questions } from "../support/questions.ts";

/** A rule, and what it refuses: one entry for each of its reasons. */
const refused: readonly (readonly [rule: Rule, ...entries: readonly string[]])[] = [
  [ssn(), "1", "666-45-6789", "123-00-6789", "123-45-0000", "078-05-1120"],
  [itin(), "1", "123-45-6789", "912-66-1234"],
  [ssnOrItin(), "1", "000-45-6789", "912-66-1234", "123-00-6789", "123-45-0000", "078-05-1120"],
  [ein(), "1", "00-3456789"],
  [zip(), "1", "00000"],
  [usState(), "1"],
  [routingNumber(), "1", "990000000", "011000016"],
  [accountNumber(), "1"],
  [usPhone(), "1", "202-555-0123 x45", "+11025550123", "+12021550123"],
  [phone({ countries: ["US"] }), "1x", "202-555-0123 x45", "+33123456789", "1", "20255501234"],
  [email(), "1"],
  [date(), "x", "1/31/26", "2/30/2026"],
  [date({ min: "2026-01-01", max: "2026-12-31" }), "2025-12-31", "2027-01-01"],
  [date({ or: "N/A" }), "x"],
  [decimal({ maxDecimals: 2 }), "1.234"],
  [decimals(2), "1.234"],
  [minLength(2), "a"],
  [maxLength(2), "abc"],
  [oneOf(["a"]), "b"],
  [mustBeTrue(), "false"],
  [min("2"), "1"],
  [max("2"), "3"],
];

const parameter = parameterOf("string");
const context = contextOf(parameter);

/** What rules find, with their own sentences. */
const byRules = refused.flatMap(([rule, ...entries]) =>
  entries.map((entry) => {
    const reading = codecFor(parameter, rule).parse(entry, context);
    const found = reading.ok ? rule.validate(reading.value, parameter) : reading;
    if (!found) throw new Error(`${entry} is refused by no rule`);
    const { reason, message = "", params = {} } = found;
    return { reason, message, params, rule, made: rule };
  }),
);

/** What fields say before anything is wrong. */
export const hints = [date(), orText(ssn(), "Applied for")].flatMap((made) => {
  const hint = made.hint?.(context);
  return hint ? [{ ...hint, made }] : [];
});

const form = parseForm(questions("a: percent?", "b: percent?"));
const between: readonly (readonly [FormRules, Record<string, string>])[] = [
  [{ checks: [sumOf(["a", "b"], "100")] }, { a: "1" }],
  [{ checks: [sameAs("b", "a")] }, { a: "1" }],
  [{ checks: [oneOfThese("a", "b")] }, {}],
  [{ compute: { b: ({ a }) => a } }, { a: "1" }],
  [{ compute: { b: () => "101" } }, { b: "101" }],
  [{ fields: { b: { options: optionsBy("a", { 1: ["2"] }) } } }, { a: "1", b: "1" }],
];

const different = differentIn("accounts", "a");
const betweenRounds = validateItems(form, [{ a: "1" }, { a: "1" }], {
  id: "accounts",
  between: [different],
});

/** What rules find, and checks between answers. `made` is the rule or the check. */
export const faults = [
  ...byRules,
  ...[
    ...between.flatMap(([options, values]) =>
      validateForm(form, values, options).map((found) => [found, options.checks?.[0]] as const),
    ),
    ...betweenRounds.map((found) => [found, different] as const),
  ].map(([{ reason, message = "", params = {} }, made]) => ({
    reason,
    message,
    params,
    rule: null,
    made,
  })),
];
