import { federalW4 } from "../../../src/service/fixtures/federalW4.ts";
import {
  type Change,
  diffForm,
  type DocumentFormSettings,
  type DocumentText,
} from "parameter-form/document";
import { FormDefinitionError } from "parameter-form/core";
import { expect, test } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";

type Parts = Readonly<Record<string, unknown>>;

const name = { name: "name", label: "First name", type: "string", required: true };
const option = (value: string, label: string, more: Parts = {}) => ({ value, label, ...more });
const options = [
  option("single", "Single"),
  option("married", "Married"),
  option("hoh", "Head of household"),
];
const status = { name: "status", label: "Filing status:", type: "select", required: true, options };
const wage = { name: "wage", label: "Hourly wage", type: "currency", required: false };
const children = { name: "children", label: "Children", type: "number", required: false };
const exempt = { name: "exempt", label: "I am exempt", type: "boolean", required: false };

const form = (...parameters: readonly Parts[]) => ({ id: "w4", lang: "en", parameters });

/** Each change as it is said, behind the class it is of. */
const summarize = (changes: readonly Change[]) =>
  changes.map((one) => {
    expect.soft(bannedWord(one.what), one.what).toBe(null);
    return `${one.class}: ${one.what}`;
  });

const same = (question: Parts, more: Parts) => [[question], [{ ...question, ...more }]] as const;

/** Questions, the questions of the next revision, and what is said. */
const cases: readonly (readonly [before: readonly Parts[], now: readonly Parts[], ...string[]])[] =
  [
    [[name], [name]],
    [[name], [name, wage], "cosmetic: “Hourly wage” is a new question, which may be left empty"],
    [[wage], [wage, name], "asks again: “First name” is a new question, which must be answered"],
    [[name, wage], [wage], "breaks answers: “First name” was removed"],
    [[name, wage], [wage, name], "cosmetic: The questions are reordered"],
    [[name, wage, exempt], [name, exempt], "breaks answers: “Hourly wage” was removed"],
    [
      ...same(name, { label: "first name:" }),
      "cosmetic: “First name” has the new label “first name:”",
    ],
    ...(
      [
        ["Deferral (%)", "Deferral ($)"],
        ["Income < $200,000", "Income > $200,000"],
        ["Box #1", "Box 1"],
        ["Social & Medicare", "Social Medicare"],
        ["1 + 2", "1 − 2"],
      ] as const
    ).map(([label, now]): (typeof cases)[number] => [
      [{ ...name, label }],
      [{ ...name, label: now }],
      `changes meaning: “${label}” has the new label “${now}”`,
    ]),
    [
      ...same({ ...name, label: "Driver’s license" }, { label: "Driver's license:" }),
      "cosmetic: “Driver’s license” has the new label “Driver's license:”",
    ],
    [
      ...same(name, { label: "Given name" }),
      "changes meaning: “First name” has the new label “Given name”",
    ],
    [
      ...same(name, { description: "As on your card." }),
      "changes meaning: “First name” has another explanation",
    ],
    [...same(name, { required: false }), "changes meaning: “First name” may be left empty now"],
    [...same(wage, { required: true }), "asks again: “Hourly wage” must be answered now"],
    [
      ...same(wage, { type: "string" }),
      "asks again: “Hourly wage” has the type string now, and had the type currency",
    ],
    [
      ...same(wage, { type: "number" }),
      "breaks answers: “Hourly wage” has the type number now, and had the type currency",
    ],
    [
      ...same(exempt, { type: "string" }),
      "asks again: “I am exempt” has the type string now, and had the type boolean",
    ],
    [
      ...same(exempt, { type: "number" }),
      "breaks answers: “I am exempt” has the type number now, and had the type boolean",
    ],
    [
      ...same(status, { type: "string" }),
      "asks again: “Filing status” has the type string now, and had the type select",
    ],
    [
      ...same(name, { type: "number" }),
      "breaks answers: “First name” has the type number now, and had the type string",
    ],
    [
      ...same(
        { ...status, options: [option("a", "A"), option("", "B", { disabled: true })] },
        { type: "string" },
      ),
      "asks again: “Filing status” has the type string now, and had the type select",
    ],
    [
      ...same(name, { type: "phone" }),
      "asks again: “First name” has the type phone now, and had the type string",
    ],
    [
      ...same({ ...wage, name: "ssn" }, { type: "string" }),
      "breaks answers: “Hourly wage” has the type string now, and had the type currency",
    ],
    [...same(name, { depends_on: "status" }), "asks again: “First name” depends on something else"],
    [
      ...same(wage, { depends_on: ["status"] }),
      "changes meaning: “Hourly wage” depends on something else",
    ],
    [
      ...same(status, { options: options.slice(0, 2) }),
      "breaks answers: “Filing status” has lost the option “Head of household”",
    ],
    [
      ...same(
        { ...status, options: [...options, option("other", "Other", { disabled: true })] },
        { options },
      ),
      "asks again: “Filing status” has lost the option “Other”",
    ],
    [
      ...same(status, { options: [...options, option("other", "Other")] }),
      "changes meaning: “Filing status” has the new option “Other”, which was not offered before",
    ],
    [
      ...same(status, {
        options: [...options.slice(0, 2), option("hoh", "Head of household", { disabled: true })],
      }),
      "breaks answers: The option “Head of household” of “Filing status” can no longer be chosen",
    ],
    [
      ...same(
        { ...status, options: [option("a", "A"), option("b", "B", { disabled: true })] },
        { options: [option("a", "A"), option("b", "B")] },
      ),
      "changes meaning: The option “B” of “Filing status” can be chosen now",
    ],
    [
      ...same(status, { options: options.toReversed() }),
      "cosmetic: The options of “Filing status” are reordered",
    ],
    [
      ...same(
        { ...status, options: [option("a", "A"), option("b", "Bee")] },
        { options: [option("a", "a."), option("b", "Wasp", { description: "It stings" })] },
      ),
      "changes meaning: The option “Bee” of “Filing status” reads “Wasp” now",
      "changes meaning: The option “Bee” of “Filing status” has another explanation",
      "cosmetic: The option “A” of “Filing status” reads “a.” now",
    ],
  ];

