import fc from "fast-check";

type Arbitraries = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const name = fc.oneof(
  { arbitrary: fc.constantFrom("a", "b", "c"), weight: 5 },
  { arbitrary: fc.constantFrom("__proto__", "constructor", "root", ""), weight: 1 },
);
const names = fc.array(name, { minLength: 1, maxLength: 3 });
const text = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.dictionary(fc.constantFrom("en", "es"), fc.string(), { minKeys: 1 }),
);
const amount = fc.constantFrom("0", "0.01", "12.5", "-3", "1000");
const count = fc.nat({ max: 20 });
const some = (keys: Arbitraries, required: Arbitraries = {}) =>
  fc
    .tuple(
      fc.record(keys, { requiredKeys: [], noNullPrototype: true }),
      fc.record(required, { noNullPrototype: true }),
    )
    .map(([given, needed]): unknown => ({ ...given, ...needed }));
const by = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.dictionary(name, arbitrary, { maxKeys: 2, noNullPrototype: true });

const is = (rule: string) => ({ rule: fc.constant(rule) });
const plain = [
  "accountNumber",
  "ein",
  "email",
  "mustBeTrue",
  "routingNumber",
  "usPhone",
  "usState",
  "zip",
];
const day = fc.constantFrom<unknown>("today", "2026-01-31", { years: -18 }, { months: 1, days: 2 });

/** A rule of any name, as a document says it. */
export const serializedRule: fc.Arbitrary<unknown> = fc.letrec<{ rule: unknown }>((tie) => ({
  rule: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(...plain).map((rule) => ({ rule })),
    ...["ssn", "itin", "ssnOrItin"].map((rule) =>
      some({ ssnFormat: fc.constantFrom("dashes", "digits") }, is(rule)),
    ),
    ...["min", "max"].map((rule) => some({}, { ...is(rule), value: amount })),
    ...["decimals", "minLength", "maxLength"].map((rule) =>
      some({}, { ...is(rule), value: count }),
    ),
    some({}, { ...is("oneOf"), values: fc.array(fc.string()) }),
    some(
      { reason: fc.constant("code") },
      { ...is("pattern"), pattern: fc.constantFrom("^\\d+$", "a|b"), message: text },
    ),
    some({ or: fc.constant("N/A"), max: day }, is("date")),
    some({ maxDecimals: count, min: amount }, is("decimal")),
    some(
      {},
      {
        ...is("orText"),
        of: tie("rule"),
        texts: fc.constantFrom(["N/A"], ["None", "Applied for"]),
      },
    ),
    some({}, { ...is("all"), rules: fc.array(tie("rule"), { minLength: 1, maxLength: 2 }) }),
  ),
})).rule;

const serializedCondition: fc.Arbitrary<unknown> = fc.letrec<{ condition: unknown }>((tie) => ({
  condition: fc.oneof(
    { depthSize: "small" },
    some({}, { name, equals: fc.string() }),
    some({}, { name, oneOf: fc.array(fc.string(), { maxLength: 2 }) }),
    some({}, { name, not: fc.string() }),
    some({}, { name, answered: fc.boolean() }),
    some({}, { all: fc.array(tie("condition"), { maxLength: 2 }) }),
    some({}, { any: fc.array(tie("condition"), { maxLength: 2 }) }),
  ),
})).condition;

