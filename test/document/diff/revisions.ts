import fc from "fast-check";
import type { Condition } from "parameter-form/core";
import type { DocumentField, DocumentFormSettings, NamedRule } from "parameter-form/document";

/** A parameter as it is written. */
interface Written {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly options: readonly { value: string; label: string; disabled?: boolean }[];
  readonly description?: string | undefined;
  readonly depends_on?: unknown;
}

/** One revision of a form: its definition, and what is said of it. */
export interface Revision {
  readonly form: {
    readonly id?: string | undefined;
    readonly lang?: string | undefined;
    readonly description?: string | undefined;
    readonly parameters: readonly Written[];
  };
  readonly formSettings: DocumentFormSettings;
}

const names = ["a", "b", "c", "d", "ssn", "__proto__"];
const types = ["boolean", "currency", "number", "percent", "select", "select", "string", "phone"];
const texts = ["Name", "name:", "Other", "Nombre"];

const name = fc.constantFrom(...names);
const text = fc.constantFrom(...texts);
const option = fc.record(
  {
    value: fc.constantFrom("", " ", "a", "b", "true", "false", "1"),
    label: text,
    disabled: fc.constantFrom(false, false, true),
  },
  { requiredKeys: ["value", "label"] },
);
const options = fc.uniqueArray(option, {
  minLength: 1,
  maxLength: 4,
  selector: ({ value }) => value,
});

const parameter: fc.Arbitrary<Written> = fc.record({
  name,
  label: text,
  type: fc.constantFrom(...types),
  required: fc.boolean(),
  options,
});

const limit = fc.constantFrom("0", "1", "-5", "20", "99.5", "100");
const [least, most] = [fc.constantFrom("-5", "0", "1"), fc.constantFrom("1", "20", "100")];
const day = fc.constantFrom("2026-01-31", "today", { years: -18 }, { days: 1 });
const one: fc.Arbitrary<NamedRule> = fc.oneof(
  fc.record({ rule: fc.constantFrom("min" as const, "max" as const), value: limit }),
  fc.record({
    rule: fc.constantFrom("minLength" as const, "maxLength" as const, "decimals" as const),
    value: fc.nat(4),
  }),
  fc.record({
    rule: fc.constant("oneOf" as const),
    values: fc.subarray(["a", "b", "true", "1", "20"]),
  }),
  fc.record({
    rule: fc.constantFrom(
      "ssn" as const,
      "itin" as const,
      "ssnOrItin" as const,
      "zip" as const,
      "mustBeTrue" as const,
    ),
  }),
  fc.record(
    { rule: fc.constant("decimal" as const), maxDecimals: fc.nat(3), min: least, max: most },
    { requiredKeys: ["rule"] },
  ),
  fc.record(
    { rule: fc.constant("date" as const), min: day, max: day, or: fc.constant("N/A") },
    { requiredKeys: ["rule"] },
  ),
);

/** One of these rules, with a text that may stand in place of its value. */
const orText: fc.Arbitrary<NamedRule> = fc.record({
  rule: fc.constant("orText" as const),
  of: one,
  texts: fc.constantFrom(["a"] as const, ["N/A"] as const, ["a", "N/A"] as const),
});

/** One of these rules, or two at once. */
const oneOrTwo = (some: fc.Arbitrary<NamedRule>): fc.Arbitrary<NamedRule> =>
  fc.oneof(
    { arbitrary: some, weight: 3 },
    {
      arbitrary: fc
        .tuple(some, some)
        .map(([first, second]) => ({ rule: "all" as const, rules: [first, second] as const })),
      weight: 1,
    },
  );

const rule = oneOrTwo(fc.oneof({ arbitrary: one, weight: 4 }, { arbitrary: orText, weight: 1 }));

/** A rule that the type of a parameter can have. */
const ruleOf = (type: string): fc.Arbitrary<NamedRule> => {
  const limits = fc.record({ rule: fc.constantFrom("min" as const, "max" as const), value: limit });
  const zero = fc.constant({ rule: "min" as const, value: "0" });
  const places = fc.record({ rule: fc.constant("decimals" as const), value: fc.nat(5) });
  if (type === "number") return oneOrTwo(fc.oneof(zero, limits));
  return ["currency", "percent"].includes(type) ? oneOrTwo(fc.oneof(places, limits)) : rule;
};

