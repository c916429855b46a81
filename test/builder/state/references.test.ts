import { type Collection, parseCollection } from "parameter-form/document";
import { describe, expect, test } from "vitest";
import { referrersOf } from "../../../src/builder/state/references.ts";
import { applyStep, type Step } from "../../../src/builder/state/steps.ts";
import { contentAt, type Place } from "../../../src/builder/state/place.ts";
import { questions } from "../../support/questions.ts";

/** A record of one key, which may be `__proto__`. */
const by = <T>(key: string, value: T): Record<string, T> => Object.fromEntries([[key, value]]);

type Parts = Readonly<Record<string, unknown>>;

/** Settings of the form `one`, the form `two` or the collection that refer to a question of `one`. */
interface Settings {
  readonly one?: Parts;
  readonly two?: Parts;
  readonly all?: Parts;
}

const numbers = (...names: readonly string[]) =>
  questions(...names.map((name) => `${name}: number`));

/** A collection with the question `name` and others in the form `one`. */
const collection = (name: string, { one = {}, two = {}, all = {} }: Settings): Collection =>
  parseCollection({
    forms: [
      { id: "one", form: numbers(name, "b", "c"), ...one },
      { id: "two", form: numbers("d", "e"), ...two },
    ],
    ...all,
  });

const answered = (name: string) => ({ name, answered: true });
const signer = { id: "boss", title: "Boss", statement: "I agree." };
const attestation = { statement: "I sign." };
const value = { value: "2" };

/**
 * Settings that refer to the question x of the form `one`, and the settings without the question;
 * `{}` if the whole setting is removed.
 */
const kinds: readonly (readonly [string, (x: string) => Settings, Settings])[] = [
  ["the condition of the question", (x) => ({ one: { conditions: by(x, answered("b")) } }), {}],
  ["a condition in the form", (x) => ({ one: { conditions: { b: answered(x) } } }), {}],
  [
    "a condition that names its own form",
    (x) => ({ one: { conditions: { b: { form: "one", name: x, not: "1" } } } }),
    {},
  ],
  ["a condition of another form", (x) => ({ two: { conditions: { d: answered(x) } } }), {}],
  [
    "a condition of another form that names the form",
    (x) => ({ two: { conditions: { d: { form: "one", ...answered(x) } } } }),
    {},
  ],
  ["`when` of another form", (x) => ({ two: { when: answered(x) } }), {}],
  [
    "`when` of another form that names the form",
    (x) => ({ two: { when: { form: "one", name: x, equals: "1" } } }),
    {},
  ],
  [
    "`when` of a signer",
    (x) => ({
      all: { attestation, signers: [{ ...signer, when: { form: "one", name: x, oneOf: ["1"] } }] },
    }),
    { all: { attestation, signers: [signer] } },
  ],
  [
    "nested conditions",
    (x) => ({ one: { conditions: { b: { all: [answered("c"), { any: [answered(x)] }] } } } }),
    { one: { conditions: { b: { all: [answered("c")] } } } },
  ],
  [
    "sumOf of two",
    (x) => ({ one: { checks: [{ check: "sumOf", names: [x, "b"], total: "100" }] } }),
    { one: { checks: [] } },
  ],
  [
    "sumOf of three",
    (x) => ({ one: { checks: [{ check: "sumOf", names: ["c", x, "b"], total: "100" }] } }),
    { one: { checks: [{ check: "sumOf", names: ["c", "b"], total: "100" }] } },
  ],
  [
    "sameAs",
    (x) => ({ one: { checks: [{ check: "sameAs", name: x, other: "b" }] } }),
    { one: { checks: [] } },
  ],
  [
    "sameAs of another",
    (x) => ({ one: { checks: [{ check: "sameAs", name: "b", other: x }] } }),
    { one: { checks: [] } },
  ],
  [
    "oneOfThese",
    (x) => ({ one: { checks: [{ check: "oneOfThese", names: [x, "b", "c"] }] } }),
    { one: { checks: [{ check: "oneOfThese", names: ["b", "c"] }] } },
  ],
  [
    "differentIn of one",
    (x) => ({
      one: { repeat: {} },
      all: { checks: [{ check: "differentIn", form: "one", names: [x] }] },
    }),
    { one: { repeat: {} }, all: { checks: [] } },
  ],
  [
    "differentIn of two",
    (x) => ({
      one: { repeat: {} },
      all: { checks: [{ check: "differentIn", form: "one", names: [x, "b"] }] },
    }),
    { one: { repeat: {} }, all: { checks: [{ check: "differentIn", form: "one", names: ["b"] }] } },
  ],
  [
    "the computation of the question",
    (x) => ({ one: { compute: by(x, { compute: "sum", of: ["b"] }) } }),
    {},
  ],
  ["a computation", (x) => ({ one: { compute: { b: { compute: "sum", of: [x] } } } }), {}],
  [
    "a nested computation",
    (x) => ({
      one: {
        compute: {
          b: {
            compute: "sum",
            of: ["c", { compute: "product", of: [x, { compute: "sum", of: [x] }] }],
          },
        },
      },
    }),
    { one: { compute: { b: { compute: "sum", of: ["c"] } } } },
  ],
  [
    "a subtracted operand",
    (x) => ({ one: { compute: { b: { compute: "difference", of: [value, x, "c"] } } } }),
    { one: { compute: { b: { compute: "difference", of: [value, "c"] } } } },
  ],
  [
    "the first operand of a difference",
    (x) => ({ one: { compute: { b: { compute: "difference", of: [x, "c"] } } } }),
    {},
  ],
  [
    "a section",
    (x) => ({ one: { sections: [{ title: "S", names: ["b", x] }] } }),
    { one: { sections: [{ title: "S", names: ["b"] }] } },
  ],
  ["a field", (x) => ({ one: { fields: by(x, { min: "1" }) } }), {}],
  [
    "a field among others",
    (x) => ({
      one: {
        fields: Object.fromEntries([
          ["b", { min: "2" }],
          [x, { min: "1" }],
          ["c", { min: "3" }],
        ]),
      },
    }),
    { one: { fields: { b: { min: "2" }, c: { min: "3" } } } },
  ],
  ["a rule", (x) => ({ one: { rules: by(x, { rule: "min", value: "1" }) } }), {}],
  ["a default value", (x) => ({ one: { defaultValues: by(x, "1") } }), {}],
  [
    "a prefilled value",
    (x) => ({ one: { prefill: { values: by(x, "1"), origin: "file" } } }),
    { one: { prefill: { values: {}, origin: "file" } } },
  ],
  ["a rule of the collection", (x) => ({ all: { rules: by(x, null) } }), { all: { rules: {} } }],
  [
    "a filled statement",
    (x) => ({ all: { attestation: { ...attestation, fills: ["b", x] } } }),
    { all: { attestation: { ...attestation, fills: ["b"] } } },
  ],
];

