import {
  addDecimals,
  type Conditions,
  date,
  decimal,
  decimals,
  differentIn,
  maxLength,
  min,
  orText,
  parseForm,
  schema,
  shownWhen,
  ssn,
  toPayload,
  validateItems,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { createCollectionModel } from "../../src/core/model/collectionModel.ts";
import { numberFormat } from "../../src/core/values/locale.ts";
import { bannedWord } from "../support/plainWords.ts";

const form = parseForm({
  parameters: ["a", "b"].map((name) => ({ name, label: name, required: false, type: "string" })),
});
const parameter = { name: "a", label: "A", required: false, type: "string" } as const;
const condition = (conditions: Conditions) => () => shownWhen(form, conditions);
const untyped = (json: string) => JSON.parse(json);
const collected = (when: object, repeat: object | undefined) => () =>
  createCollectionModel(
    untyped(
      JSON.stringify([
        { id: "one", form, settings: {}, repeat },
        { id: "two", form, settings: {} },
        { id: "x", form: { parameters: [] }, settings: {}, when },
      ]),
    ),
  );
const later = schema({
  "~standard": { version: 1, vendor: "x", validate: async (value) => ({ value }) },
});

/** Every error of the core, in the order of `list`. */
const errors: readonly (() => unknown)[] = [
  () => parseForm({}),
  () => toPayload(form, { a: 1 }),
  () => toPayload(form, {}, { compute: { a: ({ b }) => b, b: ({ a }) => a } }),
  () => toPayload(form, {}, { compute: { a: () => untyped("1") } }),
  () => validateItems(form, [], { between: [differentIn("x", "a")] }),
  condition({ z: { name: "a", equals: "x" } }),
  condition(untyped('{ "a": { "name": "b" } }')),
  condition({ a: { name: "z", equals: "x" } }),
  condition({ a: { name: "b", equals: "x" }, b: { name: "a", equals: "x" } }),
  collected({ name: "a", equals: "x" }, undefined),
  collected({ form: "one", name: "a", equals: "x" }, {}),
  () => min("1,000"),
  () => decimals(-1),
  () => maxLength(-1),
  () => decimal({ maxDecimals: -1 }),
  () => date({ min: "1/31/2026" }),
  () => date({ min: "2026-01-02", max: "2026-01-01" }),
  () => date({ max: untyped('{ "weeks": 1 }') }),
  () => date({ max: "today", today: () => "1/31/2026" }).validate("2026-01-31", parameter),
  () => orText(ssn(), "000"),
  () => later.validate("x", parameter),
  () => addDecimals("1,000"),
  () => numberFormat("en_US", { currency: "USD" }),
];

const list = `
The form definition is invalid: $.parameters: expected an array, found nothing.
These values are not valid for submission: "a" (notText).
Circular computations: "a", "b", "a". Compute one of them from other answers.
The computation of "a" must return a submitted string such as "1234.50", or null; got number.
\`between\` needs a form id. Pass the id of the form in the collection: validateItems(form, items, { id: "…", between }).
A condition is defined for "z", but no parameter has this name. Names are case-sensitive.
The condition of "a" is invalid. Expected { name } with one of equals, oneOf, not and answered, or { all: […] }, or { any: […] }.
The condition of "a" references "z", which does not exist. Names are case-sensitive.
Circular conditions: "a", "b", "a". None of these can become visible. Remove one of the conditions.
The condition of "x" references "a", which exists in more than one form. Add the form: { form: "…", name }.
The condition of "x" references ["one","a"], but that form is repeated and has one answer per item. Reference a form that is not repeated.
The limit "1,000" is not a decimal such as "0.01" or "1000".
Decimals must be a whole number of 0 or more, got -1.
A length must be a whole number of 0 or more, got -1.
Invalid options of the decimal rule: maxDecimals must be a number of 0 or more, got -1.
Invalid options of the date rule: "1/31/2026" is not a date as YYYY-MM-DD.
Invalid options of the date rule: min "2026-01-02" is after max "2026-01-01".
Invalid options of the date rule: {"weeks":1} must be "today" or whole numbers of years, months or days, such as { years: -18 }.
The today option of the date rule must return YYYY-MM-DD, got "1/31/2026".
Invalid options of the orText rule: the text "000" needs at least one letter.
The schema is asynchronous, but rules must be synchronous. Move asynchronous checks to onSubmit.
Expected a decimal such as "1234.50", got "1,000".
Cannot format numbers for locale "en_US" and currency "USD". Use a BCP 47 tag such as "en-US" and an ISO 4217 code such as "USD".
`;

function messageOf(make: () => unknown): string {
  try {
    return `${make()}`;
  } catch (error) {
    return Object(error).message;
  }
}

test("errors are in plain words", () => {
  expect(errors.map(messageOf)).toEqual(list.trim().split("\n"));
  expect(bannedWord(list)).toBe(null);
});