const computation: fc.Arbitrary<unknown> = fc.letrec<{ computation: unknown }>((tie) => ({
  computation: some(
    { decimals: count },
    {
      compute: fc.constantFrom("sum", "product", "difference"),
      of: fc.array(
        fc.oneof({ depthSize: "small" }, name, some({}, { value: amount }), tie("computation")),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    },
  ),
})).computation;

const check = fc.oneof(
  some({}, { check: fc.constant("sumOf"), names, total: amount }),
  some({}, { check: fc.constant("sameAs"), name, other: name }),
  some({}, { check: fc.constant("oneOfThese"), names }),
);

const choice = {
  booleanAs: fc.constantFrom("select", "radio"),
  selectAs: fc.constantFrom("select", "radio"),
  radioLimit: count,
  searchable: fc.boolean(),
  searchLimit: count,
};
const hints = {
  inputMode: fc.constantFrom("text", "tel"),
  autoComplete: fc.string(),
  spellCheck: fc.boolean(),
};
const settings = {
  ...choice,
  locale: fc.constantFrom("en-US", "es-MX"),
  currency: fc.constant("USD"),
  messages: by(text),
  markup: fc.constantFrom("text", "html", "markdown"),
  hints: fc.oneof(by(some(hints)), fc.constant(false)),
  purpose: fc.constantFrom("self", "other"),
  mask: fc.constantFrom("live", "blur"),
  hideSensitive: fc.constantFrom("blur", "always"),
  requiredIndicator: fc.constantFrom("optional", "required", "none"),
  validationMode: fc.constantFrom("blur", "submit"),
  rules: by(fc.oneof(serializedRule, fc.constant(null))),
  defaultRules: fc.constantFrom("suggested", false),
};
const field = some({
  ...choice,
  ...hints,
  rule: fc.oneof(serializedRule, fc.constant(null)),
  as: fc.constant("agreement"),
  label: text,
  options: by(text),
  description: text,
  help: text,
  width: fc.constantFrom("6rem", "full"),
  readOnly: fc.boolean(),
  disabled: fc.boolean(),
  allowNegative: fc.boolean(),
  min: amount,
  max: amount,
  decimals: count,
  stored: fc.string(),
  sensitive: fc.boolean(),
  multiline: fc.oneof(fc.boolean(), count),
  keywords: by(fc.string()),
  optionsFor: some({}, { by: name, values: by(names) }),
  groups: fc.array(some({}, { title: text, values: names }), { maxLength: 2 }),
});
const parameter = fc
  .constantFrom<readonly [string, object]>(
    ["string", {}],
    ["currency", {}],
    ["select", { options: [{ value: "1", label: "One" }] }],
  )
  .chain(([type, more]) =>
    fc
      .record({ label: fc.string(), required: fc.boolean() })
      .map((one) => ({ type, ...more, ...one })),
  );
const definition = fc.array(parameter, { maxLength: 3 }).map((parameters) => ({
  parameters: parameters.map((one, at) => ({ ...one, name: "abc"[at] })),
}));
const values = by(fc.oneof(fc.string(), fc.constant(null)));

const form = (id: string) =>
  some(
    {
      ...settings,
      form: definition,
      title: text,
      defaultValues: values,
      onboardStep: fc.string(),
      minutes: fc.nat(),
      repeat: fc.constantFrom({}, { min: 0, max: 4 }),
      fields: by(field),
      sections: fc.array(some({ description: text }, { title: text, names }), { maxLength: 2 }),
      prefill: some({ confirm: fc.boolean() }, { values, origin: text }),
      readOnly: fc.boolean(),
      disabled: fc.boolean(),
      checks: fc.array(check, { maxLength: 2 }),
      compute: by(computation),
      // Conditions that look at what is not there by now are right for as long as it may come.
      when: serializedCondition,
      conditions: by(serializedCondition),
    },
    { id: fc.constant(id) },
  );

/** The JSON of a collection of up to three forms; conditions of a few look at what is not there. */
export const documents: fc.Arbitrary<unknown> = some(
  {
    ...settings,
    id: fc.constant("new-hire"),
    version: fc.string(),
    title: text,
    checks: fc.constant([{ check: "differentIn", form: "one", names: ["a"] }]),
    lang: fc.constantFrom("es", false),
    variant: fc.constantFrom("steps", "tasks"),
    confirmLeave: fc.boolean(),
    onErrorTitle: fc.boolean(),
    whatNext: text,
    signers: fc.constant([{ id: "guardian", title: "Guardian", statement: "I am." }]),
  },
  {
    attestation: some({ fills: fc.constantFrom<unknown>(true, ["a"]) }, { statement: text }),
    forms: fc.tuple(form("one"), form("two"), form("three")),
  },
);

/** Every place in a JSON value, as the keys that lead there. */
export function placesIn(
  json: unknown,
  at: readonly string[] = [],
): readonly (readonly string[])[] {
  if (typeof json !== "object" || json === null) return [at];
  return [at, ...Object.entries(json).flatMap(([key, value]) => placesIn(value, [...at, key]))];
}

/** The same JSON with something else at a place, or nothing where `value` is undefined. */
export function withAt(json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inside = (own: unknown): unknown => withAt(own, rest, value);
  if (Array.isArray(json)) return json.map((one, at) => (`${at}` === key ? inside(one) : one));
  const known = new Map<string, unknown>(Object.entries(Object(json)));
  return Object.fromEntries(known.set(key, inside(known.get(key))));
}
