import type { Input } from "./input/input.ts";

/** What was said after the verb, by the name of the option; without `--`. */
export type Options = Readonly<Record<string, unknown>>;

/** What a verb works with. */
export interface Given {
  /** What stands after the verb: paths, patterns, `-` or, with `--base-url`, ids of forms. */
  readonly words: readonly string[];
  readonly options: Options;
  /**
   * Reads the texts that words stand for.
   * @throws CannotRun where there is none.
   */
  read(words: readonly string[]): Promise<readonly Input[]>;
}

/** What a verb hands back. */
export interface Outcome {
  /** For people, or for a file. */
  readonly text: string;
  /** The same for programs, with `--json`. */
  readonly json: unknown;
  /** Whether it found something that is to be corrected. */
  readonly found?: boolean;
  /** What else is to be known, beside what is written to a file. */
  readonly note?: string;
}

/** What a verb does. */
export interface Run {
  run(given: Given): Promise<Outcome>;
}
