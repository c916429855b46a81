import { expect, test } from "vitest";
import { findOptionsByText } from "../../../src/core/definition/findOptionsByText.ts";

const options = [
  ["MD", "MD - Maryland"],
  ["DE", "DE - Delaware"],
  ["IL", "IL - Illinois (Land of Lincoln)"],
  ["NM", "NM - New Mexico"],
  ["xn", "Renew Mexican permit"],
  ["1", "Cañón de los Ángeles"],
  ["3", "++"],
].map(([value = "", label = ""]) => ({ value, label }));

const states = ["California", "Oregon", "Or"].map((label, place) => ({
  value: String(place),
  label,
}));
const places = [
  "Prince George's",
  "Winston-Salem",
  "St. Mary's",
  "King & Queen",
  "Carolina's plan",
  "Carolinas’ plan",
].map((label, place) => ({ value: String(place), label }));
const alike = ["a", "A", "é", "e\u0301", "b"].map((value) => ({ value, label: `Plan ${value}` }));

test("finds the options that a text may mean", () => {
  for (const [list, text, values] of [
    [options, "MD - Maryland", ["MD"]],
    [options, " md - maryland ", ["MD"]],
    [options, "MD", ["MD"]],
    [options, "md", ["MD"]],
    [options, "Maryland", ["MD"]],
    [options, "maryland ", ["MD"]],
    [options, "Illinois, Land of Lincoln", ["IL"]],
    [options, "ＩＬ", ["IL"]],
    [places, "prince georges", ["0"]],
    [places, "Prince George’s", ["0"]],
    [places, "winston salem", ["1"]],
    [places, "Winston‑Salem", ["1"]],
    [places, "Saint Marys", ["2"]],
    [places, "ST MARYS", ["2"]],
    [places, "king and queen", ["3"]],
    [places, "Carolinas plan", ["4", "5"]],
    [places, "Carolina's plan", ["4"]],
    [options, "Mary", []],
    [options, "land", []],
    [options, "Mexico", []],
    [options, "", []],
    [options, "-", []],
    [[...options, { value: "X", label: "X: Maryland" }], "Maryland", ["MD", "X"]],
    [options, "m", []],
    // A number that stands nowhere in its label: whoever types it means something else.
    [options, "1", []],
    [[{ value: "7", label: "Plan 7 (basic)" }], "7", ["7"]],
    [[{ value: "7", label: "Plan 77" }], "7", []],
    [[{ value: "7", label: "7" }], " 7 ", ["7"]],
    // A code does not.
    [options, "xn", ["xn"]],
    [[{ value: "CA", label: "California" }], "ca", ["CA"]],
    [states, "CA", ["0"]],
    [states, "TX", []],
    [states, "or", ["2"]],
    [states, "constructor", []],
    [alike, "a", ["a"]],
    [alike, "A", ["A"]],
    [alike, "Plan é", ["é"]],
    [alike, "Plan e\u0301", ["e\u0301"]],
    [alike, "PLAN É", ["é", "e\u0301"]],
    [alike, "PLAN  B", ["b"]],
    [[...alike, { value: "c", label: "Plan b" }], "Plan b", ["b", "c"]],
    [[{ value: "x", label: " Plan x " }], "plan X", ["x"]],
  ] as const) {
    expect
      .soft(
        findOptionsByText(list, text).map(({ value }) => value),
        text,
      )
      .toEqual(values);
  }
});