/** Rows as records, because what a row ends in is of another type than what it begins with. */
const rows = <T>(list: readonly (readonly [before: T, now: T, ...said: string[]])[]) =>
  list.map(([before, now, ...expected]) => ({ before, now, expected }));

test("lists changes of parameters", () => {
  for (const { before, now, expected } of rows(cases)) {
    expect
      .soft(summarize(diffForm(form(...before), form(...now))), JSON.stringify(now))
      .toEqual(expected);
  }
});

const definitions: readonly (readonly [before: Parts, now: Parts, ...string[]])[] = [
  [{}, { id: "de4" }, "asks again: The form has the new id “de4”: existing drafts are not found"],
  [{}, { id: undefined }, "asks again: The form has the new id “”: existing drafts are not found"],
  [
    { id: undefined },
    { id: undefined, description: "Pay" },
    "changes meaning: The form has another description",
  ],
  [
    { id: undefined },
    { id: undefined, parameters: [name, wage] },
    "asks again: The form has no id and has changed: existing drafts are not found",
    "cosmetic: “Hourly wage” is a new question, which may be left empty",
  ],
  [{ description: "Pay" }, { description: "pay." }, "cosmetic: The form has another description"],
  [{ link: "https://a.example" }, {}, "cosmetic: The form links to another document"],
  [
    { revision_date: "2025-01-01" },
    { revision_date: "2026-01-01" },
    "cosmetic: The form has another day of revision",
  ],
  [
    { jurisdiction_name: "Ohio" },
    { jurisdiction_name: "Utah" },
    "cosmetic: The form has another jurisdiction",
  ],
  [
    { lang: undefined },
    { lang: "en-US", parameters: [{ ...name, label: "Given name" }] },
    "changes meaning: “First name” has the new label “Given name”",
    "cosmetic: The form is in another language",
  ],
  [
    {},
    { lang: "es", parameters: [{ ...name, label: "Nombre", description: "El de la tarjeta" }] },
    "cosmetic: The form is in another language",
    "cosmetic: “First name” has the new label “Nombre”",
    "cosmetic: “Nombre” has another explanation",
  ],
];

