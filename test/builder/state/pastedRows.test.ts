import type { Parameter } from "parameter-form/core";
import { expect, test } from "vitest";
import { parseRows } from "../../../src/builder/state/pastedRows.ts";

/** Formats a question: `City: string?` or `State: select MD=Maryland|DE`. */
function formatQuestion(one: Parameter): string {
  expect(one.name).toBe("");
  const options =
    one.type === "select"
      ? ` ${one.options.map(({ value, label }) => (value === label ? value : `${value}=${label}`)).join("|")}`
      : "";
  return `${one.label}: ${one.type}${one.required ? "" : "?"}${options}`;
}

const row = (...cells: readonly string[]) => cells.join("\t");

test.each<[string, readonly string[]]>([
  ["", []],
  ["\n \r\n\t\t\n", []],
  [
    "First name\nCity\n\n ZIP  code ",
    ["First name: string?", "City: string?", "ZIP code: string?"],
  ],
  ["Question\nCity", ["City: string?"]],
  ["City\nQuestion", ["City: string?", "Question: string?"]],
  ["LABEL\tType\nCity\ttext", ["City: string?"]],
  ["label:\ttext", ["label:: string?"]],
  // Required.
  ...["yes", "TRUE", "x", "1", "Required"].map((word): [string, string[]] => [
    row("City", "", word),
    ["City: string"],
  ]),
  ...["no", "", "2", "optional"].map((word): [string, string[]] => [
    row("City", "", word),
    ["City: string?"],
  ]),
  // Types.
  ...Object.entries({
    string: ["text", "String", "", "date", "constructor", "__proto__"],
    boolean: ["yes/no", "Boolean", "yes or no"],
    currency: ["money", "currency", "AMOUNT"],
    number: ["number", "integer", "whole number"],
    percent: ["percent", "percentage", "%"],
  }).flatMap(([type, words]) =>
    words.map((word): [string, string[]] => [row("Q", ` ${word} `), [`Q: ${type}?`]]),
  ),
  ...["select", "choice", "list", "dropdown", "Options"].map((word): [string, string[]] => [
    row("Q", word, "x", "a;b"),
    ["Q: select a|b"],
  ]),
  // Options.
  [row("Q", "", "", "MD - Maryland; DE ;; DE"), ["Q: select? MD=Maryland|DE"]],
  [row("Q", "unknown", "", "a | b"), ["Q: select? a|b"]],
  [row("Q", "", "", '"a\nb - B"'), ["Q: select? a|b=B"]],
  [row("Q", "text", "", "a;b"), ["Q: string?"]],
  [row("Q", "select"), ["Q: select? "]],
  [row("", "number"), [": number?"]],
  // Cells in quotes.
  ['"How many\nchildren"\tnumber\r\nCity\ttext', ["How many children: number?", "City: string?"]],
  ['"Say ""yes"""\tyes/no', ['Say "yes": boolean?']],
  ['"""Nickname"""\ttext', ['"Nickname": string?']],
  ['""\tnumber', [": number?"]],
  ['"a\tb"\tnumber', ["a b: number?"]],
  ['"Yes" or "No"\tyes/no', ['"Yes" or "No": boolean?']],
  ['"Open\tnumber\nCity\ttext', ['"Open: number?', "City: string?"]],
  ['"', ['": string?']],
  ["Height 5'10\"\ttext", ["Height 5'10\": string?"]],
  // More cells than columns.
  [row("Q", "text", "x", "", "note"), ["Q: string"]],
])("%j", (text, questions) => {
  expect(parseRows(text).map(formatQuestion)).toEqual(questions);
});