const names = ["a", "__proto__", "constructor"] as const;
const cases = kinds.flatMap(([kind, settings, removed]) =>
  names.map((name) => [kind, name, settings, removed] as const),
);

const apply = (document: Collection, step: Step): Collection | undefined =>
  applyStep(document, step)?.document;

function rename(document: Collection, place: Place & { kind: "question" }, to: string) {
  const content = contentAt<"question">(document, place);
  if (!content) throw new Error("The document has no such question");
  const parameter = { ...content.parameter, name: to };
  return apply(document, { type: "set", what: "name", place, content: { ...content, parameter } });
}

const firstOf = (name: string): Place & { kind: "question" } => ({
  kind: "question",
  form: 0,
  name,
});

/** Renames the label, too, which `questions` derives from the name. */
const relabelled = (document: Collection, name: string, label: string): Collection => ({
  ...document,
  forms: document.forms.map((entry) => ({
    ...entry,
    ...(entry.form && {
      form: {
        ...entry.form,
        parameters: entry.form.parameters.map((one) =>
          one.name === name ? { ...one, label } : one,
        ),
      },
    }),
  })),
});

/** Removes `form: "one"` from references. */
const withoutForm = (document: Collection | undefined): unknown =>
  JSON.parse(JSON.stringify(document), (key, part) =>
    key === "form" && part === "one" ? undefined : part,
  );

describe("a renamed question is renamed in", () => {
  test.each(cases)("%s: %s", (_, name, settings) => {
    for (const to of ["z", "__proto__", "constructor"]) {
      const next = rename(collection(name, settings(name)), firstOf(name), to);
      const expected = relabelled(collection(to, settings(to)), to, name);
      // A condition of another form names the form as soon as the name changes.
      expect(withoutForm(next)).toEqual(withoutForm(expected));
      expect(parseCollection(next)).toEqual(next);
    }
  });
});

const remaining = parseCollection({ forms: [{ form: numbers("b", "c") }] }).forms[0]?.form;

describe("a removed question is removed from", () => {
  test.each(cases)("%s: %s", (_, name, settings, removed) => {
    const document = collection(name, settings(name));
    const next = apply(document, { type: "remove", place: firstOf(name) });
    const { forms, ...rest } = collection("x", removed);
    const [one = {}, ...others] = forms;
    expect(next).toEqual({
      ...rest,
      forms: [{ ...one, ...(remaining && { form: remaining }) }, ...others],
    });
    expect(parseCollection(next)).toEqual(next);
  });
});

