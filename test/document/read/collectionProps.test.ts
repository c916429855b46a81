import { collectionProps, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";

const both = (text: string) => ({ en: text, es: `${text}, en español` });
const document = parseCollection({
  forms: [{ id: "w4", prefill: { values: { name: "Ada" }, origin: both("Last year") } }],
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
});
