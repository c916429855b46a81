import { type Path, propertyOf, type RecordPath, readString } from "../definitionReader.ts";
import { getOwn } from "../../record.ts";
import { date } from "../../rules/date.ts";
import { email } from "../../rules/contact.ts";
import { pattern } from "../../rules/texts.ts";
import { max, maxLength, min, minLength } from "../../rules/limits.ts";
import type { Rule } from "../../rules/rule.ts";
import { notMapped, referenceKeywords } from "./notMapped.ts";
import type { ParameterOption, ParameterType } from "../form.ts";
import { readChoices, hasChoices } from "./choices.ts";

/** Options of `fromJsonSchema`. */
export interface JsonSchemaOptions {
  /** Types of `number` properties, because JSON Schema has neither amounts nor percentages. */
  readonly types?: Readonly<Record<string, "currency" | "percent">>;
  /**
   * Handling of unsupported parts of a schema: report an issue (`"refuse"`), or omit and list them
   * (`"skip"`). `"skip"` omits single keywords, and whole properties of an unsupported type.
   * @default "refuse"
   */
  readonly onUnsupported?: "refuse" | "skip";
  /** Rules by `format`, in addition to `email` and `date`. */
  readonly formats?: Readonly<Record<string, Rule>>;
}

/**
 * Converts a keyword to a rule. Returns `null` if the parameter type implies it, or after
 * reporting an issue.
 */
type Keyword = (path: Path, options: JsonSchemaOptions) => Rule | null;

/** Serializes a number as a submitted value. Returns `null` for an exponent, such as `1e21`. */
const serializeNumber = (found: unknown): string | null =>
  typeof found === "number" && /^-?\d+(\.\d+)?$/.test(String(found)) ? String(found) : null;

const wholeNumber = (found: unknown): found is number => Number.isSafeInteger(found);

const length =
  (make: (limit: number) => Rule): Keyword =>
  (path) =>
    wholeNumber(path.found) && path.found >= 0
      ? make(path.found)
      : notMapped(path, "expected a whole number of 0 or more");

/**
 * Creates a keyword for a whole number. `shift` converts an exclusive limit to an inclusive one.
 */
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
    const limit = serializeNumber(path.found);
    return limit === null ? notMapped(path, "expected a number without an exponent") : make(limit);
  };

/** Creates a keyword for a limit from 0 to 100. The type implies the limit `edge`. */
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
    path.found === value ? null : notMapped(path, `only ${value} is supported`);

const textPattern: Keyword = (path) => {
  try {
    if (typeof path.found === "string")
      return pattern(new RegExp(path.found, "u"), "check how it is written");
  } catch {
    // Not a regular expression: reported below.
  }
  return notMapped(path, "expected a regular expression with the flag u");
};

const standardFormats: Readonly<Record<string, Rule>> = { email: email(), date: date() };

const format: Keyword = (path, { formats = {} }) => {
  const name = `${path.found}`;
  const rule = getOwn(formats, name) ?? getOwn(standardFormats, name);
  return rule ?? notMapped(path, "unknown format: pass a rule in formats");
};

const textKeywords: Readonly<Record<string, Keyword>> = {
  minLength: length(minLength),
  maxLength: length(maxLength),
  pattern: textPattern,
  format,
};

const wholeKeywords: Readonly<Record<string, Keyword>> = {
  minimum: wholeLimit(min),
  exclusiveMinimum: wholeLimit(min, 1),
  maximum: wholeLimit(max),
  exclusiveMaximum: wholeLimit(max, -1),
  multipleOf: only(1),
};

const currencyKeywords: Readonly<Record<string, Keyword>> = {
  minimum: decimalLimit(min),
  maximum: decimalLimit(max),
  multipleOf: only(0.01),
};

const percentKeywords: Readonly<Record<string, Keyword>> = {
  minimum: within(min, 0),
  maximum: within(max, 100),
};

export interface Kind {
  readonly type: ParameterType;
  readonly keywords: Readonly<Record<string, Keyword>>;
  /** Converts `default` to a submitted string, or `null`. */
  initial(found: unknown): string | null;
  check?(path: RecordPath): void;
  choices?(path: RecordPath): readonly ParameterOption[];
}

const isFrom = (least: number, found: unknown): boolean =>
  typeof found === "number" && found >= least;

const ignored: Keyword = () => null;

const select: Kind = {
  type: "select",
  keywords: { enum: ignored, enumNames: ignored, oneOf: ignored, anyOf: ignored },
  initial: (found) =>
    typeof found === "string" || typeof found === "number" ? String(found) : null,
  choices: readChoices,
};

const yesOrNo: Kind = {
  type: "boolean",
  keywords: {},
  initial: (found) => (typeof found === "boolean" ? String(found) : null),
};

/** Kinds by the `type` of the schema. */
const kinds: Readonly<Record<string, Kind>> = {
  boolean: yesOrNo,
  string: {
    type: "string",
    keywords: textKeywords,
    initial: (found) => (typeof found === "string" ? found : null),
  },
  integer: {
    type: "number",
    keywords: wholeKeywords,
    initial: (found) => (Number.isSafeInteger(found) ? serializeNumber(found) : null),
    check(path) {
      const minimum = propertyOf(path, "minimum");
      const above = propertyOf(path, "exclusiveMinimum");
      if (!isFrom(0, minimum.found) && !isFrom(-1, above.found))
        notMapped(minimum, "whole numbers must be 0 or more: add minimum: 0");
    },
  },
};

/** Kinds of `number` by the option `types`. */
const decimals: Readonly<Record<"currency" | "percent", Kind>> = {
  currency: { type: "currency", keywords: currencyKeywords, initial: serializeNumber },
  percent: { type: "percent", keywords: percentKeywords, initial: serializeNumber },
};

const flat = "expected string, integer, number or boolean, because forms are flat";
const decimal =
  'a number is an amount or a percentage: set it in types, such as { rate: "percent" }';

/** Returns the kind of a property. Otherwise reports an issue and returns `null`. */
export function readKind(path: RecordPath, name: string, options: JsonSchemaOptions): Kind | null {
  const type = propertyOf(path, "type");
  if (hasChoices(path))
    return type.found === "boolean" ? { ...select, initial: yesOrNo.initial } : select;
  const reference = referenceKeywords.find((key) => Object.hasOwn(path.found, key));
  if (type.found === undefined && reference) return notMapped(propertyOf(path, reference));
  const typeName = readString(type);
  if (typeName === null) return null;
  if (typeName !== "number") return getOwn(kinds, typeName) ?? notMapped(type, flat);
  const declared = getOwn(options.types ?? {}, name) ?? "";
  return getOwn(decimals, declared) ?? notMapped(type, decimal);
}
