import { sameName } from "parameter-form/collection";
import { expect, test } from "vitest";

const table: readonly (readonly [string, string, boolean])[] = [
  ["Ada Lovelace", " ada   lovelace ", true],
  ["Ana García", "Ana Garci\u0301a", true],
  ["Ana García", "Ana Garcia", false],
  ["J. R. O'Neil", "J R O Neil", true],
  ["O'Brien", "OBrien", true],
  ["O’Brien", "O`Brien", true],
  ["O’Brien", "O´Brien", true],
  ["J.R. Smith", "JR Smith", true],
  ["Smith-Jones", "Smith Jones", true],
  ["Keali\u02bbi", "Keali'i", true],
  ["Ann Marie", "Annmarie", false],
  ["Ａｄａ", "Ada", true],
  ["Ada", "", false],
  ["", " ", true],
];

test.each(table)("%j and %j", (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
});