test("lists changes of a form", () => {
  for (const { before, now, expected } of rows(definitions)) {
    const of = (more: Parts) => ({ ...form(name), ...more });
    expect.soft(summarize(diffForm(of(before), of(now))), JSON.stringify(now)).toEqual(expected);
  }
});

const min = (value: string) => ({ rule: "min", value }) as const;
const max = (value: string) => ({ rule: "max", value }) as const;
const ruled = (of: string, rule: NonNullable<DocumentFormSettings["rules"]>[string]) => ({
  rules: { [of]: rule },
});
const orText = (...texts: readonly [string, ...string[]]) =>
  ({ rule: "orText", of: { rule: "zip" }, texts }) as const;
const less = (called: string) =>
  `changes meaning: “${called}” accepts answers that it rejected before`;

/** What was said of a form, what is said now, and what is said of that. */
const settings: readonly (readonly [
  before: DocumentFormSettings,
  now: DocumentFormSettings,
  ...string[],
])[] = [
  [ruled("wage", min("5")), ruled("wage", min("5"))],
  [
    ruled("wage", min("5")),
    ruled("wage", min("7")),
    "breaks answers: “Hourly wage” must be 7 or more now",
  ],
  [ruled("wage", min("5")), ruled("wage", min("3")), less("Hourly wage")],
  [
    ruled("wage", max("5")),
    ruled("wage", max("3")),
    "breaks answers: “Hourly wage” must be 3 or less now",
  ],
  [ruled("wage", max("5")), ruled("wage", max("9")), less("Hourly wage")],
  [
    ruled("name", { rule: "minLength", value: 2 }),
    ruled("name", { rule: "minLength", value: 3 }),
    "breaks answers: “First name” must be 3 characters or more now",
  ],
  [
    ruled("name", { rule: "maxLength", value: 2 }),
    ruled("name", { rule: "maxLength", value: 3 }),
    less("First name"),
  ],
  [
    ruled("name", { rule: "oneOf", values: ["a", "b"] }),
    ruled("name", { rule: "oneOf", values: ["a"] }),
    "breaks answers: “First name” must be “a” now",
  ],
  [
    ruled("name", { rule: "oneOf", values: ["a"] }),
    ruled("name", { rule: "oneOf", values: ["a", "b"] }),
    less("First name"),
  ],
  [
    ruled("name", { rule: "pattern", pattern: "^a", message: "begin with a" }),
    ruled("name", { rule: "pattern", pattern: "^a", message: { es: "comience con a" } }),
  ],
  [
    ruled("name", { rule: "pattern", pattern: "^a", message: "begin with a" }),
    ruled("name", { rule: "pattern", pattern: "^b", message: "begin with a" }),
    "breaks answers: “First name” must be in a certain format now",
  ],
  [
    ruled("name", { rule: "pattern", pattern: "^a", message: "begin with a" }),
    ruled("name", { rule: "zip" }),
    "breaks answers: “First name” must be a ZIP code now",
  ],
  [{}, ruled("name", { rule: "zip" }), "breaks answers: “First name” must be a ZIP code now"],
  [ruled("name", { rule: "zip" }), ruled("name", orText("None")), less("First name")],
  [ruled("name", orText("None")), ruled("name", orText("None", "N/A")), less("First name")],
  [ruled("name", orText("None")), ruled("name", orText("None"))],
  [ruled("name", orText("None")), {}, less("First name")],
  [
    ruled("name", orText("None")),
    ruled("name", { rule: "zip" }),
    "breaks answers: “First name” must be a ZIP code now",
  ],
  [
    ruled("name", orText("None")),
    ruled("name", orText("N/A")),
    "breaks answers: “First name” must be a ZIP code now",
  ],
  [ruled("name", { rule: "ssn" }), ruled("name", { rule: "ssnOrItin" }), less("First name")],
  [
    ruled("name", { rule: "ssnOrItin" }),
    ruled("name", { rule: "itin" }),
    "breaks answers: “First name” must be an ITIN now",
  ],
  [
    ruled("name", { rule: "ssn" }),
    ruled("name", { rule: "ssnOrItin", ssnFormat: "digits" }),
    "breaks answers: “First name” must be a Social Security number or an ITIN now",
  ],
  [
    {},
    ruled("wage", { rule: "decimals", value: 1 }),
    "breaks answers: “Hourly wage” must be of 1 decimal or fewer now",
  ],
  [{}, ruled("wage", { rule: "decimals", value: 4 })],
  [
    ruled("wage", { rule: "decimals", value: 4 }),
    {},
    "breaks answers: “Hourly wage” accepts fewer numbers than its former rule",
  ],
  [
    ruled("children", min("0")),
    {},
    "breaks answers: “Children” accepts fewer numbers than its former rule",
  ],
  [{}, ruled("children", min("1"))],
  [{ defaultRules: false }, { defaultRules: "suggested" }],
  [
    { fields: { wage: { help: "Before taxes" } } },
    { fields: { wage: { width: "12rem" } } },
    "changes meaning: “Hourly wage” has another explanation",
    "cosmetic: “Hourly wage” is rendered differently",
  ],
  // Labels of the document.
  [
    {},
    { fields: { wage: { label: { en: "Hourly wage:", es: "Salario por hora" } } } },
    "cosmetic: “Hourly wage” has another label",
  ],
  [
    { fields: { wage: { label: { es: "Salario" } } } },
    { fields: { wage: { label: { es: "Salario semanal" } } } },
    "changes meaning: “Hourly wage” has another label",
  ],
  [
    { fields: { wage: { label: { es: "Salario" } } } },
    { fields: { wage: { label: { es: "salario." } } } },
    "cosmetic: “Hourly wage” has another label",
  ],
  [
    { fields: { wage: { label: { es: "Salario" } } } },
    {},
    "cosmetic: “Hourly wage” has another label",
  ],
  [
    {},
    { fields: { wage: { label: "Weekly wage" } } },
    "changes meaning: “Hourly wage” has another label",
  ],
  [
    { fields: { wage: { label: "Weekly wage" } } },
    { fields: { wage: { label: { en: "Weekly wage", es: "Salario semanal" } } } },
    "cosmetic: “Hourly wage” has another label",
  ],
  [
    {},
    { fields: { wage: { sensitive: true } } },
    "asks again: “Hourly wage” is hidden differently",
  ],
  [
    {},
    { fields: { wage: { sensitive: false } } },
    "changes meaning: “Hourly wage” is hidden differently",
  ],
  [
    { checks: [{ check: "oneOfThese", names: ["name", "wage"] }] },
    {
      checks: [{ check: "oneOfThese", names: ["name", "wage"] }],
      fields: { name: { disabled: true } },
    },
    "breaks answers: “First name” was enabled or disabled, and other answers must fit it",
  ],
  [
    { fields: { name: { disabled: true } } },
    {},
    "asks again: “First name” was enabled or disabled",
  ],
  [
    {},
    { fields: { name: { disabled: true } } },
    "changes meaning: “First name” was enabled or disabled",
  ],
  [
    {},
    { fields: { wage: { allowNegative: false } } },
    "breaks answers: “Hourly wage” accepts negative amounts now, or no longer",
  ],
  [
    { fields: { wage: { allowNegative: false } } },
    { fields: { wage: { allowNegative: true } } },
    "changes meaning: “Hourly wage” accepts negative amounts now, or no longer",
  ],
  [
    {},
    { fields: { wage: { allowNegative: false } } },
    "breaks answers: “Hourly wage” accepts negative amounts now, or no longer",
  ],
  [
    { fields: { wage: { allowNegative: false } } },
    { fields: { wage: { allowNegative: true } } },
    "changes meaning: “Hourly wage” accepts negative amounts now, or no longer",
  ],
  [
    {},
    { fields: { wage: { as: "agreement" } } },
    "cosmetic: “Hourly wage” was changed to or from an agreement",
  ],
  [
    {},
    { fields: { name: { as: "agreement" } } },
    "breaks answers: “First name” was changed to or from an agreement",
  ],
  [{}, { fields: { wage: { min: "3" } } }, "breaks answers: “Hourly wage” must be 3 or more now"],
  [
    {},
    { conditions: { wage: { name: "name", equals: "x" } } },
    "changes meaning: “Hourly wage” has another condition",
  ],
  [
    {},
    { conditions: { name: { name: "wage", answered: true } } },
    "asks again: “First name” has another condition",
  ],
  [
    { conditions: { name: { name: "children", answered: false } } },
    {
      conditions: {
        name: { name: "children", answered: false },
        children: { name: "wage", answered: true },
      },
    },
    "asks again: “Children” has another condition",
  ],
  [
    { checks: [{ check: "oneOfThese", names: ["wage", "children"] }] },
    {
      checks: [{ check: "oneOfThese", names: ["wage", "children"] }],
      conditions: { wage: { name: "name", equals: "x" } },
    },
    "breaks answers: “Hourly wage” has another condition",
  ],
  [{ conditions: { gone: { name: "name", equals: "x" } } }, {}],
  [
    {},
    { checks: [{ check: "oneOfThese", names: ["wage", "children"] }] },
    "breaks answers: The form has other checks",
  ],
  [
    { checks: [{ check: "oneOfThese", names: ["wage"] }] },
    {},
    "changes meaning: The form has other checks",
  ],
  [
    {},
    { compute: { wage: { compute: "sum", of: ["children"] } } },
    "breaks answers: The form has other computations",
  ],
  [
    { compute: { wage: { compute: "sum", of: ["children"] } } },
    {},
    "changes meaning: The form has other computations",
  ],
  [
    {},
    { when: { form: "a", name: "b", answered: true } },
    "asks again: The form has another condition",
  ],
  [
    { repeat: { max: 4 } },
    { repeat: { max: 2 } },
    "breaks answers: The form repeats another number of times",
  ],
  [
    { repeat: { min: 0 } },
    { repeat: { min: 1 } },
    "asks again: The form repeats another number of times",
  ],
  [{}, { repeat: {} }, "changes meaning: The form repeats another number of times"],
  [{ disabled: true }, {}, "asks again: The form was enabled or disabled"],
  [{}, { disabled: true }, "changes meaning: The form was enabled or disabled"],
  [
    { sections: [{ title: "A", names: ["name"] }] },
    { sections: [{ title: "A", names: ["wage"] }] },
    "cosmetic: The form has other sections",
  ],
  [
    {},
    { sections: [{ title: "A", names: ["name"] }] },
    "changes meaning: The form has other sections",
  ],
  [
    {},
    { title: "Pay", minutes: 5 },
    "cosmetic: The form has another title",
    "cosmetic: The form is rendered differently",
  ],
];

