import { type Condition, ConditionError, parseForm } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { collectionConditions } from "../../../src/document/check/collectionConditions.ts";
import type { CollectionForm } from "../../../src/collection/state/entries.ts";
import { questions } from "../../support/questions.ts";

/** Two forms, `one` with a, b and `two` with b, c; all answers are "x". */
const make = (one: CollectionForm, two: CollectionForm, secondIsThere = true) =>
  collectionConditions([
    {
      id: "one",
      options: one,
      form: parseForm(questions("a: string?", "b: string?")),
      isPlaced: true,
    },
    {
      id: "two",
      options: two,
      isPlaced: true,
      form: secondIsThere ? parseForm(questions("b: string?", "c: string?")) : null,
    },
  ]);

const all = () => "x";
const is = (name: string, equals: string, form?: string): Condition =>
  form === undefined ? { name, equals } : { form, name, equals };

describe("A condition", () => {
  test("of a form looks at another form", () => {
    const shows = make({}, { when: is("a", "x") });
    expect(shows(all)("two")).toBe(true);
    expect(shows(() => "y")("two")).toBe(false);
    expect(shows(() => "y")("two", "c")).toBe(false);
    expect(shows(() => "y")("one", "a")).toBe(true);
  });

  test("of a form goes before those of its parameters", () => {
    const shows = make({}, { when: is("a", "x"), conditions: { c: is("b", "x", "two") } });
    const answer = (a: string) => (_: string, name: string) => (name === "a" ? a : "x");
    expect(shows(answer("x"))("two", "c")).toBe(true);
    expect(shows(answer("y"))("two", "c")).toBe(false);
  });

  test("of a parameter looks at its own form before others", () => {
    const shows = make({}, { conditions: { c: is("b", "x") } });
    expect(shows((form) => (form === "two" ? "x" : "y"))("two", "c")).toBe(true);
    expect(shows((form) => (form === "one" ? "x" : "y"))("two", "c")).toBe(false);
  });

  test("looks where it is told", () => {
    const shows = make({}, { conditions: { c: is("b", "x", "one") } });
    expect(shows((form) => (form === "one" ? "x" : "y"))("two", "c")).toBe(true);
  });

  test("has results instead of answers, also of what would be hidden", () => {
    const shows = make({ conditions: { a: is("b", "x") } }, { when: is("a", "x") });
    const result = (isPassed: boolean) => (form: string) => form === "one" && (() => isPassed);
    expect(shows(result(true))("two")).toBe(true);
    expect(shows(result(false))("two")).toBe(false);
  });

  test("tells the results of the tests of other forms, and not what they compare with", () => {
    const when: Condition = { any: [is("a", "secret"), { name: "a", not: "x", form: "one" }] };
    const shows = make({ conditions: { b: is("a", "x") } }, { when });
    const results = shows.results("one", () => "secret");
    expect(Object.values(results)).toEqual([true, true]);
    expect(Object.keys(results).join()).not.toMatch(/secret|"|x/);
    expect(shows.results("two", all)).toEqual({});
    const hidden = make({ when: is("c", "y", "two") }, { conditions: { b: is("a", "x") } });
    expect(Object.values(hidden.results("one", all))).toEqual([false]);
  });

  test("finds nothing in a form that is not asked", () => {
    const shows = make({ conditions: { a: is("c", "x") } }, { when: is("b", "x", "one") });
    expect(shows(all)("one", "a")).toBe(true);
    expect(shows((form) => (form === "one" ? "y" : "x"))("one", "a")).toBe(false);
  });

  test("on a form that is not there yet finds no answer", () => {
    const shows = make({ conditions: { a: is("c", "x") } }, {}, false);
    expect(shows(all)("one", "a")).toBe(false);
  });
});

const wrong: readonly (readonly [string, CollectionForm, CollectionForm, string])[] = [
  ["an unknown name", {}, { when: is("z", "x") }, 'of "two" asks for the answer to "z"'],
  ["an unknown form", {}, { when: is("a", "x", "three") }, '["three","a"], which does not exist'],
  ["a name the form lacks", {}, { when: is("c", "x", "one") }, '["one","c"], which does not exist'],
  [
    "forms that wait for each other",
    { when: is("c", "x") },
    { when: is("a", "x") },
    "could ever be asked",
  ],
  ["a form that waits for itself", {}, { when: is("c", "x", "two") }, '"two", ["two","c"], "two"'],
  [
    "a parameter that is none",
    { conditions: { z: is("b", "x") } },
    {},
    'There is a condition for "z"',
  ],
];

test.each(wrong)("%s is refused in words", (_, one, two, words) => {
  expect(() => make(one, two)).toThrow(ConditionError);
  expect(() => make(one, two)).toThrow(words);
});

test("A name in several other forms must be told apart", () => {
  const form = parseForm(questions("b: string?"));
  const given = { form, id: "", options: {}, isPlaced: true };
  const third = {
    ...given,
    id: "three",
    options: { when: is("b", "x") },
    form: parseForm(questions("d: string?")),
  };
  const forms = [{ ...given, id: "one" }, { ...given, id: "two" }, third];
  expect(() => collectionConditions(forms)).toThrow("which more than one form has. Say which");
  const shows = collectionConditions([
    { ...given, id: "two", isPlaced: false },
    ...forms.slice(0, 1),
    third,
  ]);
  expect(shows((id) => (id === "one" ? "x" : "y"))("three")).toBe(true);
});

test("What is wrong with a form that is no step is nobody's", () => {
  const form = parseForm(questions("b: string?"));
  const left = { id: "one", options: { when: is("z", "x") }, form, isPlaced: false };
  const placed = { id: "two", options: {}, form, isPlaced: true };
  expect(collectionConditions([left, placed])(all)("two")).toBe(true);
  expect(() => collectionConditions([{ ...left, isPlaced: true }, placed])).toThrow(ConditionError);
});

test("What waits for a form that is no step and is wrong is asked", () => {
  const form = parseForm(questions("b: string?"));
  const left = { id: "one", options: { when: is("z", "x") }, form, isPlaced: false };
  const placed = { id: "two", options: { when: is("b", "x", "one") }, form, isPlaced: true };
  expect(collectionConditions([left, placed])(all)("two")).toBe(true);
});

test("What is no condition is refused", () => {
  const when: Condition = JSON.parse('{"name": "a"}');
  expect(() => make({ when }, {})).toThrow(ConditionError);
});
