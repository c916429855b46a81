import { sameName } from "parameter-form/collection";
import { expect, test } from "vitest";

const table: readonly (readonly [string, string, boolean])[] = [
  ["Ada Lovelace", " ada   lovelace ", true],
  ["Ana García", "Ana Garci\u0301a", true],
  ["Ana García", "Ana Garcia", false],
  ["J. R. O'Neil", "J R O Neil", true],
  ["Ａｄａ", "Ada", true],
  ["Ada", "", false],
  ["", " ", true],
];

test.each(table)("%j and %j", (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
});