/** Limits of a rule, those that it has now, and whether it takes fewer answers, more or the same. */
const limits = `
date | {} | {} | same
date | {"min":"2020-01-01"} | {} | more
date | {} | {"min":"2020-01-01"} | fewer
date | {"min":"2020-01-01"} | {"min":"2019-01-01"} | more
date | {"min":"2020-01-01"} | {"min":"2021-01-01"} | fewer
date | {"max":"2020-01-01"} | {"max":"2021-01-01"} | more
date | {"max":"2020-01-01"} | {"max":"2019-01-01"} | fewer
date | {"max":"today"} | {} | more
date | {} | {"max":"today"} | fewer
date | {"max":{"years":-21}} | {"max":{"years":-18}} | more
date | {"max":{"years":-18}} | {"max":{"years":-21}} | fewer
date | {"max":{"years":-18}} | {"max":"today"} | more
date | {"max":{"days":30}} | {"max":{"months":1}} | fewer
date | {"max":{"days":28}} | {"max":{"months":1}} | more
date | {"max":{"days":30}} | {"max":{"years":1}} | more
date | {"max":{"years":1}} | {"max":{"days":30}} | fewer
date | {"max":{"months":12}} | {"max":{"years":2}} | more
date | {"max":{"years":-1}} | {"max":{"days":-30}} | more
date | {"max":{"days":-30}} | {"max":{"years":-1}} | fewer
date | {"or":"N/A"} | {"or":["N/A","D/S"]} | more
date | {"or":["N/A","D/S"]} | {"or":"N/A"} | fewer
date | {"min":"2020-01-01"} | {"min":"today"} | fewer
date | {"min":"today"} | {"min":"2020-01-01"} | fewer
date | {} | {"or":"N/A"} | more
date | {"or":"N/A"} | {} | fewer
date | {"or":"N/A","max":"today"} | {"or":"N/A"} | more
decimal | {"maxDecimals":2} | {"maxDecimals":2} | same
decimal | {"min":"0"} | {} | more
decimal | {} | {"min":"0"} | fewer
decimal | {"min":"0","max":"5"} | {"min":"0","max":"9"} | more
decimal | {"min":"0","max":"5"} | {"min":"1","max":"9"} | fewer
decimal | {"maxDecimals":2} | {"maxDecimals":4} | more
decimal | {"maxDecimals":2} | {} | more
decimal | {"maxDecimals":4} | {"maxDecimals":2} | fewer
`
  .slice(1, -1)
  .split("\n")
  .map((row) => row.split(" | "));

