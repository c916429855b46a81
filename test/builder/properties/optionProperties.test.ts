import type { Collection, DocumentField } from "parameter-form/document";
import { parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { optionProperties } from "../../../src/builder/properties/optionProperties.ts";
import { formatValueLines, parseValueLines } from "../../../src/builder/state/valueLines.ts";
import { mapReferences, referrersOf } from "../../../src/builder/state/references.ts";
import { questions } from "../../support/questions.ts";

const propertyOf = (name: string) => {
  const found = optionProperties.find(({ parameter }) => parameter.name === name);
  if (!found) throw new Error(`There is no property ${name}`);
  return found;
};

const table = {
  optionsFor: { by: "state", values: { MD: ["howard"], VA: ["fairfax", "loudoun"] } },
};
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
    "MD: howard\nVA: fairfax, loudoun",
    "MD: howard,fairfax\r\n\nVA:\n: x\nnothing",
    { optionsFor: { by: "state", values: { MD: ["howard", "fairfax"], VA: [] } } },
  ],
  [
    "options_for",
    table,
    "MD: howard\nVA: fairfax, loudoun",
    null,
    {
      optionsFor: { by: "state", values: {} },
    },
  ],
  ["options_for", {}, null, "MD: howard", {}],
  ["groups", {}, null, "North: howard", { groups: [{ title: "North", values: ["howard"] }] }],
  ["groups", { groups: [north] }, "North: howard", null, {}],
  [
    "groups",
    { groups: [north] },
    "North: howard",
    "South: fairfax\nNorth: howard",
    { groups: [{ title: "South", values: ["fairfax"] }, north] },
  ],
])("%s of %j shows %j, and %j writes %j", (name, field, shown, typed, written) => {
  const { read, write } = propertyOf(name);
  expect(read(field, "en")).toBe(shown);
  expect(write(field, typed, "en")).toEqual(written);
});

test("lines that a text cannot represent are not shown", () => {
  for (const line of [
    ["a: b", ["x"]],
    ["a", ["x, y"]],
    ["", ["x"]],
    ["a", [" x"]],
  ] as const)
    expect.soft(formatValueLines([line])).toBe(null);
  expect(parseValueLines("a: b: c, d")).toEqual([["a", ["b: c", "d"]]]);
});

const document: Collection = parseCollection({
  forms: [
    {
      form: { id: "address", ...questions("state: select MD|VA", "county: select howard|fairfax") },
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
    { kind: "options", at: 0, name: "county" },
  ]);
});
