import { writeWireDecimal } from "./wireDecimal.ts";
import { toPlainDigits } from "./digits.ts";
import { EMPTY, read, type Reading, unread } from "./issue.ts";
import { numberFormat, numberSymbols, type NumberSymbols } from "./locale.ts";
import { currencyUnits, percentUnits } from "./affixes.ts";

export interface DecimalContext {
  /** BCP 47 tag. Its separators decide the meaning of a comma or a point. */
  readonly locale: string;
  /** ISO 4217 code of an amount. The text may contain its symbol and code. */
  readonly currency?: string | undefined;
  /** BCP 47 tag of the surrounding text, whose readers may write decimals differently. */
  readonly language?: string | undefined;
  /** Whether the text may contain a percent sign. */
  readonly percent?: boolean;
  readonly maxFraction: number;
  readonly allowNegative: boolean;
}

/**
 * Parses a text as one number in the notation of `locale`. Rejects a text with anything else. The
 * value keeps every typed digit. Reasons: `empty`, `notNumber`, `ambiguous`, `tooManyDecimals`,
 * `notWhole`, `negative`.
 */
export function readDecimal(text: string, context: DecimalContext): Reading {
  const plain = toPlainDigits(text);
  if (plain === "") return unread(EMPTY);
  const symbols = numberSymbols(context.locale, context.currency);
  const { negative, body } = unwrap(plain, context);
  const shape = shapeOf(body, symbols);
  const match =
    plainNumber.exec(shape) ?? groupedNumber(symbols).exec(shape) ?? foreignGroups(shape, body);
  if (!match) return unread(refusal(shape, body));
  if (isOpen(shape, context)) return unread("ambiguous");
  const [, integer = "", fraction = ""] = match;
  if (fraction.length > context.maxFraction)
    return unread(context.maxFraction === 0 ? "notWhole" : "tooManyDecimals");
  const value = writeWireDecimal({ negative, integer: integer.replace(/\D/g, ""), fraction });
  if (value.startsWith("-") && !context.allowNegative) return unread("negative");
  return body.startsWith(".") && abbreviated.test(plain) ? unread("ambiguous") : read(value);
}

/**
 * Returns both values of an `ambiguous` text: with its only separator as a decimal separator, and
 * as a group separator. Returns none if the first value has more decimals than allowed, which
 * hardly anybody means.
 */
export function decimalReadings(text: string, context: DecimalContext): readonly string[] {
  const reading = readDecimal(text, context);
  if (reading.ok || reading.reason !== "ambiguous") return [];
  const symbols = numberSymbols(context.locale, context.currency);
  const { negative, body } = unwrap(toPlainDigits(text), context);
  const parts = shapeOf(body, symbols).split(/\D/);
  const [integer = "", fraction = "", ...others] = parts;
  if (others.length > 0 || fraction === "" || fraction.length > context.maxFraction) return [];
  return [
    writeWireDecimal({ negative, integer, fraction }),
    writeWireDecimal({ negative, integer: integer + fraction, fraction: "" }),
  ];
}

export type DecimalNotation = Pick<
  DecimalContext,
  "locale" | "currency" | "language" | "maxFraction"
>;

/**
 * Whether readers of the language take a group separator of the locale for a decimal separator, as
 * in `17,812` on a German page of the United States. False unless three decimals are allowed.
 */
export const isOpen = (
  shape: string,
  { locale, currency, language = locale, maxFraction }: DecimalNotation,
): boolean =>
  maxFraction > 2 &&
  /^[1-9]\d{0,2}G\d{3}$/.test(shape) &&
  // Asks `Intl` for the notation of the language, regardless of the region.
  numberFormat(language, {}).format(0.5).includes(numberSymbols(locale, currency).group);

/** Returns the shape of a number: each character replaced by its role in a locale. */
const shapeOf = (body: string, symbols: NumberSymbols): string =>
  Array.from(body, (c) => token(c, symbols)).join("");

/**
 * Matches a shape without groups. A shape consists of digits, D for a decimal separator, G for a
 * group separator, S for another separator, and X for the rest.
 */
const plainNumber = /^(?=D?\d)(\d*)(?:D(\d*))?$/;

