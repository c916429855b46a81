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
