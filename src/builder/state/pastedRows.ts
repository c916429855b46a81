import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import { parseOptions } from "./optionsText.ts";

type Row = readonly string[];

const isCellEnd = (character: string | undefined): boolean =>
  character === undefined || /[\t\r\n]/.test(character);

/** Returns the index of the quote that closes a cell, or -1 if the cell is not quoted. */
function closingQuote(text: string, start: number): number {
  if (text[start] !== '"') return -1;
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return isCellEnd(text[at + 1]) ? at : -1;
}

/** Parses tab-separated cells. A quoted cell may contain tabs, line breaks and doubled quotes. */
function parseCells(text: string): readonly Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const closing = closingQuote(text, at);
    let end = closing < 0 ? at : closing + 1;
    while (!isCellEnd(text[end])) end++;
    cells.push(
      closing < 0 ? text.slice(at, end) : text.slice(at + 1, closing).replaceAll('""', '"'),
    );
    if (text[end] !== "\t") {
      rows.push(cells);
      cells = [];
    }
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return rows;
}

/** Words of a spreadsheet for each type. */
const typeWords: Readonly<Record<ParameterType, string>> = {
  string: "string, text",
  boolean: "boolean, yes/no, yes or no, yes, no",
  currency: "currency, money, amount",
  number: "number, integer, whole number",
  percent: "percent, percentage, %",
  select: "select, choice, list, dropdown, options",
};

const types: readonly ParameterType[] = [
  "string",
  "boolean",
  "currency",
  "number",
  "percent",
  "select",
];

const typeByWord = new Map(
  types.flatMap((type) => typeWords[type].split(", ").map((word) => [word, type] as const)),
);

const requiredWords = new Set(["yes", "true", "x", "1", "required"]);

const isHeader = ([label = ""]: Row): boolean => /^(?:label|question)$/i.test(label);

function parameterOf([label = "", type = "", required = "", options = ""]: Row): Parameter {
  const shared = { name: "", label, required: requiredWords.has(required.toLowerCase()) };
  const ownType = typeByWord.get(type.toLowerCase()) ?? (options === "" ? "string" : "select");
  return ownType === "select"
    ? { ...shared, type: ownType, options: parseOptions(options.replace(/[;|]/g, "\n"), []) }
    : { ...shared, type: ownType };
}

/**
 * Parses questions from rows that were copied from a spreadsheet, or from lines of labels. The
 * columns are the label, the type, whether an answer is required, and the options.
 *
 * - A first row with the header `label` or `question` is skipped, and so are blank rows.
 * - A type is one of the parameter types or a word such as `money`. Without a known type, a
 *   question with options is a select, and any other question is a text.
 * - Options are separated by `;`, `|` or line breaks.
 * - The questions have no names. The step that adds them derives names from the labels.
 */
export function parseRows(text: string): readonly Parameter[] {
  const rows = parseCells(text)
    .map(([label = "", ...cells]) => [
      label.split(/\s/).filter(Boolean).join(" "),
      ...cells.map((cell) => cell.trim()),
    ])
    .filter((row) => row.some((cell) => cell !== ""));
  const [first] = rows;
  return (first && isHeader(first) ? rows.slice(1) : rows).map(parameterOf);
}
