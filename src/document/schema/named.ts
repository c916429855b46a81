import type { DateOptions } from "../../core/rules/date.ts";
import type { DecimalOptions } from "../../core/rules/decimal.ts";
import type { SsnOptions } from "../../core/rules/nineDigits.ts";

/** A text of a document: one for all languages, or one for each, by its BCP 47 tag. */
export type DocumentText = string | Readonly<Record<string, string>>;

/** A list that is not empty. */
type OneOrMore<T> = readonly [T, ...(readonly T[])];

/** A rule by its name, with what its function takes. */
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
  /** Written as values are: `"0.01"`. */
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
  /** `of` is a rule of a text; `texts` may stand in place of its value. */
  | { readonly rule: "orText"; readonly of: NamedRule; readonly texts: OneOrMore<string> }
  /** Of one rule or more. */
  | { readonly rule: "all"; readonly rules: OneOrMore<NamedRule> };

/** A check between the answers to one form by its name, with what its function takes. */
export type NamedCheck =
  | { readonly check: "sumOf"; readonly names: readonly string[]; readonly total: string }
  | { readonly check: "sameAs"; readonly name: string; readonly other: string }
  | { readonly check: "oneOfThese"; readonly names: readonly string[] };

/** A check between the answers to several forms, or to the rounds of one. */
export interface NamedCollectionCheck {
  readonly check: "differentIn";
  readonly form: string;
  readonly names: OneOrMore<string>;
}

/**
 * What is reckoned with: the answer to the parameter of this name, a number as values are written,
 * or what is worked out itself.
 */
export type Term = string | { readonly value: string } | NamedComputation;

/**
 * How an answer is worked out from others, to the digit. In a sum, what has no answer counts
 * nothing; of nothing at all, and where a part of a product or a difference has no answer, nothing
 * follows. `decimals` rounds to so many, a half away from zero.
 */
export interface NamedComputation {
  readonly compute: "sum" | "product" | "difference";
  /** Of a difference: the first, less all others. */
  readonly of: OneOrMore<Term>;
  readonly decimals?: number;
}
