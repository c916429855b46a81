import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tokens } from "../../stories/languagesAndTheme/tokens.ts";

const css = readFileSync(join(import.meta.dirname, "../../src/styles/styles.css"), "utf8");
const settings = [...css.matchAll(/^ *--_(pf-[\w-]+): var\(--\1, (.*)\);$/gm)];
/** The first of each; those after it are for the forms of a design system. */
const set = settings.filter(
  ([, name], at) => settings.findIndex(([, other]) => other === name) === at,
);

test("every variable is listed, with the values that it has", () => {
  const listed = tokens.map(({ name, light, dark }) => [
    name,
    dark === undefined ? light : `light-dark(${light}, ${dark})`,
  ]);
  expect(listed).toEqual(set.map(([, name = "", value]) => [`--${name}`, value]));
});

test("every variable is used, and what is used is set", () => {
  const used = new Set([...css.matchAll(/var\(--_(pf-[\w-]+)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(set.map(([, name]) => name).sort());
});
