import page from "../../stories/guides/Theming.mdx?raw";

const row = /^\| `(\.pf-[\w-]+|data-[\w-]+)` +\| (.*?) +\| (.*?) +\|$/gm;

const codesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** The classes and data attributes in the tables of the page Theming: the elements or classes that each is on, and the values of an attribute. */
export const selectors = [...page.matchAll(row)].map(([, name = "", on = "", meaning = ""]) => ({
  name,
  on: codesIn(on),
  values: name.startsWith("data-") ? codesIn(meaning) : [null],
}));