const taken: Readonly<Record<string, string>> = {
  fewer: "breaks answers",
  more: "changes meaning",
};

test("compares limits of a rule", () => {
  for (const [rule, before = "", now = "", expected = ""] of limits) {
    const settingsOf = (more: string) =>
      JSON.parse(`{"rules":{"name":${JSON.stringify({ rule, ...JSON.parse(more) })}}}`);
    const both = form(name);
    const changes = diffForm(both, both, { before: settingsOf(before), now: settingsOf(now) });
    expect
      .soft(
        changes.map((one) => one.class),
        `${rule} ${before} ${now}`,
      )
      .toEqual(expected === "same" ? [] : [taken[expected]]);
  }
});

test("treats limits inside a decimal rule and next to it as equal", () => {
  const within: DocumentFormSettings = ruled("name", { rule: "decimal", min: "0" });
  const separate = ruled("name", { rule: "all", rules: [{ rule: "decimal" }, min("0")] });
  const both = form(name);
  expect(diffForm(both, both, { before: within, now: separate })).toEqual([]);
  expect(diffForm(both, both, { before: separate, now: within })).toEqual([]);
});

test("lists changes of settings", () => {
  for (const { before, now, expected } of rows(settings)) {
    const both = form(name, wage, children);
    expect
      .soft(summarize(diffForm(both, both, { before, now })), JSON.stringify(now))
      .toEqual(expected);
  }
});

