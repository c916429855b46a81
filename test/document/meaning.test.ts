import { lintCollection, safeParseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { questions } from "../support/questions.ts";

const amounts = questions(
  "total: currency?",
  "hours: currency?",
  "wage: currency?",
  "children: number?",
  "share: percent?",
  "note: string?",
  "agrees: boolean?",
  "status: select single|married",
  "rooms: select 1|2",
);

interface CollectionInput {
  readonly forms: readonly object[];
  readonly checks?: readonly unknown[];
  readonly attestation?: object;
}

/** What is said of a form of these questions, or of a collection of it. */
const collectionWith = (more: object): CollectionInput => ({ forms: [{ id: "a", ...more }] });
const withCollectionProps = (more: object): CollectionInput => ({ ...collectionWith({}), ...more });
const compute = (name: string, how: object, more: object = {}) =>
  collectionWith({ compute: { [name]: how }, ...more });
const product = (...of: readonly unknown[]) => ({ compute: "product", of });
const sum = (...of: readonly unknown[]) => ({ compute: "sum", of });
const difference = (...of: readonly unknown[]) => ({ compute: "difference", of });
const decimal = (maxDecimals: number) => ({ rules: { note: { rule: "decimal", maxDecimals } } });

/** Where a document is refused or, if it is not, where something is found in it. */
function placesOf(document: CollectionInput): readonly string[] {
  const json = { ...document, forms: document.forms.map((one) => ({ form: amounts, ...one })) };
  const parsed = safeParseCollection(json);
  return parsed.ok
    ? lintCollection(json)
        .filter(({ rule }) => !rule.startsWith("label-"))
        .map(({ rule, path }) => `${rule} ${path}`)
    : parsed.issues.map(({ path }) => `refused ${path}`);
}

test.each<[document: CollectionInput, place: string]>([
  // Languages and currencies.
  [withCollectionProps({ locale: "en_US" }), "refused $.locale"],
  [withCollectionProps({ locale: "english" }), "refused $.locale"],
  [withCollectionProps({ locale: "" }), "refused $.locale"],
  [withCollectionProps({ locale: "en-x" }), "refused $.locale"],
  [collectionWith({ locale: "de_DE" }), "refused $.forms[0].locale"],
  [withCollectionProps({ currency: "dollars" }), "refused $.currency"],
  [withCollectionProps({ currency: "$" }), "refused $.currency"],
  [collectionWith({ currency: "US" }), "refused $.forms[0].currency"],
  [withCollectionProps({ lang: "spanish" }), "refused $.lang"],
  [withCollectionProps({ messages: { lang: "en_US" } }), "refused $.messages"],
  [collectionWith({ messages: { lang: "Deutsch" } }), "refused $.forms[0].messages"],
  [withCollectionProps({ messages: { lang: { en: "en", es: "es_MX" } } }), "refused $.messages"],
  [withCollectionProps({ title: { en: "Hire", es_MX: "Alta" } }), "refused $.title.es_MX"],
  [withCollectionProps({ title: {} }), "refused $.title"],
  // Sizes.
  [collectionWith({ repeat: { min: 1e9 } }), "refused $.forms[0].repeat"],
  [collectionWith({ repeat: { min: 101 } }), "refused $.forms[0].repeat"],
  [
    collectionWith({ fields: { note: { multiline: 1e9 } } }),
    "refused $.forms[0].fields.note.multiline",
  ],
  [
    collectionWith({ rules: { wage: { rule: "decimals", value: 1e9 } } }),
    "refused $.forms[0].rules.wage.value",
  ],
  // Computations.
  [compute("total", sum("total")), "refused $.forms[0].compute.total"],
  [
    collectionWith({ compute: { total: sum("hours"), hours: sum("total", "wage") } }),
    "refused $.forms[0].compute.total",
  ],
  [
    collectionWith({
      compute: {
        wage: sum("children"),
        total: sum("hours"),
        hours: sum({ ...product("total", "share") }),
      },
    }),
    "refused $.forms[0].compute.total",
  ],
  [compute("total", product("hours", "wage")), "computed-refused $.forms[0].compute.total"],
  [
    compute("total", product("wage", { value: "0.0765" })),
    "computed-refused $.forms[0].compute.total",
  ],
  [compute("total", sum({ value: "1.005" }, "wage")), "computed-refused $.forms[0].compute.total"],
  [compute("total", sum("note"), decimal(3)), "computed-refused $.forms[0].compute.total"],
  [compute("total", sum("share")), "computed-refused $.forms[0].compute.total"],
  [compute("children", sum("wage")), "computed-refused $.forms[0].compute.children"],
  [
    compute("total", { ...product("hours", "wage"), decimals: 3 }),
    "computed-refused $.forms[0].compute.total",
  ],
  [
    compute("total", sum("hours"), { fields: { total: { decimals: 0 } } }),
    "computed-refused $.forms[0].compute.total",
  ],
  [compute("agrees", sum("wage")), "computed-refused $.forms[0].compute.agrees"],
  [compute("status", sum("children")), "computed-refused $.forms[0].compute.status"],
  [
    compute("note", sum("children"), { rules: { note: { rule: "date" } } }),
    "computed-refused $.forms[0].compute.note",
  ],
  [compute("total", sum("note")), "not-a-number $.forms[0].compute.total.of[0]"],
  [compute("total", sum("agrees", "wage")), "not-a-number $.forms[0].compute.total.of[0]"],
  [compute("total", sum("wage", "status")), "not-a-number $.forms[0].compute.total.of[1]"],
  [
    compute("total", sum("wage", difference("wage", "note"))),
    "not-a-number $.forms[0].compute.total.of[1].of[1]",
  ],
  // Checks.
  [
    collectionWith({ checks: [{ check: "sumOf", names: ["share", "note"], total: "100" }] }),
    "not-a-number $.forms[0].checks[0].names[1]",
  ],
  [
    collectionWith({ checks: [{ check: "sumOf", names: ["children"], total: "100.5" }] }),
    "limit-unmet $.forms[0].checks[0].total",
  ],
  [
    withCollectionProps({ checks: [{ check: "differentIn", form: "a", names: ["note"] }] }),
    "check-idle $.checks[0].form",
  ],
  [
    {
      forms: [
        { id: "a", repeat: {} },
        { id: "b", form: undefined },
      ],
      checks: [{ check: "differentIn", form: "a", names: ["nobody"] }],
    },
    "name-unknown $.checks[0].names[0]",
  ],
  // Names and answers.
  [
    withCollectionProps({ attestation: { statement: "I swear.", fills: ["signature"] } }),
    "name-unknown $.attestation.fills[0]",
  ],
  [
    withCollectionProps({ attestation: { statement: "I swear.", fills: ["note", "wage"] } }),
    "name-unknown $.attestation.fills[1]",
  ],
  [
    collectionWith({ prefill: { values: { nobody: "1" }, origin: "your file" } }),
    "name-unknown $.forms[0].prefill.values.nobody",
  ],
  [
    collectionWith({ prefill: { values: { wage: "12,5" }, origin: "your file" } }),
    "value-refused $.forms[0].prefill.values.wage",
  ],
  [
    collectionWith({ defaultValues: { wage: "$12" } }),
    "value-refused $.forms[0].defaultValues.wage",
  ],
  [
    collectionWith({ defaultValues: { status: "widowed" } }),
    "value-refused $.forms[0].defaultValues.status",
  ],
  [
    collectionWith({ defaultValues: { agrees: "yes" } }),
    "value-refused $.forms[0].defaultValues.agrees",
  ],
  [
    collectionWith({ defaultValues: { note: "tomorrow" }, rules: { note: { rule: "date" } } }),
    "value-refused $.forms[0].defaultValues.note",
  ],
])("%j: %s", (document, place) => {
  expect(placesOf(document)).toEqual([place]);
});

test.each<[document: CollectionInput]>([
  [withCollectionProps({ locale: "en-US", currency: "USD", lang: "es" })],
  [
    withCollectionProps({
      locale: "ar-EG-u-nu-latn",
      currency: "eur",
      messages: { lang: "pt-BR" },
    }),
  ],
  [withCollectionProps({ title: { en: "Hire", "zh-Hant-TW": "到職" } })],
  [collectionWith({ repeat: { min: 2, max: 1000 } })],
  [compute("total", { ...product("hours", "wage"), decimals: 2 })],
  [compute("total", product("hours", "children"))],
  [compute("total", product("wage", "rooms"))],
  [compute("total", sum("note"), decimal(2))],
  [
    compute("total", product("hours", "wage"), {
      rules: { total: { rule: "decimals", value: 4 } },
    }),
  ],
  [compute("share", product("hours", "wage"))],
  [compute("note", product("hours", "wage"))],
  [compute("note", sum("share"), { rules: { note: { rule: "decimal" } } })],
  [compute("children", sum("rooms", { value: "1" }))],
  [collectionWith({ compute: { total: sum("hours", "wage"), share: sum("total") } })],
  [collectionWith({ checks: [{ check: "sumOf", names: ["share", "rooms"], total: "100.5" }] })],
  [withCollectionProps({ attestation: { statement: "I swear.", fills: ["note"] } })],
  [withCollectionProps({ attestation: { statement: "I swear.", fills: true } })],
  [
    {
      forms: [{ id: "a", form: undefined }],
      checks: [{ check: "differentIn", form: "a", names: ["note"] }],
      attestation: { statement: "I swear.", fills: ["signature"] },
    },
  ],
  [collectionWith({ defaultValues: { note: "any" }, defaultRules: "suggested" })],
  [collectionWith({ defaultValues: { wage: "12.50", status: null, agrees: "true", note: "any" } })],
])("finds nothing in %j", (document) => {
  expect(placesOf(document)).toEqual([]);
});
