import { fieldNameOf } from "parameter-form";
import { expect, test } from "vitest";

const names: readonly (readonly [name: string, fieldName: string])[] = [
  ["ssn", "pssn"],
  ["filing_status", "pfiling_5f_status"],
  ["a.b", "pa_2e_b"],
  ["a[0]", "pa_5b_0_5d_"],
  ["__proto__", "p_5f__5f_proto_5f__5f_"],
  ["constructor", "pconstructor"],
  ["", "p"],
  ["é", "p_e9_"],
  ["😀", "p_d83d__de00_"],
];

test("escapes a name for react-hook-form", () => {
  for (const [name, fieldName] of names) {
    expect.soft(fieldNameOf(name), name).toBe(fieldName);
    expect.soft(fieldName, name).toMatch(/^\w+$/);
  }
});

test("maps no two names to the same key", () => {
  const tricky = ["a_5f_b", "a_b", "a__b", "a_5f_5f_b", "a.b", "a_2e_b", "A", "a", "e\u0301", "é"];
  expect(new Set(tricky.map(fieldNameOf)).size).toBe(tricky.length);
});