test("lists changed labels of options of the document", () => {
  const before = { single: { es: "Soltero" }, married: "Wed", gone: "Gone" };
  const now = {
    single: { es: "Soltera" },
    married: { en: "Wed", es: "Casado" },
    hoh: { es: "Jefe de familia" },
    gone: "Lost",
    new: "New",
  };
  const next = { ...status, label: "Estado civil", options: [...options, option("new", "Otro")] };
  const settingsOf = (one: Readonly<Record<string, DocumentText>>) => ({
    fields: { status: { options: one }, name: { options: one } },
  });
  const changes = diffForm(form(status, name), form(next, name), {
    before: settingsOf(before),
    now: settingsOf(now),
  });
  expect(
    changes
      .filter(({ path }) => path.startsWith("settings."))
      .map(({ class: kind, path, what }) => `${kind} ${path}: ${what}`),
  ).toEqual(
    [
      ["changes meaning", "single", "Single"],
      ["cosmetic", "married", "Married"],
      ["cosmetic", "hoh", "Head of household"],
    ].map(
      ([kind, value, label]) =>
        `${kind} settings.fields.status.options.${value}: The option “${label}” of “Estado civil” has another label`,
    ),
  );
});

test("a label in another language is a translation of the former definition", () => {
  const label = { en: "Weekly wage", es: "Salario por hora" };
  const spanish = { ...form({ ...wage, label: "Salario por hora" }), lang: "es" };
  const changes = diffForm(form(wage), spanish, {
    before: { fields: { wage: { label: { es: label.es } } } },
    now: { fields: { wage: { label } } },
  });
  expect(changes.map(({ class: kind, path }) => `${kind} ${path}`)).toEqual([
    "changes meaning settings.fields.wage.label",
    "cosmetic $.lang",
    "cosmetic $.parameters[0].label",
  ]);
});

