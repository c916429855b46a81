import type { ValueIssue, Reading } from "./issue.ts";
import type { Parameter } from "../definition/form.ts";

/** Context in which a value is parsed and formatted. */
export interface CodecContext<P extends Parameter = Parameter> {
  readonly parameter: P;
  /** BCP 47 tag. Its region decides the notation of numbers and dates. */
  readonly locale: string;
  /**
   * BCP 47 tag of the surrounding text. A text is `ambiguous` if readers of this language would
   * read another order of day and month, or decimals in place of a group.
   * @default the value of `locale`
   */
  readonly language?: string | undefined;
  /** ISO 4217 code of amounts. */
  readonly currency: string;
  /** Whether negative amounts are allowed. */
  readonly allowNegative?: boolean | undefined;
  /**
   * The maximum number of decimals of an amount or percentage.
   * @default the maximum of the parameter type
   */
  readonly decimals?: number | undefined;
}

/**
 * Parses, formats and validates values of one parameter type.
 * - `parse(format(v))` is `v` for each valid `v`.
 * - No method throws for any text.
 */
export interface Codec<P extends Parameter = Parameter> {
  /** Parses typed text. Returns a value, or the reason why there is none. */
  parse(inputValue: string, context: CodecContext<P>): Reading;
  /** Returns the values that an `ambiguous` text may mean. */
  readings?(inputValue: string, context: CodecContext<P>): readonly string[];
  /** Formats a value for the field. Returns invalid values unchanged. */
  format(value: string, context: CodecContext<P>): string;
  /**
   * Validates a value against the strict grammar of submitted values. Returns `null` if it is
   * valid.
   */
  validate(value: string, parameter: P): ValueIssue | null;
}
