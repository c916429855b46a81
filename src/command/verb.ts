import type { Place } from "../document/text/jsonPlaces.ts";

/** A text with the name of its source. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/** Parsed JSON, with the places of its values in the text. */
export interface Read extends Input {
  readonly json: unknown;
  placeOf(path: string): Place;
}

/** Options by name, without `--`. */
export type Options = Readonly<Record<string, unknown>>;

export interface VerbInput {
  /** Arguments after the subcommand: paths, patterns, `-` or, with `--base-url`, ids of forms. */
  readonly args: readonly string[];
  readonly options: Options;
  /**
   * Reads and parses the texts that arguments refer to.
   * @throws CannotRun when a text cannot be read, or is not JSON.
   */
  read(args: readonly string[]): Promise<readonly Read[]>;
}

/** Result of a subcommand. */
export interface Outcome {
  /** Text for people, or for a file. */
  readonly text: string;
  /** Result for programs, with `--json`. */
  readonly json: unknown;
  /** Whether there are findings, for the exit code. */
  readonly found?: boolean;
  /** Text for stderr, so that stdout can be written to a file. */
  readonly note?: string;
}

export interface Run {
  run(input: VerbInput): Promise<Outcome>;
}

/** Error of a command that could not run. The message contains the reason and the solution. */
export class CannotRun extends Error {
  override readonly name = "CannotRun";
}