test.each<DocumentFormSettings>([
  { checks: [{ check: "oneOfThese", names: ["wage", "children"] }] },
  { compute: { wage: { compute: "sum", of: ["children"] } } },
  { repeat: { min: 2 } },
])("a new condition asks again where only %j requires an answer", (demanded) => {
  const when = { form: "a", name: "b", answered: true } as const;
  const optional = form(wage, children);
  const changes = diffForm(optional, optional, { before: { ...demanded, when }, now: demanded });
  expect(summarize(changes)).toEqual(["asks again: The form has another condition"]);
});

test("a new condition of a form that requires nothing asks nobody again", () => {
  const when = { form: "a", name: "b", answered: true } as const;
  expect(summarize(diffForm(form(wage), form(wage), { now: { when } }))).toEqual([
    "changes meaning: The form has another condition",
  ]);
  const [one, other] = [["wage"], ["wage", "children"]].map((names) => ({
    checks: [{ check: "oneOfThese" as const, names }],
  }));
  const both = form(wage, children);
  expect(
    summarize(diffForm(both, both, { ...(one && { before: one }), ...(other && { now: other }) })),
  ).toEqual(["breaks answers: The form has other checks"]);
});

test("adding or removing a description changes the meaning", () => {
  const expected = ["changes meaning: The form has another description"];
  const explained = { ...form(name), description: "Pay" };
  expect(summarize(diffForm(form(name), explained))).toEqual(expected);
  expect(summarize(diffForm(explained, form(name)))).toEqual(expected);
});

test("does not count answers that the rule of a name rejected before", () => {
  const before = form({ ...name, name: "ssn" }, wage);
  const now = form({ ...name, name: "ssn", label: "SSN" }, { ...wage, required: true });
  const answers = [
    { ssn: "123-45-6789", wage: "1" },
    { ssn: "1", wage: "1" },
  ];
  expect(diffForm(before, now, { answers }).map(({ refused }) => refused)).toEqual([
    undefined,
    undefined,
  ]);
});

test("reports switching the default rule of a name on or off", () => {
  const ssn = form({ ...name, name: "ssn" });
  const off = { defaultRules: false } as const;
  expect(summarize(diffForm(ssn, ssn, { before: off }))).toEqual([
    "breaks answers: “First name” has the default rule of its name now",
  ]);
  expect(summarize(diffForm(ssn, ssn, { now: off }))).toEqual([less("First name")]);
});

const exactly = { rules: { ssn: { rule: "ssn" } } } as const;
const digits = { rules: { ssn: { rule: "ssn", ssnFormat: "digits" } } } as const;

const names: typeof settings = [
  [{}, exactly],
  [exactly, {}],
  [exactly, { rules: { ssn: { rule: "ssn", ssnFormat: "dashes" } } }],
  [exactly, { fields: { ssn: { rule: { rule: "all", rules: [{ rule: "ssn" }] } } } }],
  [exactly, digits, "breaks answers: “First name” must be a Social Security number now"],
  [digits, {}, "breaks answers: “First name” has the default rule of its name now"],
  [{}, digits, "breaks answers: “First name” must be a Social Security number now"],
];

test("compares rules by name and by setting", () => {
  for (const { before, now, expected } of rows(names)) {
    const ssn = form({ ...name, name: "ssn" });
    expect
      .soft(summarize(diffForm(ssn, ssn, { before, now })), JSON.stringify(now))
      .toEqual(expected);
  }
});

