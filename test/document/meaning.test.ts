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

interface Said {
  readonly forms: readonly object[];
  readonly checks?: readonly unknown[];
  readonly attestation?: object;
}

/** What is said of a form of these questions, or of a collection of it. */
const said = (more: object): Said => ({ forms: [{ id: "a", ...more }] });
const beside = (more: object): Said => ({ ...said({}), ...more });
const compute = (name: string, how: object, more: object = {}) =>
  said({ compute: { [name]: how }, ...more });
const product = (...of: readonly unknown[]) => ({ compute: "product", of });
const sum = (...of: readonly unknown[]) => ({ compute: "sum", of });
const difference = (...of: readonly unknown[]) => ({ compute: "difference", of });
const decimal = (maxDecimals: number) => ({ rules: { note: { rule: "decimal", maxDecimals } } });

/** Where a document is refused or, if it is not, where something is found in it. */
function placesOf(document: Said): readonly string[] {
  const json = { ...document, forms: document.forms.map((one) => ({ form: amounts, ...one })) };
  const parsed = safeParseCollection(json);
  return parsed.ok
    ? lintCollection(json)
        .filter(({ rule }) => !rule.startsWith("label-"))
        .map(({ rule, path }) => `${rule} ${path}`)
    : parsed.issues.map(({ path }) => `refused ${path}`);
}

test.each<[document: Said, place: string]>([
  // Languages and currencies.
  [beside({ locale: "en_US" }), "refused $.locale"],
  [beside({ locale: "english" }), "refused $.locale"],
  [beside({ locale: "" }), "refused $.locale"],
  [beside({ locale: "en-x" }), "refused $.locale"],
  [said({ locale: "de_DE" }), "refused $.forms[0].locale"],
  [beside({ currency: "dollars" }), "refused $.currency"],
  [beside({ currency: "$" }), "refused $.currency"],
  [said({ currency: "US" }), "refused $.forms[0].currency"],
  [beside({ lang: "spanish" }), "refused $.lang"],
  [beside({ messages: { lang: "en_US" } }), "refused $.messages"],
  [said({ messages: { lang: "Deutsch" } }), "refused $.forms[0].messages"],
  [beside({ messages: { lang: { en: "en", es: "es_MX" } } }), "refused $.messages"],
  [beside({ title: { en: "Hire", es_MX: "Alta" } }), "refused $.title.es_MX"],
  [beside({ title: {} }), "refused $.title"],
  // Sizes.
  [said({ repeat: { min: 1e9 } }), "refused $.forms[0].repeat"],
  [said({ repeat: { min: 101 } }), "refused $.forms[0].repeat"],
  [said({ fields: { note: { multiline: 1e9 } } }), "refused $.forms[0].fields.note.multiline"],
  [
    said({ rules: { wage: { rule: "decimals", value: 1e9 } } }),
    "refused $.forms[0].rules.wage.value",
  ],
  // Computations.
  [compute("total", sum("total")), "refused $.forms[0].compute.total"],
  [
    said({ compute: { total: sum("hours"), hours: sum("total", "wage") } }),
    "refused $.forms[0].compute.total",
  ],
  [
    said({
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
    said({ checks: [{ check: "sumOf", names: ["share", "note"], total: "100" }] }),
    "not-a-number $.forms[0].checks[0].names[1]",
  ],
  [
    said({ checks: [{ check: "sumOf", names: ["children"], total: "100.5" }] }),
    "limit-unmet $.forms[0].checks[0].total",
  ],
  [
    beside({ checks: [{ check: "differentIn", form: "a", names: ["note"] }] }),
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
    beside({ attestation: { statement: "I swear.", fills: ["signature"] } }),
    "name-unknown $.attestation.fills[0]",
  ],
  [
    beside({ attestation: { statement: "I swear.", fills: ["note", "wage"] } }),
    "name-unknown $.attestation.fills[1]",
  ],
  [
    said({ prefill: { values: { nobody: "1" }, origin: "your file" } }),
    "name-unknown $.forms[0].prefill.values.nobody",
  ],
  [
    said({ prefill: { values: { wage: "12,5" }, origin: "your file" } }),
    "value-refused $.forms[0].prefill.values.wage",
  ],
  [said({ defaultValues: { wage: "$12" } }), "value-refused $.forms[0].defaultValues.wage"],
  [said({ defaultValues: { status: "widowed" } }), "value-refused $.forms[0].defaultValues.status"],
  [said({ defaultValues: { agrees: "yes" } }), "value-refused $.forms[0].defaultValues.agrees"],
  [
    said({ defaultValues: { note: "tomorrow" }, rules: { note: { rule: "date" } } }),
    "value-refused $.forms[0].defaultValues.note",
  ],
])("%j: %s", (document, place) => {
  expect(placesOf(document)).toEqual([place]);
});

test.each<[document: Said]>([
  [beside({ locale: "en-US", currency: "USD", lang: "es" })],
  [beside({ locale: "ar-EG-u-nu-latn", currency: "eur", messages: { lang: "pt-BR" } })],
  [beside({ title: { en: "Hire", "zh-Hant-TW": "到職" } })],
  [said({ repeat: { min: 2, max: 1000 } })],
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
  [said({ compute: { total: sum("hours", "wage"), share: sum("total") } })],
  [said({ checks: [{ check: "sumOf", names: ["share", "rooms"], total: "100.5" }] })],
  [beside({ attestation: { statement: "I swear.", fills: ["note"] } })],
  [beside({ attestation: { statement: "I swear.", fills: true } })],
  [
    {
      forms: [{ id: "a", form: undefined }],
      checks: [{ check: "differentIn", form: "a", names: ["note"] }],
      attestation: { statement: "I swear.", fills: ["signature"] },
    },
  ],
  [said({ defaultValues: { note: "any" }, defaultRules: "suggested" })],
  [said({ defaultValues: { wage: "12.50", status: null, agrees: "true", note: "any" } })],
])("finds nothing in %j", (document) => {
  expect(placesOf(document)).toEqual([]);
});
