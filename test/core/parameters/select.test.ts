import { checks, reads, type Row, shows } from "../tables.ts";

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
