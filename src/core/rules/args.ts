import type { Rule } from "./rule.ts";

/** Submitted format of an SSN or ITIN: `123-45-6789` or `123456789`. */
export type SsnFormat = "dashes" | "digits";

/** Whole numbers of years, months and days from today. Negative numbers are in the past. */
export interface FromToday {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/**
 * A day as `YYYY-MM-DD`, `"today"`, or relative to today. Years and months are added first and
 * clamped to the last day of the month, then days: 18 years before February 29, 2024 is February
 * 28, 2006.
 */
export type DateLimit = string | FromToday;

export type OneOrMore<T> = readonly [T, ...(readonly T[])];

/** Kinds of the arguments of rules and checks. `document/schema/rules.ts` has their shapes. */
export interface ArgTypes {
  /** A decimal in a string: `"0.01"`. */
  readonly amount: string;
  /** A number of decimals, up to 20. */
  readonly decimals: number;
  /** A whole number of 0 or more. */
  readonly count: number;
  readonly text: string;
  readonly filledText: string;
  readonly texts: readonly string[];
  readonly someTexts: OneOrMore<string>;
  readonly someFilledTexts: OneOrMore<string>;
  readonly filledTextOrTexts: string | readonly string[];
  /** A text that a document may contain in several languages. */
  readonly localizedText: string;
  readonly ssnFormat: SsnFormat;
  readonly dateLimit: DateLimit;
  /** A rule, which a document contains by name. */
  readonly rule: Rule;
  readonly rules: OneOrMore<Rule>;
}

export type ArgKind = keyof ArgTypes;

/** Kinds of arguments by name. */
export type ArgKinds = Readonly<Record<string, ArgKind | { readonly optional: ArgKind }>>;

/** Arguments of these kinds, with the types of `Types`. */
export type Args<Kinds, Types extends Record<ArgKind, unknown> = ArgTypes> = {
  readonly [Name in keyof Kinds as Kinds[Name] extends ArgKind ? Name : never]: Types[Kinds[Name] &
    ArgKind];
} & {
  readonly [
    Name in keyof Kinds as Kinds[Name] extends ArgKind ? never : Name
  ]?: Kinds[Name] extends { readonly optional: infer Kind } ? Types[Kind & ArgKind] : never;
};
