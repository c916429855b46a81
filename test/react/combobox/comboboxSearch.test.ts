import { expect, test } from "vitest";
import { filterOptions } from "../../../src/react/combobox/filterOptions.ts";

const options = [
  ["MD", "MD - Maryland"],
  ["DE", "DE - Delaware"],
  ["IL", "IL - Illinois (Land of Lincoln)"],
  ["NM", "NM - New Mexico"],
  ["xn", "Renew Mexican permit"],
  ["1", "Cañón de los Ángeles"],
  ["__proto__", "Straße O’Brien"],
  ["2", "서울"],
  ["3", "++"],
].map(([value = "", label = ""]) => ({ value, label }));
const keywords = { DE: "first state", ["__proto__"]: "never read", NM: "Santa Fé" };

test("finds options by their words", () => {
  for (const [query, values] of [
    ["md", ["MD"]],
    ["mary", ["MD"]],
    ["LAND", ["IL", "MD"]],
    ["mex new", ["NM", "xn"]],
    ["n m", ["NM", "MD", "xn"]],
    ["new  mex", ["NM", "xn"]],
    ["canon", ["1"]],
    ["cañón", ["1"]],
    ["can\u0303on", ["1"]],
    ["angeles de", ["1"]],
    ["strasse", ["__proto__"]],
    ["o’b", ["__proto__"]],
    ["first", ["DE"]],
    ["santa fe", ["NM"]],
    ["__proto__", ["__proto__"]],
    ["서우", ["2"]],
    ["++", ["3"]],
    ["de", ["DE", "1"]],
    ["zz", []],
    ["md zz", []],
  ] as const) {
    const found = filterOptions(options, query, keywords);
    expect
      .soft(
        found.map(({ value }) => value),
        query,
      )
      .toEqual(values);
  }
});

const places = [
  "Prince George's",
  "Queen Anne’s",
  "St. Mary's",
  "Winston-Salem",
  "King & Queen",
  "Washington, D.C.",
  "401(k)",
  "Søren Kierkegård",
].map((label, place) => ({ value: `v${place}`, label }));

test.each([
  ["prince georges", "Prince George's"],
  ["prince george’s", "Prince George's"],
  ["prince george s", "Prince George's"],
  ["queen annes", "Queen Anne’s"],
  ["queen anne's", "Queen Anne’s"],
  ["st marys", "St. Mary's"],
  ["st.mary", "St. Mary's"],
  ["saint mary", "St. Mary's"],
  ["sain", "St. Mary's"],
  ["winston salem", "Winston-Salem"],
  ["winston‑salem", "Winston-Salem"],
  ["winstonsalem", "Winston-Salem"],
  ["king and queen", "King & Queen"],
  ["washington dc", "Washington, D.C."],
  ["401k", "401(k)"],
  ["soren kierkegard", "Søren Kierkegård"],
])("%j finds %j, whatever the punctuation", (query, label) => {
  expect(filterOptions(places, query).map((option) => option.label)).toEqual([label]);
});

test.each(["", " ", "\t", "-"])("%j finds all, in order", (query) => {
  expect(filterOptions(options, query)).toEqual(options);
});

test("searches other keywords for the same options", () => {
  expect(filterOptions(options, "diamond", { DE: "diamond" })).toHaveLength(1);
  expect(filterOptions(options, "diamond", { DE: "peach" })).toHaveLength(0);
});

test("normalizes the options once", () => {
  let reads = 0;
  const counted = options.map(({ value, label }) => ({
    value,
    get label() {
      reads++;
      return label;
    },
  }));
  filterOptions(counted, "m");
  const once = reads;
  filterOptions(counted, "ma");
  filterOptions(counted, "mar");
  expect([once, reads]).toEqual([options.length, options.length]);
});
