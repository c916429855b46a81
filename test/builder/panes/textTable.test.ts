import { type Collection, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { textRows } from "../../../src/builder/panes/textTable.ts";
import {
  isUntranslated,
  otherLanguages,
  translationIn,
  withTranslation,
} from "../../../src/builder/panes/translations.ts";
import { write } from "../../../src/builder/state/write.ts";
import { w4 } from "./w4.ts";

const json = {
  title: "Onboarding",
  whatNext: "Wait",
  forms: [
    {
      ...w4,
      title: { en: "Taxes", es: "Impuestos" },
      prefill: { values: {}, origin: "Payroll" },
      sections: [{ title: "You", description: "About you", names: ["city"] }],
      fields: { city: { help: "Where you live" } },
    },
    { id: "fetched" },
  ],
  attestation: { statement: "I agree" },
  signers: [{ id: "boss", title: "Manager", statement: "I checked" }],
};
const document = parseCollection(json);
const question = "$.forms[0].form.parameters";

/** The texts of a document by path. */
const textsOf = (collection: Collection) =>
  Object.fromEntries(
    textRows(collection)
      .filter(({ text }) => text !== undefined)
      .map(({ key, text }) => [key, text]),
  );

/** Edits cells from left to right: the path of a text, a language and the new text. */
function edit(collection: Collection, ...cells: readonly (readonly [string, string, string])[]) {
  let edited = collection;
  for (const [path, lang, text] of cells) {
    const row = textRows(edited).find(({ key }) => key === path);
    if (!row) throw new Error(`No text at ${path}`);
    edited =
      write(edited, row.write(withTranslation(row.text, lang, text, "en")), edited)?.document ??
      edited;
  }
  return edited;
}

test("lists the texts of a document in the order of its pages", () => {
  expect(textsOf(document)).toEqual({
    "$.title": "Onboarding",
    "$.whatNext": "Wait",
    "$.forms[0].title": { en: "Taxes", es: "Impuestos" },
    "$.forms[0].prefill.origin": "Payroll",
    "$.forms[0].sections[0].title": "You",
    "$.forms[0].sections[0].description": "About you",
    [`${question}[0].label`]: "City",
    [`${question}[0].help`]: "Where you live",
    [`${question}[1].label`]: "Filing status",
    [`${question}[1].description`]: "As on your tax return",
    [`${question}[1].options[0].label`]: "Single",
    [`${question}[1].options[1].label`]: "Married",
    "$.attestation.statement": "I agree",
    "$.signers[0].title": "Manager",
    "$.signers[0].statement": "I checked",
  });
});

test.each(Object.keys(textsOf(document)))("writes the text at %s in two languages", (path) => {
  const spanish = edit(document, [path, "es", "Hola"]);
  const [english] = [textRows(document).find(({ key }) => key === path)?.text];
  const own = translationIn(english, "en", "en");
  expect(textsOf(spanish)).toEqual({ ...textsOf(document), [path]: { en: own, es: "Hola" } });
  const both = edit(spanish, [path, "en", "Hello"]);
  expect(textsOf(both)).toEqual({ ...textsOf(document), [path]: { en: "Hello", es: "Hola" } });
  expect(textsOf(edit(both, [path, "es", ""]))).toEqual({ ...textsOf(document), [path]: "Hello" });
});

test.each(Object.keys(textsOf(document)))(
  "undoes the translation at %s without a trace",
  (path) => {
    const { forms } = document;
    const plain = {
      ...document,
      forms: forms.map((one, at) => (at === 0 ? { ...one, title: "Taxes" } : one)),
    };
    expect(edit(plain, [path, "es", "Hola"], [path, "es", ""])).toEqual(plain);
  },
);

const first = (collection: Collection) => {
  const [entry] = collection.forms;
  return { parameters: entry?.form?.parameters, fields: entry?.fields };
};

test("keeps the definition equal to the translated label", () => {
  const path = `${question}[0].label`;
  const plain = first(edit(document, [path, "en", "Town"]));
  expect(plain).toMatchObject({ parameters: [{ label: "Town" }, {}] });
  expect(plain.fields).toEqual({ city: { help: "Where you live" } });
  const translated = first(edit(document, [path, "es", "Ciudad"], [path, "en", "Town"]));
  expect(translated).toMatchObject({
    parameters: [{ label: "Town" }, {}],
    fields: { city: { help: "Where you live", label: { en: "Town", es: "Ciudad" } } },
  });
});

test("keeps the definition equal to the translated option", () => {
  const path = `${question}[1].options[1].label`;
  const translated = first(edit(document, [path, "es", "Casado"], [path, "en", "Wed"]));
  expect(translated).toMatchObject({
    parameters: [{}, { options: [{ label: "Single" }, { value: "M", label: "Wed" }] }],
    fields: { status: { options: { M: { en: "Wed", es: "Casado" } } } },
  });
});

test("clears and rewrites a label that has a translation", () => {
  const path = `${question}[0].label`;
  const cleared = edit(document, [path, "es", "Ciudad"], [path, "en", ""]);
  expect(textsOf(cleared)[path]).toEqual({ es: "Ciudad" });
  expect(first(cleared)).toMatchObject({ parameters: [{ label: "" }, {}] });
  const rewritten = edit(cleared, [path, "en", "Town"]);
  expect(textsOf(rewritten)[path]).toEqual({ en: "Town", es: "Ciudad" });
});

test.each([
  ["City", "es", "Ciudad", { en: "City", es: "Ciudad" }],
  ["City", "en", "Town", "Town"],
  ["City", "en", "", undefined],
  [undefined, "en", "City", "City"],
  [undefined, "es", "Ciudad", { es: "Ciudad" }],
  [{ en: "City", es: "Ciudad" }, "es", "", "City"],
  [{ en: "City", es: "Ciudad" }, "en", "", { es: "Ciudad" }],
  [{ es: "Ciudad" }, "es", "", undefined],
])("%j with %s %j is %j", (before, lang, text, after) => {
  expect(withTranslation(before, lang, text, "en")).toEqual(after);
});

test.each([
  ["City", "en", false],
  ["City", "es", true],
  [{ en: "City", es: " " }, "es", true],
  [{ es: "Ciudad" }, "es-MX", false],
  [{ "es-MX": "Ciudad" }, "es", true],
  [{ es: "Ciudad" }, "en", true],
])("whether %j is untranslated in %s: %s", (text, lang, expected) => {
  expect(isUntranslated(text, lang, "en")).toBe(expected);
});

test("finds the other languages of texts", () => {
  expect(
    otherLanguages(["a", { en: "b", fr: "c" }, undefined, { es: "d", fr: "e" }], "en"),
  ).toEqual(["fr", "es"]);
});

test("translates the headings of options", () => {
  const groups = [{ title: "Big", values: [] }];
  const grouped = parseCollection({ forms: [{ ...w4, fields: { city: { groups } } }] });
  const at = grouped.forms[0]?.form?.parameters.findIndex(({ name }) => name === "city");
  const path = `${question}[${at}].groups[0].title`;
  expect(textsOf(grouped)[path]).toBe("Big");
  const edited = edit(grouped, [path, "es", "Grande"]);
  expect(edited.forms[0]?.fields?.["city"]?.groups).toEqual([
    { title: { en: "Big", es: "Grande" }, values: [] },
  ]);
});
