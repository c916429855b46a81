import type { Input } from "./input/parseInput.ts";

/** Options by name, without `--`. */
export type Options = Readonly<Record<string, unknown>>;

export interface VerbInput {
  /** Arguments after the subcommand: paths, patterns, `-` or, with `--base-url`, ids of forms. */
  readonly args: readonly string[];
  readonly options: Options;
  /**
   * Reads the texts that arguments refer to.
   * @throws CannotRun when a text cannot be read.
   */
  read(args: readonly string[]): Promise<readonly Input[]>;
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