describe("the settings that refer to a question", () => {
  test.each([
    [
      { one: { conditions: { b: answered("a") } } },
      [{ kind: "condition", place: { kind: "question", form: 0, name: "b" } }],
    ],
    [
      { two: { conditions: { d: answered("a") } } },
      [{ kind: "condition", place: { kind: "question", form: 1, name: "d" } }],
    ],
    [{ two: { when: answered("a") } }, [{ kind: "condition", place: { kind: "form", form: 1 } }]],
    [
      { all: { attestation, signers: [{ ...signer, when: answered("a") }] } },
      [{ kind: "condition", place: { kind: "signer", signer: 0 } }],
    ],
    [
      { one: { checks: [{ check: "sameAs", name: "a", other: "b" }] } },
      [{ kind: "check", place: { kind: "form", form: 0 } }],
    ],
    [
      {
        one: { repeat: {} },
        all: { checks: [{ check: "differentIn", form: "one", names: ["a"] }] },
      },
      [{ kind: "check", place: { kind: "collection" } }],
    ],
    [
      { one: { compute: { b: { compute: "sum", of: ["a", { compute: "sum", of: ["a"] }] } } } },
      [{ kind: "computation", place: { kind: "question", form: 0, name: "b" } }],
    ],
    [{ one: { fields: { a: { min: "1" } } } }, []],
    [{ one: { conditions: { b: answered("c") } } }, []],
  ])("%j", (settings, referrers) => {
    const found = referrersOf(
      collection("a", settings),
      ({ form, name }) => form === "one" && name === "a",
    );
    expect(found).toEqual(referrers);
  });
});

describe("conditions keep their question when another form gets a question of its name", () => {
  /** The form `two` and a signer refer to the question a of the form `one` by its name alone. */
  const document = collection("a", {
    two: { when: answered("b"), conditions: { d: answered("a") } },
    all: { attestation, signers: [{ ...signer, when: answered("a") }] },
  });
  const conditionsOf = (next: Collection | undefined) => [
    next?.forms.find(({ id }) => id === "two")?.conditions?.["d"],
    next?.signers?.[0]?.when,
  ];
  const kept = [
    { form: "one", ...answered("a") },
    { form: "one", ...answered("a") },
  ];
  const a = { name: "", label: "A", type: "string", required: true } as const;

  test.each<[string, Step]>([
    ["adding", { type: "addQuestions", parameters: [a], after: { kind: "form", form: 1 } }],
    [
      "adding a form",
      {
        type: "addForm",
        entry: { form: { parameters: [{ ...a, name: "a" }] } },
        after: { kind: "collection" },
      },
    ],
    ["duplicating the form", { type: "duplicate", place: { kind: "form", form: 0 } }],
  ])("by %s", (_, step) => {
    const next = apply(document, step);
    expect(conditionsOf(next)).toEqual(kept);
    expect(parseCollection(next)).toEqual(next);
  });

  test("by renaming", () => {
    const next = rename(document, { kind: "question", form: 1, name: "e" }, "a");
    expect(conditionsOf(next)).toEqual(kept);
    expect(parseCollection(next)).toEqual(next);
  });

  test("and by renaming the question to a name of their form", () => {
    const next = rename(document, firstOf("a"), "d");
    expect(conditionsOf(next)).toEqual([
      { form: "one", ...answered("d") },
      { form: "one", ...answered("d") },
    ]);
  });

  test("but the question of their own form by its name", () => {
    const own = collection("a", { one: { conditions: { b: answered("a") } } });
    const next = rename(own, { kind: "question", form: 1, name: "e" }, "a");
    expect(next?.forms[0]?.conditions).toEqual({ b: answered("a") });
  });
});

describe("a name that several forms have", () => {
  const shared = parseCollection({
    forms: [
      { id: "one", form: numbers("a") },
      { id: "two", form: numbers("a") },
    ],
    rules: { a: { rule: "min", value: "2" } },
    attestation: { ...attestation, fills: ["a"] },
  });
  const sharedOf = (next: Collection | undefined) => [
    Object.keys(next?.rules ?? {}),
    next?.attestation?.fills,
  ];

  test("keeps its shared settings when one of them is renamed", () => {
    expect(sharedOf(rename(shared, firstOf("a"), "z"))).toEqual([
      ["z", "a"],
      ["z", "a"],
    ]);
  });

  test("keeps its shared settings when one of them is removed", () => {
    expect(sharedOf(apply(shared, { type: "remove", place: firstOf("a") }))).toEqual([
      ["a"],
      ["a"],
    ]);
  });

  test("keeps its shared settings if a fetched form may have it", () => {
    const fetched = { ...shared, forms: [...shared.forms.slice(0, 1), { id: "fetched" }] };
    expect(sharedOf(apply(fetched, { type: "remove", place: firstOf("a") }))).toEqual([
      ["a"],
      ["a"],
    ]);
    expect(sharedOf(rename(fetched, firstOf("a"), "z"))).toEqual([
      ["z", "a"],
      ["z", "a"],
    ]);
    const removed = apply(fetched, { type: "remove", place: firstOf("a") });
    const last = removed && apply(removed, { type: "remove", place: { kind: "form", form: 1 } });
    expect(sharedOf(last)).toEqual([[], []]);
  });

  test("loses its shared settings with the last form", () => {
    const one = { ...shared, forms: shared.forms.slice(0, 1) };
    expect(sharedOf(apply(one, { type: "remove", place: { kind: "form", form: 0 } }))).toEqual([
      [],
      [],
    ]);
  });
});
