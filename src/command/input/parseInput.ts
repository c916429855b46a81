import { type Place, readJsonWithPlaces } from "../../document/text/jsonPlaces.ts";
import { CannotRun, type Input, type Read } from "../verb.ts";

/**
 * Formats a message with its line and column, which editors link, and with the surrounding lines.
 */
export const messageAt = ({ name, text }: Input, place: Place, description: string): string =>
  `${name}:${place.line}:${place.column} ${description}\n${frameOf(text, place)}`;

/**
 * Parses an input as JSON.
 * @throws CannotRun with the place of the syntax error.
 */
export function jsonOf(input: Input): Read {
  const read = readJsonWithPlaces(input.text);
  if (read.ok) return { ...input, json: read.json, placeOf: read.placeOf };
  throw new CannotRun(messageAt(input, read.place, `is not valid JSON. ${read.message}.`));
}

/** Maximum number of characters to show of a line. */
const width = 100;

/**
 * Returns the lines around a place, with a mark below the place. Truncates long lines, such as
 * minified JSON.
 */
function frameOf(text: string, { line, column }: Place): string {
  const start = Math.max(0, column - width / 2);
  const lines = text.split("\n").slice(0, line + 1);
  const digits = String(lines.length).length;
  return lines
    .map((whole, at) => ({ at: at + 1, shown: whole.slice(start, start + width).trimEnd() }))
    .slice(Math.max(0, line - 2))
    .flatMap(({ at, shown }) => {
      const number = String(at).padStart(digits);
      if (at !== line) return [`  ${number} | ${shown}`.trimEnd()];
      const mark = " ".repeat(column - 1 - start);
      return [`> ${number} | ${shown}`, `  ${" ".repeat(digits)} | ${mark}^`];
    })
    .join("\n");
}
