import { CannotRun } from "../cannotRun.ts";
import { frameOf } from "./frame.ts";
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
