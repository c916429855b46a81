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

describe("A condition", () => {
  test("of a form looks at another form", () => {
    const model = make({}, { when: is("a", "x") });
    expect(visible(model, all)).toEqual(["one", "one a", "one b", "two", "two b", "two c"]);
    expect(visible(model, same("y", "x"))).toEqual(["one", "one a", "one b"]);
  });

  test("of a form goes before those of its parameters", () => {
    const model = make({}, { when: is("a", "x"), conditions: { c: is("b", "x", "two") } });
    expect(visible(model, all)).toContain("two c");
    expect(visible(model, { ...all, one: { a: "y" } })).not.toContain("two c");
  });

  test("of a parameter looks at its own form before others", () => {
    const model = make({}, { conditions: { c: is("b", "x") } });
    expect(visible(model, same("y", "x"))).toContain("two c");
    expect(visible(model, same("x", "y"))).not.toContain("two c");
  });

  test("looks where it is told", () => {
    const model = make({}, { conditions: { c: is("b", "x", "one") } });
    expect(visible(model, same("x", "y"))).toContain("two c");
  });

  test("finds nothing in a form that is not asked", () => {
    const model = make({ conditions: { a: is("c", "x") } }, { when: is("b", "x", "one") });
    expect(visible(model, all)).toContain("one a");
    expect(visible(model, same("y", "x"))).not.toContain("one a");
  });

  test("on a form that is not there yet finds no answer", () => {
    expect(visible(make({ conditions: { a: is("c", "x") } }, {}, false), all)).not.toContain(
      "one a",
    );
  });

  test("finds no answer to what is disabled by itself", () => {
    const conditions = { c: is("a", "x") };
    const model = (disabled?: boolean) =>
      createCollectionModel([
        { id: "one", form: formOf("a"), settings: { disabled, fields: { a: { disabled: true } } } },
        { id: "two", form: formOf("c"), conditions, settings: {} },
      ]);
    expect(visible(model(), all)).not.toContain("two c");
    expect(visible(model(true), all)).toContain("two c");
  });

  test("of a signer looks at the forms", () => {
    const model = createCollectionModel([{ id: "one", form: formOf("a"), settings: {} }], {
      signers: [{ id: "spouse", when: is("a", "x") }, { id: "employee" }],
    });
    const shown = (a: string) =>
      ["spouse", "employee", "nobody"].filter(evaluateCollection(model, { one: { a } }).isVisible);
    expect(shown("x")).toEqual(["spouse", "employee"]);
    expect(shown("y")).toEqual(["employee"]);
  });
});

describe("Of an accepted form, a condition", () => {
  test("has results instead of answers, also of what would be hidden", () => {
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

  test("tells the results of the tests of other forms, and not what they compare with", () => {
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
  ["what is no condition", { when: JSON.parse('{"name": "a"}') }, {}, 'of "one" is invalid'],
];

test.each(wrong)("%s is refused in words", (_, one, two, words) => {
  expect(() => make(one, two)).toThrow(ConditionError);
  expect(() => make(one, two)).toThrow(words);
});

test("A name in several other forms must be told apart", () => {
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

describe("A mistake in a form that is no step", () => {
  const form = formOf("b");
  const left = { id: "one", when: is("z", "x"), form, isStep: false, settings: {} };

  test("is nobody's", () => {
    const two = { id: "two", form, settings: {} };
    expect(createCollectionModel([left, two]).forms).toHaveLength(2);
    expect(() => createCollectionModel([{ ...left, isStep: true }, two])).toThrow(ConditionError);
  });

  test("has the form be asked by conditions", () => {
    const model = createCollectionModel([
      left,
      { id: "two", when: is("b", "x", "one"), form, settings: {} },
    ]);
    expect(evaluateCollection(model, { one: { b: "x" } }).isVisible("two")).toBe(true);
  });
});