/** Matches groups of three, which are accepted everywhere, or groups of the sizes of the locale. */
const groupedNumber = ({ primaryGroup, secondaryGroup }: NumberSymbols): RegExp =>
  new RegExp(
    String.raw`^([1-9]\d{0,2}(?:G\d{3})+|[1-9]\d{0,${secondaryGroup - 1}}(?:G\d{${secondaryGroup}})*G\d{${primaryGroup}})(?:D(\d*))?$`,
  );

/**
 * Matches groups of three with a separator that is foreign to the locale. Requires decimals, as in
 * `1 500.00`, because the text is ambiguous without them.
 */
function foreignGroups(shape: string, body: string): RegExpExecArray | null {
  const kinds = new Set([...body].filter((_, at) => shape.charAt(at) === "S"));
  return kinds.size === 1 ? /^([1-9]\d{0,2}(?:S\d{3})+)D(\d+)$/.exec(shape) : null;
}

/**
 * Matches a separator within a number. Excludes tabs and line breaks, which separate the numbers of
 * a table.
 */
const separator = /[.,'’٫٬\p{Zs}]/u;

/** Whether a character is a decimal separator. The Arabic one has this meaning in every locale. */
export const isDecimalSeparator = (c: string, { decimal }: NumberSymbols): boolean =>
  c === decimal || c === "٫";

function token(c: string, symbols: NumberSymbols): string {
  const { group, digits } = symbols;
  if (c >= "0" && c <= "9") return c;
  if (digits.includes(c)) return String(digits.indexOf(c));
  if (isDecimalSeparator(c, symbols)) return "D";
  if (c === group || c === "٬" || twins.some((twin) => twin.test(c) && twin.test(group)))
    return "G";
  return separator.test(c) ? "S" : "X";
}

/** Group separators that people use interchangeably: kinds of spaces, and of apostrophes. */
const twins = [/\p{Zs}/u, /['’]/u];

/**
 * Returns the reason for a rejection. A single kind of separator in the wrong place is `ambiguous`:
 * it may be a decimal or a group separator.
 */
function refusal(shape: string, body: string): string {
  const kinds = new Set([...body].filter((_, at) => /\D/.test(shape.charAt(at))));
  const sensible = /\d/.test(shape) && !/X|D.*D/.test(shape);
  return sensible && kinds.size === 1 ? "ambiguous" : "notNumber";
}

/** Matches a point after an abbreviation: `Rs.50` may mean 50 or 0.50. `$.50` is clear. */
const abbreviated = /[\p{L}\p{M}/]\.\d/u;

/**
 * Accepts accounting brackets, a leading plus, minus or dash no longer than an en dash, and the
 * trailing minus of accounting exports.
 */
const brackets = /^\((.*)\)$/su;
const leadingSign = /^([-‐-–−+])(.*)$/su;
const trailingMinus = /^(.*)[-−]$/su;

function takeSign(text: string): readonly [sign: string, rest: string] {
  const inner = (brackets.exec(text) ?? trailingMinus.exec(text))?.[1];
  if (inner !== undefined) return ["-", inner.trim()];
  const [, sign = "", rest = text] = leadingSign.exec(text) ?? [];
  return [sign, rest.trim()];
}

/**
 * Removes everything around a number, in any order: one sign, and one unit at either end, or the
 * symbol and the code of a currency.
 */
function unwrap(
  text: string,
  { locale, currency, percent }: DecimalContext,
): { negative: boolean; body: string } {
  const code = currency?.toLowerCase();
  let units = percent ? percentUnits : currencyUnits(locale, currency);
  let [sign, body, before] = ["", text, ""];
  while (body !== before) {
    before = body;
    const [unit, bare] = takeUnit(body, units);
    body = bare;
    if (unit !== null) units = units.filter((other) => (other === code) !== (unit === code));
    if (sign === "") [sign, body] = takeSign(body);
  }
  return { negative: sign !== "" && sign !== "+", body };
}

/**
 * Matches a letter right after the digits, such as the K for thousands in "5K". Such a letter is
 * not a unit, even if it is the symbol of the currency.
 */
const scaled = /\d\p{L}$/u;

function takeUnit(
  text: string,
  units: readonly string[],
): readonly [unit: string | null, rest: string] {
  const lower = text.toLowerCase();
  for (const unit of units) {
    if (lower.startsWith(unit)) return [unit, text.slice(unit.length).trim()];
    if (lower.endsWith(unit) && !scaled.test(text))
      return [unit, text.slice(0, -unit.length).trim()];
  }
  return [null, text];
}
