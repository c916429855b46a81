import { validateValue } from "parameter-form/core";
import { expect, test } from "vitest";
import { checks, reads, type Row, shows } from "../../tables.ts";

const values = ["a", "A", "a ", "0", "false", "e\u0301", "__proto__", "constructor"];
const listed = (all: readonly string[]) => ({
  name: "field",
  label: "Field",
  required: true,
  type: "select" as const,
  options: all.map((value) => ({ value, label: "same label" })),
});
const choice = listed(values);
const withEmpty = listed([...values, ""]);
const others = ["b", " a", "a  ", "00", "FALSE", "\u00E9", "toString", "same label", "\u200Ba"];

reads("choices by their exact code units", choice, {}, [
  ...values.map((value): Row => [value, `= ${value}`]),
  ...others.map((text): Row => [text, "notOption"]),
  ["", "empty"],
]);
reads("an option whose value is empty", withEmpty, {}, [["", "= "]]);

shows("choices as they are", choice, {}, [
  ["a ", "a "],
  ["b", "b"],
]);

checks("a choice on the wire", choice, [
  ...values.map((value): Row => [value, "valid"]),
  ...["", ...others].map((value): Row => [value, "notOption (typeMismatch)"]),
]);
checks("an option whose value is empty", withEmpty, [["", "valid"]]);

const closed = (count: number) => ({
  ...choice,
  options: Array.from({ length: count }, (_, at) => ({
    value: `o${at}`,
    label: "any",
    disabled: at === 1,
  })),
});
for (const count of [3, 5000]) {
  reads(`a choice that is closed, of ${count}`, closed(count), {}, [["o1", "= o1"]]);
  checks(`a choice that is closed, of ${count}`, closed(count), [
    ["o0", "valid"],
    ["o1", "optionDisabled (typeMismatch)"],
    ["o2", "valid"],
  ]);
}

test("reads each of five thousand options once, however many answers are validated", () => {
  let looks = 0;
  const options = Array.from({ length: 5000 }, (_, at) => ({
    label: "any",
    get value() {
      looks++;
      return `o${at}`;
    },
  }));
  const long = { ...choice, options };
  for (const value of ["o0", "o4999", "o5000", "o2500", "any"])
    expect(validateValue(long, value)?.reason).toBe(
      ["o5000", "any"].includes(value) ? "notOption" : undefined,
    );
  expect(looks).toBe(5000);
});
