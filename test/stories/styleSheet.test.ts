import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unlayered } from "../../src/styles/unlayered.ts";
import { tokens } from "../../stories/languagesAndTheme/tokens.ts";
import { selectors } from "./selectors.ts";

const css = readFileSync(join(import.meta.dirname, "../../src/styles/styles.css"), "utf8");
const settings = [...css.matchAll(/^ *--_(pf-[\w-]+): var\(--\1, (.*)\);$/gm)];
/** The first of each; those after it are for the forms of a design system. */
const set = settings.filter(
  ([, name], at) => settings.findIndex(([, other]) => other === name) === at,
);

/** Such as `.pf-field`, `data-invalid` and `data-type=currency`. */
const selected = [...css.matchAll(/(\.pf-[\w-]+)|\[(data-[\w-]+)(?:="([\w-]+)")?\]/g)].map(
  ([, style, attribute = "", value]) =>
    style ?? (value === undefined ? attribute : `${attribute}=${value}`),
);

test("the page Theming lists each class and attribute that the style sheet selects", () => {
  const listed = selectors.flatMap(({ name, values }) => [
    name,
    ...values.map((value) => `${name}=${value}`),
  ]);
  expect(selected.length).toBeGreaterThan(100);
  expect(selected.filter((selector) => !listed.includes(selector))).toEqual([]);
});

test("tokens.ts lists each variable of the style sheet with its values", () => {
  const listed = tokens.map(({ name, light, dark }) => [
    name,
    dark === undefined ? light : `light-dark(${light}, ${dark})`,
  ]);
  expect(listed).toEqual(set.map(([, name = "", value]) => [`--${name}`, value]));
});

test("each variable that the style sheet sets is used, and each that it uses is set", () => {
  const used = new Set([...css.matchAll(/var\(--_(pf-[\w-]+)/g)].map(([, name]) => name));
  const declared = new Set([...css.matchAll(/--_(pf-[\w-]+):/g)].map(([, name]) => name));
  expect(declared.size).toBeGreaterThanOrEqual(set.length);
  expect([...used].sort()).toEqual([...declared].sort());
});

test("no length depends only on the root's font size, which is the page's choice", () => {
  const inRem = css
    .split("\n")
    .filter((line) => /\drem\b/.test(line) && !/@media|data-width=/.test(line));
  expect(inRem.length).toBeGreaterThan(0);
  // At least as wide as with text of 16 px.
  for (const line of inRem) expect(line).toMatch(/max\(([\d.]+)em, \1rem\b/);
});

test("without its layer, the style sheet keeps only the page's own rules in one", () => {
  const layers = (sheet: string) =>
    [...sheet.matchAll(/@layer ([\w.-]+)/g)].map(([, name]) => name);
  expect(layers(css).length).toBeGreaterThan(1);
  expect(layers(unlayered(css))).toEqual(["parameter-form.page"]);
  expect(unlayered(css)).not.toMatch(/html \{[^}]*:(?:root|host)/);
});
