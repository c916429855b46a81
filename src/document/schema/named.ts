import type { DateOptions } from "../../core/rules/date.ts";
import type { DecimalOptions } from "../../core/rules/decimal.ts";
import type { SsnOptions } from "../../core/rules/ssn.ts";

/** A text of a document: one text for all languages, or texts by BCP 47 tag. */
export type DocumentText = string | Readonly<Record<string, string>>;

type OneOrMore<T> = readonly [T, ...(readonly T[])];

/** A rule by name, with the arguments of its function. */
export type NamedRule =
  | {
      readonly rule:
        | "accountNumber"
        | "ein"
        | "email"
        | "mustBeTrue"
        | "routingNumber"
        | "usPhone"
        | "usState"
        | "zip";
    }
  | ({ readonly rule: "itin" | "ssn" | "ssnOrItin" } & SsnOptions)
  /** `value` is a decimal in a string: `"0.01"`. */
  | { readonly rule: "max" | "min"; readonly value: string }
  | { readonly rule: "decimals" | "maxLength" | "minLength"; readonly value: number }
  | { readonly rule: "oneOf"; readonly values: readonly string[] }
  /** `pattern` is a regular expression with the flag `u`. */
  | {
      readonly rule: "pattern";
      readonly pattern: string;
      readonly message: DocumentText;
      readonly reason?: string;
    }
  | ({ readonly rule: "date" } & Omit<DateOptions, "today">)
  | ({ readonly rule: "decimal" } & DecimalOptions)
  /** `of` is the rule of a text parameter. `texts` are valid, too. */
  | { readonly rule: "orText"; readonly of: NamedRule; readonly texts: OneOrMore<string> }
  | { readonly rule: "all"; readonly rules: OneOrMore<NamedRule> };

/** A check between answers to one form by name, with the arguments of its function. */
export type NamedCheck =
  | { readonly check: "sumOf"; readonly names: readonly string[]; readonly total: string }
  | { readonly check: "sameAs"; readonly name: string; readonly other: string }
  | { readonly check: "oneOfThese"; readonly names: readonly string[] };

/** A check between answers to several forms, or to the items of a repeated form. */
export interface NamedCollectionCheck {
  readonly check: "differentIn";
  readonly form: string;
  readonly names: OneOrMore<string>;
}

/**
 * An operand of a computation: the name of a parameter, a decimal in a string, or a computation.
 */
export type Term = string | { readonly value: string } | NamedComputation;

/**
 * A computation of an answer from other answers, in exact decimal arithmetic.
 * - `sum` skips operands without an answer, and has no result when no operand has an answer.
 * - `product` and `difference` have no result when an operand has no answer.
 * - `decimals` rounds the result to this number of decimals, with halves away from zero.
 */
export interface NamedComputation {
  readonly compute: "sum" | "product" | "difference";
  /** The operands. A difference subtracts all other operands from the first. */
  readonly of: OneOrMore<Term>;
  readonly decimals?: number;
}
