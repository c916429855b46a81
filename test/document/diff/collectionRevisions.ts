import fc from "fast-check";
import type { Condition } from "parameter-form/core";

/** A collection as it is written. */
export type WrittenCollection = Readonly<Record<string, unknown>> & {
  readonly forms: readonly WrittenForm[];
};

type WrittenForm = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly form: { readonly id: string; readonly parameters: readonly unknown[] };
};

const ids = ["one", "two", "three"];
const id = fc.constantFrom(...ids);
const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];

/** Questions that each form may have: what conditions wait for among them. */
const questions = [
  ["kind", "select"],
  ["pay", "currency"],
  ["name", "string"],
  ["ok", "boolean"],
] as const;

const parametersOf = fc
  .tuple(fc.subarray([...questions], { minLength: 2 }), fc.oneof(fc.constant(0), fc.nat(15)))
  .map(([question, required]) =>
    question.map(([name, type], at) => ({
      name,
      label: name,
      type,
      required: ((required >> at) & 1) === 1,
      options,
    })),
  );

const earlier = fc.constantFrom("one", "one", "two");

const test: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ form: earlier, name: fc.constant("kind"), equals: fc.constantFrom("a", "b") }),
  fc.record({ form: earlier, name: fc.constantFrom("pay", "ok"), answered: fc.boolean() }),
);

const repeat = fc.oneof(
  fc.constant(undefined),
  fc.record({ min: fc.nat(2), max: fc.integer({ min: 2, max: 3 }) }, { requiredKeys: [] }),
);
const checks = fc.constantFrom(
  [],
  [{ check: "oneOfThese" as const, names: ["pay", "name"] }],
  [{ check: "sameAs" as const, name: "name", other: "pay" }],
);
const rules = fc.constantFrom(
  {},
  { pay: { rule: "min" as const, value: "5" } },
  { name: { rule: "minLength" as const, value: 2 } },
);

/** What is said of a form; `undefined` for what is not. */
const settings = {
  when: fc.option(test, { nil: undefined }),
  conditions: fc.oneof(
    fc.constant(undefined),
    test.map((pay) => ({ pay })),
  ),
  repeat,
  checks,
  rules,
  disabled: fc.constantFrom(false, false, true),
  fields: fc.constantFrom(
    {},
    {},
    { name: { disabled: true } },
    { pay: { disabled: true } },
    { pay: { stored: "***" } },
    { pay: { allowNegative: false } },
    { ok: { as: "agreement" } },
    { kind: { help: "Ask your manager" } },
  ),
  title: fc.constantFrom("You", "Pay"),
};

const formOf = (of: string): fc.Arbitrary<WrittenForm> =>
  fc
    .tuple(parametersOf, fc.record(settings, { requiredKeys: [] }))
    .map(([parameters, more]) => ({ ...more, id: of, form: { id: of, parameters } }));

const whole = {
  rules,
  title: fc.constantFrom("New hire", "Welcome"),
  checks: fc.constantFrom([], [{ check: "differentIn", form: "two", names: ["name"] }]),
  attestation: fc.constantFrom(undefined, { statement: "I swear" }, { statement: "I declare" }),
};

const collection: fc.Arbitrary<WrittenCollection> = fc
  .tuple(fc.subarray(ids, { minLength: 2 }), fc.record(whole, { requiredKeys: [] }))
  .chain(([list, more]) => fc.tuple(...list.map(formOf)).map((forms) => ({ ...more, forms })));

type Edit = (collection: WrittenCollection) => WrittenCollection;

const inForms =
  (edit: (forms: readonly WrittenForm[]) => readonly WrittenForm[]): Edit =>
  (before) => ({ ...before, forms: edit(before.forms) });

/** A change of one form, if it is there. */
const inForm = (of: string, edit: (form: WrittenForm) => Partial<WrittenForm>): Edit =>
  inForms((forms) => forms.map((one) => (one.id === of ? { ...one, ...edit(one) } : one)));

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant(inForms((forms) => forms.toReversed())),
  id.map((gone) => inForms((forms) => forms.filter((one) => one.id !== gone))),
  id
    .chain(formOf)
    .map((added) => inForms((forms) => [...forms.filter((one) => one.id !== added.id), added])),
  fc
    .tuple(id, parametersOf)
    .map(([of, parameters]) => inForm(of, ({ form }) => ({ form: { ...form, parameters } }))),
  ...Object.entries(settings).map(([key, value]) =>
    fc.tuple(id, value).map(([of, now]) => inForm(of, () => ({ [key]: now }))),
  ),
  ...Object.entries(whole).map(([key, value]) =>
    value.map((now): Edit => (before) => ({ ...before, [key]: now })),
  ),
);

/** A revision of a collection, and the next one. */
export const collectionRevisions = fc
  .tuple(collection, fc.array(edit, { minLength: 1, maxLength: 2 }))
  .map(([before, edits]) => [before, edits.reduce((now, change) => change(now), before)] as const);

const values = {
  kind: fc.constantFrom("a", "b", undefined),
  pay: fc.constantFrom("1", "7", "-12.5", undefined),
  name: fc.constantFrom("7", "Ada", "Al", undefined),
  ok: fc.constantFrom("true", "false", undefined),
};

/** Answers to each form and item: what a collection takes of them follows from the collection. */
export const someAnswers = fc.record(
  Object.fromEntries(
    ids.flatMap((of) => [of, `${of}~2`].map((item) => [item, fc.record(values)] as const)),
  ),
);
