import {
  type CollectionModelForm,
  type Condition,
  ConditionError,
  createCollectionModel,
  evaluateCollection,
  type Form,
  parseForm,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

type Conditioned = Omit<CollectionModelForm, "id" | "form" | "settings">;
const formOf = (...names: readonly string[]): Form =>
  parseForm(questions(...names.map((name) => `${name}: string?`)));

/** Two forms, `one` with a, b and `two` with b, c. */
const make = (one: Conditioned, two: Conditioned, secondIsThere = true) =>
  createCollectionModel([
    { ...one, id: "one", form: formOf("a", "b"), settings: {} },
    { ...two, id: "two", form: secondIsThere ? formOf("b", "c") : null, settings: {} },
  ]);

const same = (one: string, two: string) => ({ one: { a: one, b: one }, two: { b: two, c: two } });
const all = same("x", "x");

/** The forms and questions that are visible, as `one a`. */
function visible(
  model: ReturnType<typeof make>,
  answers: Parameters<typeof evaluateCollection>[1],
  accepted?: (form: string) => Readonly<Record<string, boolean>> | undefined,
): readonly string[] {
  const { isVisible, form } = evaluateCollection(model, answers, { accepted });
  return model.forms.flatMap(({ id, form: definition }) => [
    ...(isVisible(id) ? [id] : []),
    ...(definition?.parameters ?? [])
      .filter(({ name }) => form(id)?.isVisible(name))
      .map(({ name }) => `${id} ${name}`),
  ]);
}

const is = (name: string, equals: string, form?: string): Condition =>
  form === undefined ? { name, equals } : { form, name, equals };

describe("a condition", () => {
  test("of a form tests another form", () => {
    const model = make({}, { when: is("a", "x") });
    expect(visible(model, all)).toEqual(["one", "one a", "one b", "two", "two b", "two c"]);
    expect(visible(model, same("y", "x"))).toEqual(["one", "one a", "one b"]);
  });

  test("of a form applies before those of its parameters", () => {
    const model = make({}, { when: is("a", "x"), conditions: { c: is("b", "x", "two") } });
    expect(visible(model, all)).toContain("two c");
    expect(visible(model, { ...all, one: { a: "y" } })).not.toContain("two c");
  });

  test("of a parameter tests its own form before others", () => {
    const model = make({}, { conditions: { c: is("b", "x") } });
    expect(visible(model, same("y", "x"))).toContain("two c");
    expect(visible(model, same("x", "y"))).not.toContain("two c");
  });

  test("tests the form that it names", () => {
    const model = make({}, { conditions: { c: is("b", "x", "one") } });
    expect(visible(model, same("x", "y"))).toContain("two c");
  });

  test("finds no answers in a hidden form", () => {
    const model = make({ conditions: { a: is("c", "x") } }, { when: is("b", "x", "one") });
    expect(visible(model, all)).toContain("one a");
    expect(visible(model, same("y", "x"))).not.toContain("one a");
  });

  test("finds no answers in a form that is not loaded", () => {
    expect(visible(make({ conditions: { a: is("c", "x") } }, {}, false), all)).not.toContain(
      "one a",
    );
  });

  test("finds no answer in a disabled field, but does in a disabled form", () => {
    const conditions = { c: is("a", "x") };
    const model = (disabled?: boolean) =>
      createCollectionModel([
        { id: "one", form: formOf("a"), settings: { disabled, fields: { a: { disabled: true } } } },
        { id: "two", form: formOf("c"), conditions, settings: {} },
      ]);
    expect(visible(model(), all)).not.toContain("two c");
    expect(visible(model(true), all)).toContain("two c");
  });

  test("of a signer tests the forms", () => {
    const model = createCollectionModel([{ id: "one", form: formOf("a"), settings: {} }], {
      signers: [{ id: "spouse", when: is("a", "x") }, { id: "employee" }],
    });
    const shown = (a: string) =>
      ["spouse", "employee", "nobody"].filter(evaluateCollection(model, { one: { a } }).isVisible);
    expect(shown("x")).toEqual(["spouse", "employee"]);
    expect(shown("y")).toEqual(["employee"]);
  });
});

describe("of an accepted form, a condition", () => {
  test("uses stored test results instead of answers, also for hidden questions", () => {
    const model = make({ conditions: { a: is("b", "x") } }, { when: is("a", "x") });
    const { testResults } = evaluateCollection(model, all);
    expect(visible(model, {}, (form) => (form === "one" ? testResults("one") : undefined))).toEqual(
      ["one", "one b", "two", "two b", "two c"],
    );
    const { testResults: others } = evaluateCollection(model, same("y", "y"));
    expect(visible(model, {}, (form) => (form === "one" ? others("one") : undefined))).toEqual([
      "one",
      "one b",
    ]);
  });

  test("passes where nothing is known", () => {
    const model = make({}, { conditions: { c: is("a", "x") } });
    const accepted = (form: string) => (form === "one" ? {} : undefined);
    expect(visible(model, {}, accepted)).toContain("two c");
    expect(visible(model, { one: { a: "y" } }, accepted)).not.toContain("two c");
  });

  test("exposes test results by form, without the compared values", () => {
    const when: Condition = { any: [is("a", "secret"), { name: "a", not: "x", form: "one" }] };
    const model = make({ conditions: { b: is("a", "x") } }, { when });
    const { testResults } = evaluateCollection(model, same("secret", "secret"));
    expect(Object.values(testResults("one"))).toEqual([true, true]);
    expect(Object.keys(testResults("one")).join()).not.toMatch(/secret|"|x/);
    expect(testResults("two")).toEqual({});
    const hidden = make({ when: is("c", "y", "two") }, { conditions: { b: is("a", "x") } });
    expect(Object.values(evaluateCollection(hidden, all).testResults("one"))).toEqual([false]);
  });
});

const wrong: readonly (readonly [string, Conditioned, Conditioned, string])[] = [
  ["an unknown name", {}, { when: is("z", "x") }, 'of "two" references "z"'],
  ["an unknown form", {}, { when: is("a", "x", "three") }, '["three","a"], which does not exist'],
  ["a name the form lacks", {}, { when: is("c", "x", "one") }, '["one","c"], which does not exist'],
  [
    "forms that wait for each other",
    { when: is("c", "x") },
    { when: is("a", "x") },
    "None of these can become visible",
  ],
  ["a form that waits for itself", {}, { when: is("c", "x", "two") }, '"two", ["two","c"], "two"'],
  [
    "a parameter that is none",
    { conditions: { z: is("b", "x") } },
    {},
    'A condition is defined for "z"',
  ],
  ["an answer for each item", { repeat: {} }, { when: is("a", "x") }, "but that form is repeated"],
  [
    "a value that is not a condition",
    { when: JSON.parse('{"name": "a"}') },
    {},
    'of "one" is invalid',
  ],
];

test.each(wrong)("%s is rejected with a message", (_, one, two, words) => {
  expect(() => make(one, two)).toThrow(ConditionError);
  expect(() => make(one, two)).toThrow(words);
});

test("requires the form id for a name that several forms have", () => {
  const given = { form: formOf("b"), settings: {} };
  const third = { id: "three", when: is("b", "x"), form: formOf("d"), settings: {} };
  const forms = [{ ...given, id: "one" }, { ...given, id: "two" }, third];
  expect(() => createCollectionModel(forms)).toThrow(
    "which exists in more than one form. Add the form",
  );
  const model = createCollectionModel([
    { ...given, id: "two", isStep: false },
    ...forms.slice(0, 1),
    third,
  ]);
  expect(evaluateCollection(model, { one: { b: "x" } }).isVisible("three")).toBe(true);
});

describe("an invalid condition of a form that is not a step", () => {
  const form = formOf("b");
  const left = { id: "one", when: is("z", "x"), form, isStep: false, settings: {} };

  test("is ignored", () => {
    const two = { id: "two", form, settings: {} };
    expect(createCollectionModel([left, two]).forms).toHaveLength(2);
    expect(() => createCollectionModel([{ ...left, isStep: true }, two])).toThrow(ConditionError);
  });

  test("leaves the form's answers to other conditions", () => {
    const model = createCollectionModel([
      left,
      { id: "two", when: is("b", "x", "one"), form, settings: {} },
    ]);
    expect(evaluateCollection(model, { one: { b: "x" } }).isVisible("two")).toBe(true);
  });
});
