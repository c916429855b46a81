import { expect, test } from "vitest";
import { drawForm } from "../support/drawForm.tsx";

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Q${at}: string?`);

test.each([
  [1, 0],
  [50, 0],
  [51, 3],
  [60, 3],
  [61, 4],
])("%i fields are in %i groups", (fields, groups) => {
  drawForm(lines(fields));
  expect(document.querySelectorAll(".pf-group")).toHaveLength(groups);
});

test("of a long form, the first group is drawn at once and the others keep their places", () => {
  drawForm(lines(60));
  const groups = [...document.querySelectorAll(".pf-group")];
  expect(groups.map((group) => group.querySelectorAll("input").length)).toEqual([20, 0, 0]);
  expect(groups.map((group) => group.matches("[data-pending]"))).toEqual([false, true, true]);
});
