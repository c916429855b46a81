import type { Fault, Reading } from "./issue.ts";
import type { Parameter } from "../definition/form.ts";

/** Where and how a parameter's value is read and shown. */
export interface CodecContext<P extends Parameter = Parameter> {
  readonly parameter: P;
  /** BCP 47 tag, whose region decides how numbers and days are written. */
  readonly locale: string;
  /**
   * BCP 47 tag of the sentences around the field; that of `locale` unless given. What people who
   * read that language may have written in another order, or with decimals, is `ambiguous`.
   */
  readonly language?: string | undefined;
  /** ISO 4217 code of amounts. */
  readonly currency: string;
  /** `false` refuses negative amounts. */
  readonly allowNegative?: boolean | undefined;
  /** The most decimals of an amount or percentage; those of its type unless given. */
  readonly decimals?: number | undefined;
}

/**
 * How one parameter type is read, shown and checked.
 * Laws: `parse(format(v))` is `v` for each valid `v`, and nothing here throws for any text.
 */
export interface Codec<P extends Parameter = Parameter> {
  /** Reads what a person typed: a value, or the reason why it is none. */
  parse(inputValue: string, context: CodecContext<P>): Reading;
  /** The values that a text may mean which is refused as `ambiguous`; none unless given. */
  readings?(inputValue: string, context: CodecContext<P>): readonly string[];
  /** What the field shows for a value. A value it cannot read comes back unchanged. */
  format(value: string, context: CodecContext<P>): string;
  /**
   * Checks a submitted value against the strict grammar of the wire; `null` when it may be
   * submitted.
   */
  validate(value: string, parameter: P): Fault | null;
}
