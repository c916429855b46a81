import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hooks } from "../../stories/hooks.ts";

const css = readFileSync(join(import.meta.dirname, "../../src/styles/styles.css"), "utf8");

const listed = hooks.flatMap(({ name, values = [] }) => [
  name,
  ...values.map((value) => `${name}=${value}`),
]);

/** Such as `.pf-field`, `data-invalid` and `data-type=currency`. */
const selected = new Set(
  [...css.matchAll(/(\.pf-[\w-]+)|\[(data-[\w-]+)(?:="([\w-]+)")?\]/g)].map(
    ([, style, attribute = "", value]) =>
      style ?? (value === undefined ? attribute : `${attribute}=${value}`),
  ),
);

test("each class and data attribute of the style sheet is listed", () => {
  expect(selected.size).toBeGreaterThan(100);
  expect([...selected].filter((selector) => !listed.includes(selector))).toEqual([]);
});
