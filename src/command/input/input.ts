import { CannotRun } from "../cannotRun.ts";
import { frameOf } from "./frame.ts";
import { readJson } from "./jsonPlaces.ts";

/** A text that was read, and what it is called. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/** A text as JSON, with where everything stands. */
export type ReadInput = Extract<ReturnType<typeof readJson>, { readonly ok: true }>;

/**
 * An input as JSON.
 * @throws CannotRun with the place at which it stops being JSON.
 */
export function jsonOf({ name, text }: Input): ReadInput {
  const read = readJson(text);
  if (read.ok) return read;
  const { place, message } = read;
  throw new CannotRun(
    `${name}:${place.line}:${place.column} is no JSON. ${message}.\n${frameOf(text, place)}`,
  );
}
