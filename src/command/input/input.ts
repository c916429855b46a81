import { CannotRun } from "../cannotRun.ts";
import { type Place, readJson } from "./jsonPlaces.ts";

/** A text that was read, and what it is called. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/** A text as JSON, with where everything stands. */
export interface Read extends Input {
  readonly json: unknown;
  placeOf(path: string): Place;
}

/** What is said of a place: where that is, as editors find it, and the lines around it. */
export const tellAt = ({ name, text }: Input, place: Place, said: string): string =>
  `${name}:${place.line}:${place.column} ${said}\n${frameOf(text, place)}`;

/**
 * An input as JSON.
 * @throws CannotRun with the place at which it stops being JSON.
 */
export function jsonOf(input: Input): Read {
  const read = readJson(input.text);
  if (read.ok) return { ...input, json: read.json, placeOf: read.placeOf };
  throw new CannotRun(tellAt(input, read.place, `is no JSON. ${read.message}.`));
}

/** How many characters of a line are shown. */
const width = 100;

/** The lines around a place, with a mark below it. What is too wide, such as JSON on one line, is cut. */
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
