import { collectionProps, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";

const both = (text: string) => ({ en: text, es: `${text}, en español` });
const document = parseCollection({
  forms: [
    { id: "w4", prefill: { values: { name: "Ada" }, origin: both("Last year"), confirm: true } },
  ],
  attestation: { statement: both("I swear") },
  signers: [{ id: "guardian", title: both("Guardian"), statement: both("I am") }],
  whatNext: { en: "Wait" },
});

test.each([
  [
    "es-MX",
    [
      "I swear, en español",
      "Guardian, en español",
      "I am, en español",
      "Wait",
      "Last year, en español",
    ],
  ],
  ["en", ["I swear", "Guardian", "I am", "Wait", "Last year"]],
  ["de", ["I swear", "Guardian", "I am", "Wait", "Last year"]],
])("resolves texts in %s", (lang, texts) => {
  const { forms, attestation, signers, whatNext } = collectionProps(document, lang);
  const translatedTexts = signers?.flatMap(({ title, statement }) => [title, statement]) ?? [];
  expect([attestation?.statement, ...translatedTexts, whatNext, forms[0]?.prefill?.origin]).toEqual(
    texts,
  );
  expect(forms[0]?.prefill?.confirm).toBe(true);
});

const kind = {
  name: "kind",
  label: "Kind",
  type: "select",
  required: true,
  options: [
    { value: "a", label: "Hourly", description: "By the hour" },
    { value: "__proto__", label: "Salaried", disabled: true },
  ],
};
const wage = { name: "__proto__", label: "Wage", type: "currency", required: false };
const definition = { id: "pay", description: "Pay", parameters: [kind, wage] };

/** The labels of the definition in a language, with its `lang`. */
function labelsIn(lang: string | undefined, json: string, more: object = {}) {
  const fields: unknown = JSON.parse(json);
  const parsed = parseCollection({ forms: [{ form: { ...definition, ...more }, fields }] });
  const { form } = collectionProps(parsed, lang).forms[0] ?? {};
  const labels = form?.parameters.flatMap((one) => [
    one.label,
    ...(one.type === "select" ? one.options.map(({ label }) => label) : []),
  ]);
  return [form?.lang ?? "-", ...(labels ?? [])].join(" | ");
}

const translated = `{
  "kind": {
    "label": { "es": "Tipo" },
    "options": { "a": { "es": "Por hora", "es-MX": "Cada hora" }, "gone": { "es": "Otro" } }
  },
  "__proto__": { "label": { "en": "Hourly wage", "es": "Salario" } }
}`;
const partly = `{ "kind": { "options": { "__proto__": { "es": "Fijo" } } } }`;
const plain = `{ "kind": { "label": "Tipo" } }`;

test.each([
  ["es", translated, {}, "es | Tipo | Por hora | Salaried | Salario"],
  ["es-MX", translated, {}, "es-MX | Tipo | Cada hora | Salaried | Salario"],
  ["es-AR", translated, { lang: "en" }, "es-AR | Tipo | Por hora | Salaried | Salario"],
  [undefined, translated, {}, "- | Kind | Hourly | Salaried | Hourly wage"],
  ["en-US", translated, { lang: "en-US" }, "en-US | Kind | Hourly | Salaried | Hourly wage"],
  ["de", translated, {}, "- | Kind | Hourly | Salaried | Hourly wage"],
  ["fr", translated, { lang: "fr" }, "fr | Kind | Hourly | Salaried | Wage"],
  ["es", partly, { lang: "en" }, "en | Kind | Hourly | Fijo | Wage"],
  ["es", plain, {}, "- | Tipo | Hourly | Salaried | Wage"],
  ["en", plain, {}, "- | Tipo | Hourly | Salaried | Wage"],
  ["es", `{ "kind": { "label": { "es": "" } } }`, {}, "- | Kind | Hourly | Salaried | Wage"],
  ["es", `{ "gone": { "label": { "es": "Otro" } } }`, {}, "- | Kind | Hourly | Salaried | Wage"],
])("in %s, %s %o has the labels %s", (lang, fields, more, labels) => {
  expect(labelsIn(lang, fields, more)).toBe(labels);
});

test("labels replace only texts of the definition, and are not settings of a field", () => {
  const fields = { kind: { label: "Type", options: { a: "By hour" }, help: "Ask" } };
  const parsed = parseCollection({
    forms: [
      { form: definition, fields },
      { id: "b", fields },
    ],
  });
  const [form, fetched] = collectionProps(parsed).forms;
  const [hourly, salaried] = kind.options;
  expect(form?.form).toEqual({
    ...definition,
    parameters: [
      { ...kind, label: "Type", options: [{ ...hourly, label: "By hour" }, salaried] },
      wage,
    ],
  });
  expect(fetched?.form).toBeUndefined();
  for (const one of [form, fetched])
    expect(JSON.stringify(one?.fields?.["kind"])).toBe('{"help":"Ask"}');
});

test("keeps a definition without translations", () => {
  const parsed = parseCollection({
    forms: [{ form: definition, fields: { kind: { help: "Ask" } } }],
  });
  expect(collectionProps(parsed, "es").forms[0]?.form).toBe(parsed.forms[0]?.form);
});
