import { type Finding, lintCollection, lintForm } from "parameter-form/document";
import { exampleForms, exampleSections } from "parameter-form/service";
import { expect, test } from "vitest";
import { realForms } from "../../realForms/index.ts";
import { questions } from "../../support/questions.ts";

const summarize = (findings: readonly Finding[]) =>
  findings.map(({ rule, path, what }) => `${rule} ${path}: ${what}`);

test("finds nothing in an example form", () => {
  for (const form of exampleForms) {
    const { id } = form;
    expect.soft(summarize(lintForm(form)), id).toEqual([]);
    const given = new Map(Object.entries(exampleSections)).get(id) ?? [];
    const sections = given.map(({ title, names }) => ({ title, names }));
    const settings = { sections, defaultRules: "suggested" } as const;
    expect.soft(summarize(lintForm(form, settings)), id).toEqual([]);
  }
});

test("finds nothing in a real form", () => {
  for (const { definition } of realForms)
    expect.soft(summarize(lintForm(definition)), definition.id).toEqual([]);
});

test("finds nothing in a collection of all example forms", () => {
  const forms = exampleForms.map((form) => ({ form, defaultRules: "suggested" }));
  const names = summarize(lintCollection({ forms }));
  expect(names.filter((one) => !one.startsWith("name-two-types"))).toEqual([]);
});

const formDefinition = {
  id: "asked",
  ...questions(
    "Sex: select f|m",
    "Agrees: boolean",
    "Pay: currency?",
    "Days: number?",
    "Note: string?",
    "More: string?",
  ),
};

/** A form with all kinds of conditions, rules and texts, beside one that is fetched. */
const right = {
  title: { en: "New hire", es: "Alta" },
  messages: { submit: { en: "Send", es: "Enviar" } },
  attestation: { statement: { en: "I swear", es: "Juro" } },
  signers: [{ id: "hr", title: "HR", statement: { en: "I have seen it", es: "Lo he visto" } }],
  rules: {
    Pay: {
      rule: "all",
      rules: [
        { rule: "min", value: "0" },
        { rule: "max", value: "9.50" },
      ],
    },
  },
  forms: [
    {
      form: formDefinition,
      title: { en: "Who you are", es: "Usted", "es-MX": "Usted" },
      conditions: {
        Agrees: { name: "Sex", equals: "f" },
        Pay: {
          any: [
            { name: "Agrees", equals: "true" },
            { name: "Note", not: "x" },
          ],
        },
        Days: { name: "anything", equals: "x" },
        More: { form: "late", name: "c", answered: true },
        Note: {
          all: [
            { name: "Sex", answered: true },
            { name: "Sex", oneOf: ["f", "m"] },
          ],
        },
      },
      fields: {
        Days: { min: "0", max: "0", help: "Acme" },
        Note: { rule: { rule: "decimal", min: "1" }, label: { es: "Nota" } },
        Sex: { label: { en: "Gender", es: "Sexo" }, options: { f: { es: "Mujer" }, m: "男" } },
      },
      checks: [{ check: "oneOfThese", names: ["Pay", "Days"] }],
      defaultValues: { Sex: "f" },
      repeat: { min: 0, max: 4 },
    },
    {
      id: "fetched",
      when: { form: "late", name: "b", not: "1" },
      conditions: { any: { name: "other", equals: "1" } },
      rules: { any: { rule: "zip" } },
    },
    { id: "late" },
  ],
};

test("finds nothing in a valid collection", () => {
  expect(summarize(lintCollection(right))).toEqual([]);
});

test("skips a condition with more answers than can be tried", () => {
  const letters = [..."abcdefghijklmnop"];
  const form = questions(...letters.map((letter) => `${letter}: boolean?`), "Q: string?");
  const test = letters.map((name) => ({ name, answered: true }));
  const never = { all: [...test, { name: "a", answered: false }] };
  expect(summarize(lintForm(form, { conditions: { Q: never } }))).toEqual([]);
});

test.each([null, undefined, 1, "x", [], { forms: null }])("%j throws nothing", (json) => {
  expect(lintForm(json)).toMatchObject([{ rule: "definition-refused" }]);
  expect(lintCollection(json).every(({ rule }) => rule === "definition-refused")).toBe(true);
});
