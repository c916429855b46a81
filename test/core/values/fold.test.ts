import { expect, test } from "vitest";
import { searchableWords, searchTerms } from "../../../src/core/values/fold.ts";

test("finds a name by its words with and without punctuation", () => {
  for (const [name, words] of [
    ["Prince George’s", " PRINCE GEORGES PRINCE GEORGE S PRINCE GEORGES"],
    ["St. Mary's", " ST MARYS ST  MARY S SAINT MARYS"],
    ["Cañón-City", " CANONCITY CANON CITY CANONCITY"],
    ["King & Queen", " KING AND QUEEN KING AND QUEEN KING AND QUEEN"],
  ] as const)
    expect.soft(searchableWords(name), name).toBe(words);
});

test("searches for each word joined and apart", () => {
  for (const [query, terms] of [
    ["st.mary", [[["STMARY"], ["ST", "MARY"]]]],
    [
      "queen  annes",
      [
        [["QUEEN"], ["QUEEN"]],
        [["ANNES"], ["ANNES"]],
      ],
    ],
    ["cañón -", [[["CANON"], ["CANON"]]]],
    ["", []],
  ] as const)
    expect.soft(searchTerms(query), query).toEqual(terms);
});
