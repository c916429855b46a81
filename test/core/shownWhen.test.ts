import fc from "fast-check";
import {
  answeredValues,
  type Condition,
  ConditionError,
  formSchema,
  parseForm,
  payloadSchema,
  shownWhen,
  toPayload,
  validateForm,
  type When,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { questions } from "../support/questions.ts";
import { holds } from "./holds.ts";

const form = parseForm({ ...questions("a: string?", "b: string?", "c: string?"), id: "f" });
const none: Record<string, string> = {};

/** The condition of `c`, answers to `a` and `b`, and whether `c` is asked. */
const table: readonly (readonly [string, Condition, Record<string, string>, boolean])[] = [
  ["equals, unanswered", { name: "a", equals: "x" }, none, false],
  ["equals", { name: "a", equals: "x" }, { a: "x" }, true],
  ["equals, to the letter", { name: "a", equals: "x" }, { a: "x " }, false],
  ["equals, an amount", { name: "a", equals: "1.50" }, { a: "1.5" }, false],
  ["equals nothing", { name: "a", equals: "" }, none, false],
  ["equals an empty answer", { name: "a", equals: "" }, { a: "" }, true],
  ["oneOf", { name: "a", oneOf: ["x", "y"] }, { a: "y" }, true],
  ["oneOf, another", { name: "a", oneOf: ["x", "y"] }, { a: "z" }, false],
  ["oneOf, unanswered", { name: "a", oneOf: ["x"] }, none, false],
  ["oneOf of none", { name: "a", oneOf: [] }, { a: "x" }, false],
  ["not, unanswered", { name: "a", not: "x" }, none, true],
  ["not", { name: "a", not: "x" }, { a: "x" }, false],
  ["not, another", { name: "a", not: "x" }, { a: "y" }, true],
  ["answered", { name: "a", answered: true }, { a: "" }, true],
  ["answered, unanswered", { name: "a", answered: true }, none, false],
  ["unanswered", { name: "a", answered: false }, none, true],
  ["unanswered, answered", { name: "a", answered: false }, { a: "x" }, false],
  ["all of nothing", { all: [] }, none, true],
  ["any of nothing", { any: [] }, none, false],
  ["its own form", { form: "f", name: "a", equals: "x" }, { a: "x" }, true],
  [
    "all, one missing",
    {
      all: [
        { name: "a", equals: "x" },
        { name: "b", answered: true },
      ],
    },
    { a: "x" },
    false,
  ],
  [
    "any in all",
    {
      all: [
        {
          any: [
            { name: "a", equals: "x" },
            { name: "b", equals: "y" },
          ],
        },
      ],
    },
    { b: "y" },
    true,
  ],
];

test("shows a parameter when its condition holds", () => {
  for (const [title, condition, answers, shown] of table) {
    const when = shownWhen(form, { c: condition });
    expect
      .soft(
        when("c", (name) => answers[name]),
        title,
      )
      .toBe(shown);
    expect
      .soft(
        when("a", (name) => answers[name]),
        title,
      )
      .toBe(true);
  }
});

const x = { name: "a", equals: "x" };

/** Conditions as apps make them that are not compiled, in which a key may stand and say nothing. */
const loose: readonly (readonly [string, object, boolean])[] = [
  ["oneOf behind equals", { name: "a", equals: undefined, oneOf: ["x"] }, true],
  ["not behind oneOf", { name: "a", oneOf: undefined, not: "x" }, false],
  ["answered behind not", { name: "a", not: undefined, answered: true }, true],
  ["equals behind both lists", { ...x, all: undefined, any: undefined }, true],
  ["any behind all", { all: undefined, any: [x] }, true],
  ["all before any", { all: [x], any: undefined }, true],
  ["one inside all", { all: [{ all: undefined, any: [{ ...x, any: undefined }] }] }, true],
  ["a list before the test", { all: [], name: "a", equals: undefined }, true],
];

test("ignores a key that is undefined", () => {
  for (const [title, condition, shown] of loose) {
    const when: When = Reflect.apply(shownWhen, null, [form, { c: condition }]);
    expect
      .soft(
        when("c", () => "x"),
        title,
      )
      .toBe(shown);
  }
});

test("rejects values that are not conditions", () => {
  for (const condition of [
    { all: undefined },
    { all: undefined, any: undefined },
    { name: "a" },
    { name: "a", equals: undefined, all: undefined },
    { name: undefined, equals: "x" },
    { name: "a", oneOf: "x" },
    { name: "a", oneOf: ["x", 1] },
    { name: "a", answered: "true" },
    { all: [null] },
    "a",
  ] as const) {
    expect
      .soft(
        () => Reflect.apply(shownWhen, null, [form, { c: condition }]),
        JSON.stringify(condition),
      )
      .toThrow(ConditionError);
  }
});

test("ignores the stored answer of a hidden parameter", () => {
  const when = shownWhen(form, { b: { name: "a", equals: "x" }, c: { name: "b", answered: true } });
  const values = { a: "no", b: "kept", c: "kept" };
  expect(when("c", (name) => Reflect.get(values, name))).toBe(false);
  expect(when("c", (name) => Reflect.get({ ...values, a: "x" }, name))).toBe(true);
});

test("treats an unreadable text as no answer", () => {
  const when = shownWhen(form, { c: { name: "a", answered: true } });
  expect(when("c", () => ({ text: "12,5", reason: "ambiguous" }))).toBe(false);
});

test("accepts a function that returns the conditions", () => {
  const dependent = parseForm({
    parameters: questions("a: string?", "b: string").parameters.map((parameter) => ({
      ...parameter,
      depends_on: parameter.name === "b" ? { key: "a", value: "x" } : null,
    })),
  });
  const when = shownWhen(dependent, ({ depends_on: on }) =>
    typeof on === "object" && on !== null && "value" in on
      ? { name: "a", equals: String(on.value) }
      : null,
  );
  expect(validateForm(dependent, none, { when })).toEqual([]);
  expect(validateForm(dependent, { a: "x" }, { when }).map(({ name }) => name)).toEqual(["b"]);
});

describe("a hidden parameter", () => {
  const twoQuestions = parseForm(questions("a: string?", "b: number"));
  const when = shownWhen(twoQuestions, { b: { name: "a", equals: "x" } });
  const hidden = { a: "no", b: "unreadable" };

  test("is neither required nor checked", () => {
    expect(validateForm(twoQuestions, hidden, { when })).toEqual([]);
    expect(validateForm(twoQuestions, none, { when })).toEqual([]);
    expect(validateForm(twoQuestions, { a: "x" }, { when })).toMatchObject([{ name: "b" }]);
  });

  test("is not submitted in any way", async () => {
    const payload = { parameters: [{ name: "a", value: "no" }] };
    expect(toPayload(twoQuestions, hidden, { when })).toEqual(payload);
    expect({ ...answeredValues(twoQuestions, hidden, when) }).toEqual({ a: "no" });
    const parameters = [{ name: "b", value: "7" }, ...payload.parameters];
    const body = payloadSchema(twoQuestions, { when })["~standard"].validate({ parameters });
    const values = formSchema(twoQuestions, { when })["~standard"].validate(hidden);
    expect(await body).toEqual({ value: payload });
    expect(await values).toEqual({ value: { a: "no" } });
    const both = [
      { name: "a", value: "x" },
      { name: "b", value: "7" },
    ];
    const shown = payloadSchema(twoQuestions, { when })["~standard"].validate({ parameters: both });
    expect(await shown).toEqual({ value: { parameters: both } });
  });
});

const wrong: readonly (readonly [string, Record<string, unknown>, string])[] = [
  [
    "an unknown name asked for",
    { a: { name: "z", equals: "x" } },
    'The condition of "a" references "z", which does not exist',
  ],
  [
    "one inside all",
    {
      a: {
        all: [
          { name: "b", not: "x" },
          { name: "constructor", not: "x" },
        ],
      },
    },
    'references "constructor"',
  ],
  ["another form", { a: { form: "g", name: "b", equals: "x" } }, 'references "b"'],
  [
    "a condition for an unknown name",
    { z: { name: "a", equals: "x" } },
    'A condition is defined for "z", but no parameter has this name',
  ],
  ["itself", { a: { name: "a", equals: "x" } }, 'Circular conditions: "a", "a".'],
  [
    "a circle",
    { a: { name: "c", equals: "x" }, b: { name: "a", equals: "x" }, c: { name: "b", not: "x" } },
    '"a", "c", "b", "a"',
  ],
  [
    "a circle that another leads to",
    { a: { name: "b", equals: "x" }, b: { name: "c", equals: "x" }, c: { name: "b", not: "x" } },
    'Circular conditions: "b", "c", "b".',
  ],
  [
    "no test",
    { a: { name: "b" } },
    'The condition of "a" is invalid. Expected { name } with one of',
  ],
  ["two tests", { a: { name: "b", equals: "x", not: "y" } }, "is invalid"],
  ["a number", { a: { name: "b", equals: 1 } }, "is invalid"],
  ["a list that is none", { a: { all: "b" } }, "is invalid"],
  ["both lists", { a: { all: [], any: [] } }, "is invalid"],
  ["a list beside a test", { a: { name: "b", equals: "x", any: [] } }, "is invalid"],
  ["a form that is no text", { a: { form: 1, name: "b", equals: "x" } }, "is invalid"],
  ["no name", { a: { equals: "x" } }, "is invalid"],
  ["a text", { a: "b" }, "is invalid"],
];

test("rejects an invalid condition with its reason", () => {
  for (const [title, conditions, words] of wrong) {
    const make = () => shownWhen(form, JSON.parse(JSON.stringify(conditions)));
    expect.soft(make, title).toThrow(ConditionError);
    expect.soft(make, title).toThrow(expect.objectContaining({ name: "ConditionError" }));
    expect.soft(make, title).toThrow(words);
  }
});

test("accepts names of any kind", () => {
  const odd = parseForm(questions("__proto__: string?", "toString: string?"));
  const when = shownWhen(odd, { toString: { name: "__proto__", equals: "x" } });
  expect(
    toPayload(odd, JSON.parse('{"__proto__":"x","toString":"y"}'), { when }).parameters,
  ).toHaveLength(2);
  expect(toPayload(odd, JSON.parse('{"toString":"y"}'), { when }).parameters).toHaveLength(0);
});

test("takes linear time for conditions that meet repeatedly", () => {
  const lines = Array.from({ length: 200 }, (_, at) => `${at}: string?`);
  const chain = parseForm(questions(...lines));
  const when = shownWhen(chain, ({ name }) =>
    name === "0"
      ? null
      : {
          all: [0, 1].map((): Condition => ({ name: String(Number(name) - 1), answered: true })),
        },
  );
  expect(when("199", () => "x")).toBe(true);
});

test("accepts an app's own function for visibility", () => {
  const when: When = (name, answer) => name === "a" || answer("a") === "x";
  expect(toPayload(form, { a: "x", b: "1" }, { when }).parameters).toHaveLength(2);
  expect(toPayload(form, { a: "y", b: "1" }, { when }).parameters).toHaveLength(1);
});

test("follows a chain of 6,000 once", () => {
  const length = 6000;
  const names = Array.from({ length }, (_, at) => String(at));
  const chain = parseForm(questions(...names.map((name) => `${name}: string?`)));
  const when = shownWhen(chain, ({ name }) =>
    name === "0" ? null : { name: String(Number(name) - 1), answered: true },
  );
  let reads = 0;
  const isVisible = when.among?.((name) => {
    reads++;
    return name === "5000" ? null : "x";
  });
  expect(names.toReversed().filter((name) => isVisible?.(name))).toHaveLength(5001);
  expect(reads).toBe(5001);
  const values = Object.fromEntries(names.map((name) => [name, "x"]));
  expect(toPayload(chain, values, { when }).parameters).toHaveLength(length);
  const circle = () =>
    shownWhen(chain, ({ name }) => ({ name: String((Number(name) + 1) % length), answered: true }));
  expect(circle).toThrow(ConditionError);
});

test("submits visible parameters only", () => {
  const names = ["a", "b", "c"];
  const values = fc.dictionary(fc.constantFrom(...names), fc.constantFrom("x", "y"));
  holds(
    fc.property(values, fc.constantFrom("x", "y"), (answers, key) => {
      const when = shownWhen(form, {
        b: { name: "a", equals: key },
        c: { name: "b", oneOf: [key] },
      });
      const sent = toPayload(form, answers, { when }).parameters.map(({ name }) => name);
      const expected = names.filter((name, at) =>
        [name, ...names.slice(0, at)].every(
          (one) => Object.hasOwn(answers, one) && (one === name || answers[one] === key),
        ),
      );
      expect(sent).toEqual(expected);
    }),
  );
});
