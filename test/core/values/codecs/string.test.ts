import { checks, parameterOf, reads, type Row, shows } from "../../tables.ts";

const texts = [
  "Ada",
  " Ada ",
  "O'Neill",
  "名",
  "a\nb",
  "<b>",
  "0",
  "007",
  "12,5",
  "null",
  "👩‍👩‍👧",
  "\uD800",
];
const blanks = [
  " ",
  "\t\n",
  "\u00A0",
  "\u3000",
  "\u200B",
  "\u200E",
  "\uFEFF",
  "\u00AD",
  "\u3164",
  "\u2800",
  "\u0000",
];

reads("text as it is typed", parameterOf("string"), {}, [
  ...[...texts, ...blanks].map((text): Row => [text, `= ${text}`]),
  ["", "empty"],
]);

shows("text as it is", parameterOf("string"), {}, [
  [" Ada ", " Ada "],
  ["", ""],
]);

checks(
  "an optional text",
  parameterOf("string"),
  [...texts, ...blanks, ""].map((text): Row => [text, "valid"]),
);

checks("a required text, which needs a visible character", parameterOf("string", true), [
  ...texts.map((text): Row => [text, "valid"]),
  ...blanks.map((text): Row => [`${text}.`, "valid"]),
  ...[...blanks, ""].map((text): Row => [text, "missing (valueMissing)"]),
]);
