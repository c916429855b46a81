import type { Path } from "../definition/definitionReader.ts";
import { ownValue } from "../record.ts";
import { date } from "../rules/date.ts";
import { email } from "../rules/email.ts";
import { maxLength, minLength } from "../rules/length.ts";
import { pattern } from "../rules/pattern.ts";
import { max, min } from "../rules/range.ts";
import type { Rule } from "../rules/rule.ts";
import { notMapped } from "./notMapped.ts";

/** What a schema does not say by itself. */
export interface JsonSchemaOptions {
  /**
   * Which properties of type `number` are amounts, and which percentages: JSON Schema has no word
   * for either.
   */
  readonly types?: Readonly<Record<string, "currency" | "percent">>;
  /**
   * What becomes of what no form says: an issue (`"refuse"`, the default), or it is left out and
   * listed (`"skip"`), a keyword by itself and a property of a type that no answer has whole.
   */
  readonly onUnsupported?: "refuse" | "skip";
  /** The rule for each `format` besides `email` and `date`. */
  readonly formats?: Readonly<Record<string, Rule>>;
}

/**
 * The rule that a keyword stands for; `null` when the parameter's type says so anyway, or when
 * nothing does, which is then an issue.
 */
export type Keyword = (path: Path, options: JsonSchemaOptions) => Rule | null;

/** A number as values are written, or `null` when it cannot be: `1e21`. */
export const written = (found: unknown): string | null =>
  typeof found === "number" && /^-?\d+(\.\d+)?$/.test(String(found)) ? String(found) : null;

const wholeNumber = (found: unknown): found is number => Number.isSafeInteger(found);

/** A number of characters. */
const length =
  (make: (limit: number) => Rule): Keyword =>
  (path) =>
    wholeNumber(path.found) && path.found >= 0
      ? make(path.found)
      : notMapped(path, "expected a whole number from 0 on");

/** A limit that is to be a whole number; `shift` makes one that is included of one that is not. */
const wholeLimit =
  (make: (limit: string) => Rule, shift = 0): Keyword =>
  (path) => {
    if (!wholeNumber(path.found)) return notMapped(path, "expected a whole number");
    const limit = path.found + shift;
    return make === min && limit === 1 ? null : make(String(limit));
  };

const decimalLimit =
  (make: (limit: string) => Rule): Keyword =>
  (path) => {
    const limit = written(path.found);
    return limit === null ? notMapped(path, "expected a number without an exponent") : make(limit);
  };

/** A limit within those that the type has anyway. */
const within =
  (make: (limit: string) => Rule, edge: number): Keyword =>
  (path, options) => {
    const { found } = path;
    if (typeof found === "number" && (found < 0 || found > 100))
      return notMapped(path, "a percentage is from 0 to 100");
    return found === edge ? null : decimalLimit(make)(path, options);
  };

const only =
  (value: number): Keyword =>
  (path) =>
    path.found === value ? null : notMapped(path, `only ${value} can be said`);

const textPattern: Keyword = (path) => {
  try {
    if (typeof path.found === "string")
      return pattern(new RegExp(path.found, "u"), "check how it is written");
  } catch {
    // Told below: it is no regular expression.
  }
  return notMapped(path, "expected a regular expression with the flag u");
};

const standardFormats: Readonly<Record<string, Rule>> = { email: email(), date: date() };

const format: Keyword = (path, { formats = {} }) => {
  const name = `${path.found}`;
  const rule = ownValue(formats, name) ?? ownValue(standardFormats, name);
  return rule ?? notMapped(path, "no rule is known for this format: give one in formats");
};

export const textKeywords: Readonly<Record<string, Keyword>> = {
  minLength: length(minLength),
  maxLength: length(maxLength),
  pattern: textPattern,
  format,
};

export const wholeKeywords: Readonly<Record<string, Keyword>> = {
  minimum: wholeLimit(min),
  exclusiveMinimum: wholeLimit(min, 1),
  maximum: wholeLimit(max),
  exclusiveMaximum: wholeLimit(max, -1),
  multipleOf: only(1),
};

export const currencyKeywords: Readonly<Record<string, Keyword>> = {
  minimum: decimalLimit(min),
  maximum: decimalLimit(max),
  multipleOf: only(0.01),
};

export const percentKeywords: Readonly<Record<string, Keyword>> = {
  minimum: within(min, 0),
  maximum: within(max, 100),
};