/** A condition that looks at a parameter that stands earlier among all names, so that none waits for itself. */
const conditionOf = (waiting: string): fc.Arbitrary<Condition> => {
  const earlier = names.slice(0, Math.max(1, names.indexOf(waiting)));
  const test: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({ name: fc.constantFrom(...earlier), equals: fc.constantFrom("a", "true", "1") }),
    fc.record({ name: fc.constantFrom(...earlier), not: fc.constantFrom("a", "true", "1") }),
    fc.record({ name: fc.constantFrom(...earlier), answered: fc.boolean() }),
  );
  return fc.oneof(
    test,
    fc.tuple(test, test).map((any) => ({ any })),
  );
};

/** Conditions that ask for parameters which the form has. */
function possible({ form, formSettings }: Revision): Revision {
  const has = new Set(form.parameters.map((one) => one.name));
  const dependencies = (condition: Condition): readonly string[] => {
    if ("any" in condition) return condition.any.flatMap(dependencies);
    return "all" in condition ? condition.all.flatMap(dependencies) : [condition.name];
  };
  const kept = Object.entries(formSettings.conditions ?? {}).filter(
    ([waiting, condition]) =>
      has.has(waiting) && dependencies(condition).every((one) => has.has(one) && one !== waiting),
  );
  return { form, formSettings: { ...formSettings, conditions: Object.fromEntries(kept) } };
}

const label = fc.oneof(text, fc.dictionary(fc.constantFrom("en", "es"), text, { minKeys: 1 }));
const field: fc.Arbitrary<DocumentField> = fc.record(
  {
    label,
    options: fc.dictionary(fc.constantFrom("a", "b", "true"), label),
    help: text,
    sensitive: fc.boolean(),
    min: limit,
    allowNegative: fc.boolean(),
    as: fc.constant("agreement" as const),
    width: fc.constant("12rem" as const),
  },
  { requiredKeys: [] },
);

const waiting = name.chain((of) => conditionOf(of).map((condition) => [of, condition] as const));

const formSettings: fc.Arbitrary<DocumentFormSettings> = fc.record(
  {
    rules: fc.dictionary(
      name.filter((one) => one !== "__proto__"),
      fc.option(rule),
      { maxKeys: 2 },
    ),
    conditions: fc
      .array(waiting, { maxLength: 2 })
      .map((list) => Object.fromEntries(list.filter(([of]) => of !== "__proto__"))),
    fields: fc.dictionary(
      name.filter((one) => one !== "__proto__"),
      field,
      { maxKeys: 1 },
    ),
    defaultRules: fc.constantFrom("suggested" as const, false as const),
    checks: fc.constantFrom(
      [],
      [],
      [{ check: "oneOfThese" as const, names: ["a", "b"] }],
      [{ check: "oneOfThese" as const, names: ["b", "c", "d"] }],
      [{ check: "sameAs" as const, name: "a", other: "c" }],
    ),
  },
  { requiredKeys: [] },
);

const revision: fc.Arbitrary<Revision> = fc
  .record({
    form: fc.record(
      {
        id: fc.constantFrom("w4", "w4", "de4"),
        lang: fc.constantFrom("en", "es"),
        description: text,
        parameters: fc.uniqueArray(parameter, { maxLength: 5, selector: (one) => one.name }),
      },
      { requiredKeys: ["parameters"] },
    ),
    formSettings,
  })
  .map(possible);

/** What becomes of a revision. */
type Edit = (revision: Revision) => Revision;

const inForm =
  (edit: (form: Revision["form"]) => Revision["form"]): Edit =>
  ({ form, formSettings: rest }) => ({ form: edit(form), formSettings: rest });
const inParameters = (edit: (list: readonly Written[]) => readonly Written[]): Edit =>
  inForm((form) => ({ ...form, parameters: edit(form.parameters) }));
const inSettings =
  (changes: DocumentFormSettings): Edit =>
  ({ form, formSettings: rest }) => ({ form, formSettings: { ...rest, ...changes } });

/** A change of the parameter that stands at `at`, if there is one. */
const of = (at: number, edit: (one: Written) => Partial<Written>): Edit =>
  inParameters((list) =>
    list.map((one, place) => (place === at % list.length ? { ...one, ...edit(one) } : one)),
  );

const at = fc.nat(4);