test("a new question that a check compares with others breaks answers", () => {
  const checked: DocumentFormSettings = {
    checks: [{ check: "sameAs", name: "name", other: "wage" }],
  };
  expect(
    summarize(diffForm(form(name), form(name, wage), { before: checked, now: checked })),
  ).toEqual(["breaks answers: “Hourly wage” is a new question, and other answers must fit it"]);
});

test("rejects a definition that cannot be rendered", () => {
  expect(() => diffForm({}, form(name))).toThrow(FormDefinitionError);
  expect(() => diffForm(form(name), null)).toThrow(FormDefinitionError);
});

const payload = (values: Readonly<Record<string, string>>) => ({
  parameters: Object.entries(values).map(([key, value]) => ({ name: key, value })),
});

test("counts stored answers that were valid and are rejected now", () => {
  const before = form(status, wage, exempt);
  const now = form({ ...status, options: options.slice(0, 1) }, { ...wage, required: true });
  const answers = [
    payload({ status: "hoh" }),
    payload({ status: "married", wage: "1", exempt: "true" }),
    { status: "hoh", wage: "5" },
    payload({ status: "single", wage: "9" }),
    payload({ status: "never" }),
    { parameters: [null, { name: "status", value: 1 }] },
    null,
  ];
  const changes = diffForm(before, now, { answers });
  expect(changes.map(({ refused, what }) => [refused, what])).toEqual([
    [1, "“I am exempt” was removed: 1 of 7 stored answers can no longer be submitted"],
    [
      1,
      "“Filing status” has lost the option “Married”: 1 of 7 stored answers can no longer be submitted",
    ],
    [
      2,
      "“Filing status” has lost the option “Head of household”: 2 of 7 stored answers can no longer be submitted",
    ],
    [1, "“Hourly wage” must be answered now: 1 of 7 stored answers can no longer be submitted"],
  ]);
});

test.each<[DocumentFormSettings]>([
  [{ fields: { wage: { allowNegative: false } } }],
  [{ fields: { agreed: { as: "agreement" } } }],
])("checks stored answers with field settings: %j", (now) => {
  const agreed = { name: "agreed", label: "I agree", type: "boolean", required: true };
  const both = form(wage, agreed);
  const answers = [
    { wage: "-5", agreed: "false" },
    { wage: "5", agreed: "true" },
  ];
  expect(diffForm(both, both, { now, answers }).map(({ refused }) => refused)).toEqual([1]);
});

test("checks stored answers without those that the server has", () => {
  const before = { fields: { name: { stored: "A…" } } };
  const changes = diffForm(form(name, wage), form(name), {
    before,
    now: before,
    answers: [{ wage: "5" }],
  });
  expect(changes.map(({ refused }) => refused)).toEqual([1]);
});

test("checks stored answers with rules, conditions, checks and computations", () => {
  const both = form(name, wage, children);
  const before: DocumentFormSettings = {
    conditions: {
      wage: { name: "name", equals: "x" },
      children: { form: "other", name: "a", answered: true },
    },
    checks: [{ check: "oneOfThese", names: ["wage", "children"] }],
    rules: { name: { rule: "maxLength", value: 3 } },
  };
  const now: DocumentFormSettings = {
    ...before,
    rules: { name: { rule: "maxLength", value: 1 } },
    compute: { children: { compute: "sum", of: ["wage"] } },
  };
  const answers = [
    { name: "x", wage: "5" },
    { name: "xyz", children: "1" },
    { name: "xyz" },
    { name: "wxyz", children: "1" },
  ];
  const [first] = diffForm(both, both, { before, now, answers });
  expect(first).toMatchObject({ refused: 1, path: "settings.rules.name" });
});

test("each change has its path", () => {
  const [parameter] = federalW4.parameters;
  const now = {
    ...federalW4,
    parameters: [...federalW4.parameters.slice(1), { ...parameter, name: "given" }],
  };
  expect(diffForm(federalW4, now).map(({ path }) => path)).toEqual([
    "$.parameters[0]",
    `$.parameters[${federalW4.parameters.length - 1}]`,
  ]);
});
