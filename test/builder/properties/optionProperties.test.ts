import { type Parameter, parseForm } from "parameter-form/core";
import { parseCollection, type Collection, type DocumentField } from "parameter-form/document";
import { expect, test } from "vitest";
import {
  formatValueLines,
  isChosen,
  optionProperties,
  parseValueLines,
} from "../../../src/builder/properties/optionProperties.ts";
import { mapReferences, referrersOf } from "../../../src/builder/state/references.ts";
import { questions } from "../../support/questions.ts";

const select = (name: string, options: Readonly<Record<string, string>>): Parameter => ({
  name,
  label: name,
  type: "select",
  required: true,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});
const county = select("county", {
  howard: "Howard",
  fairfax: "Fairfax",
  loudoun: "Loudoun, north",
});
const others = [
  select("state", { MD: "Maryland", VA: "Virginia" }),
  ...parseForm(questions("resident: boolean", "note: string")).parameters,
];
const properties = optionProperties(others);

const propertyOf = (name: string) => {
  const found = properties.find(({ parameter }) => parameter.name === name);
  if (!found) throw new Error(`There is no property ${name}`);
  return found;
};

const table = {
  optionsFor: { by: "state", values: { MD: ["howard"], VA: ["fairfax", "loudoun"] } },
};
const shownTable = "Maryland: Howard\nVirginia: Fairfax, loudoun";
const resident = { optionsFor: { by: "resident", values: { true: ["howard"] } } };
const unknown = { optionsFor: { by: "city", values: { Reno: ["washoe"] } } };
const north = { title: { en: "North", es: "Norte" }, values: ["howard"] };

test.each<
  [name: string, field: DocumentField, shown: string | null, typed: string | null, DocumentField]
>([
  ["options_by", {}, null, "state", { optionsFor: { by: "state", values: {} } }],
  ["options_by", table, "state", "region", { optionsFor: { ...table.optionsFor, by: "region" } }],
  ["options_by", table, "state", null, {}],
  [
    "options_for",
    table,
    shownTable,
    "MD: howard,FAIRFAX\r\n\nvirginia:\n: x\nnothing",
    { optionsFor: { by: "state", values: { MD: ["howard", "fairfax"], VA: [] } } },
  ],
  [
    "options_for",
    table,
    shownTable,
    "MD: howard\nMaryland: Fairfax, Howard",
    { optionsFor: { by: "state", values: { MD: ["howard", "fairfax"] } } },
  ],
  [
    "options_for",
    table,
    shownTable,
    "Ohio: Franklin",
    { optionsFor: { by: "state", values: { Ohio: ["Franklin"] } } },
  ],
  ["options_for", table, shownTable, null, { optionsFor: { by: "state", values: {} } }],
  [
    "options_for",
    resident,
    "Yes: Howard",
    "No: Howard",
    { optionsFor: { by: "resident", values: { false: ["howard"] } } },
  ],
  ["options_for", unknown, "Reno: washoe", "Reno: washoe", unknown],
  ["options_for", {}, null, "MD: howard", {}],
  ["groups", {}, null, "North: Howard", { groups: [{ title: "North", values: ["howard"] }] }],
  ["groups", { groups: [north] }, "North: Howard", null, {}],
  [
    "groups",
    { groups: [north] },
    "North: Howard",
    "Plan A: north: howard",
    { groups: [{ title: { en: "Plan A: north", es: "Norte" }, values: ["howard"] }] },
  ],
  [
    "groups",
    { groups: [north] },
    "North: Howard",
    "South: fairfax\nNorth: howard",
    { groups: [{ title: "South", values: ["fairfax"] }, north] },
  ],
])("%s of %j shows %j, and %j writes %j", (name, field, shown, typed, written) => {
  const { read, write } = propertyOf(name);
  expect(read({ parameter: county, field }, "en")).toBe(shown);
  expect(write({ parameter: county, field }, typed, "en")).toEqual({
    parameter: county,
    field: written,
  });
});

test("offers the questions whose answers are chosen", () => {
  const names = optionProperties([]).map(({ parameter }) => parameter.name);
  expect(names).toEqual(["groups"]);
  expect(others.filter(isChosen).map(({ name }) => name)).toEqual(["state", "resident"]);
});

test("lines that a text cannot represent are not shown", () => {
  for (const line of [
    ["a", ["x: y"]],
    ["a", ["x, y"]],
    ["", ["x"]],
    ["a", [" x"]],
  ] as const)
    expect.soft(formatValueLines([line])).toBe(null);
  expect(parseValueLines("a: b: c, d")).toEqual([["a: b", ["c", "d"]]]);
});

const document: Collection = parseCollection({
  forms: [
    {
      form: {
        id: "address",
        ...questions("state: select MD|VA", "county: select howard|fairfax|loudoun"),
      },
      fields: { county: table },
    },
  ],
});

test("the table follows a renamed question and goes with a removed one", () => {
  const fieldsIn = (to: string | null) =>
    mapReferences(document, (reference) =>
      reference.name !== "state" ? reference : to === null ? null : { ...reference, name: to },
    ).forms[0]?.fields;
  expect(fieldsIn("region")).toEqual({
    county: { optionsFor: { ...table.optionsFor, by: "region" } },
  });
  expect(fieldsIn(null)).toEqual({ county: {} });
  expect(referrersOf(document, ({ name }) => name === "state")).toEqual([
    { kind: "options", place: { kind: "question", form: 0, name: "county" } },
  ]);
});