/** Another rule, or none, for a parameter of each type. */
const ruled = ["number", "currency", "percent", "string"].map((type) =>
  fc
    .tuple(at, fc.option(ruleOf(type)))
    .map(([place, changed]): Edit => ({ form, formSettings: rest }) => {
      const fitting = form.parameters.filter(
        (one) => one.type === type && one.name !== "__proto__",
      );
      const one = fitting[place % Math.max(1, fitting.length)];
      const rules = one ? { ...rest.rules, [one.name]: changed } : rest.rules;
      return { form, formSettings: { ...rest, ...(rules && { rules }) } };
    }),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(at, text).map(([place, label]) => of(place, () => ({ label }))),
  fc.tuple(at, text).map(([place, description]) => of(place, () => ({ description }))),
  fc.tuple(at, fc.boolean()).map(([place, required]) => of(place, () => ({ required }))),
  fc.tuple(at, fc.constantFrom(...types)).map(([place, type]) => of(place, () => ({ type }))),
  fc.tuple(at, options).map(([place, list]) => of(place, () => ({ options: list }))),
  fc.tuple(at, option).map(([place, added]) =>
    of(place, ({ options: list }) => ({
      options: list.some(({ value }) => value === added.value) ? list : [...list, added],
    })),
  ),
  fc.tuple(at, at).map(([place, gone]) =>
    of(place, ({ options: list }) => ({
      options: list.length > 1 ? list.filter((_, index) => index !== gone % list.length) : list,
    })),
  ),
  fc.tuple(at, at, fc.boolean()).map(([place, closed, disabled]) =>
    of(place, ({ options: list }) => ({
      options: list.map((one, index) =>
        index === closed % list.length ? { ...one, disabled } : one,
      ),
    })),
  ),
  at.map((place) => of(place, ({ options: list }) => ({ options: list.toReversed() }))),
  fc
    .tuple(at, fc.jsonValue({ maxDepth: 1 }))
    .map(([place, depends_on]) => of(place, () => ({ depends_on }))),
  fc.constant(inParameters((list) => list.toReversed())),
  parameter.map((added) =>
    inParameters((list) => (list.some((one) => one.name === added.name) ? list : [...list, added])),
  ),
  at.map((gone) => inParameters((list) => list.filter((_, index) => index !== gone))),
  fc.constantFrom("w4", "de4", undefined).map((id) => inForm((form) => ({ ...form, id }))),
  fc.constantFrom("en", "es").map((lang) => inForm((form) => ({ ...form, lang }))),
  formSettings.map((changes) => inSettings(changes)),
  formSettings.map(({ rules = {} }) => inSettings({ rules })),
  waiting.map(([of, condition]): Edit => ({ form, formSettings: rest }) => ({
    form,
    formSettings: { ...rest, conditions: { ...rest.conditions, [of]: condition } },
  })),
  fc.constant(inSettings({ conditions: {} })),
  ...ruled,
);

/** What is said of the rule of a question: a rule, none, or nothing, so that its name says it. */
const ruleSettings = (name: string, type: string): fc.Arbitrary<DocumentFormSettings> =>
  fc.oneof(
    fc.option(ruleOf(type)).map((found) => ({ rules: { [name]: found } })),
    fc.constant({}),
  );

/** One question whose rule alone is another one in the next revision. */
export const ruledAnew: fc.Arbitrary<readonly [Revision, Revision]> = fc
  .tuple(fc.constantFrom("a", "ssn"), fc.constantFrom("number", "currency", "percent", "string"))
  .chain(([name, type]) => {
    const form = {
      id: "w4",
      parameters: [{ name, label: "A", type, required: true, options: [] }],
    };
    return fc.tuple(ruleSettings(name, type), ruleSettings(name, type)).map(([one, other]) => [
      { form, formSettings: one },
      { form, formSettings: other },
    ]);
  });

/** A revision of a form, and the next one, after a few edits. */
export const revisions: fc.Arbitrary<readonly [Revision, Revision]> = fc
  .tuple(revision, fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(
    ([before, edits]) =>
      [before, possible(edits.reduce((now, change) => change(now), before))] as const,
  );

/** Values of each kind, which one parameter or another takes. */
export const someValues = [
  "",
  " ",
  "a",
  "b",
  "true",
  "false",
  "0",
  "1",
  "7",
  "20",
  "99.5",
  "100",
  "1000",
  "-5",
  "-0.01",
  "0.01",
  "1.5",
  "17.812",
  "12.34567",
  "02134",
  "123-45-6789",
  "123456789",
  "name@example.com",
  "912-70-1234",
  "1999-12-31",
  "2026-01-31",
  "N/A",
  "Ada Lovelace",
  "12345",
];
