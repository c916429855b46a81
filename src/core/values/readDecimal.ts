import { writeWireDecimal } from "./decimal.ts";
import { plainText } from "./digits.ts";
import { EMPTY, read, type Reading, unread } from "./issue.ts";
import { numberFormat, numberSymbols, type NumberSymbols } from "./locale.ts";
import { currencyUnits, percentUnits } from "./units.ts";

/** How a text that holds a number is to be read. */
export interface DecimalContext {
  /** BCP 47 tag; its separators decide what a comma or a point means. */
  readonly locale: string;
  /** ISO 4217 code of an amount. Its symbol and code may stand beside the digits. */
  readonly currency?: string | undefined;
  /** BCP 47 tag of the sentences around, whose readers may write decimals otherwise. */
  readonly language?: string | undefined;
  /** Whether a percent sign may stand beside the digits. */
  readonly percent?: boolean;
  /** The most digits behind the separator. */
  readonly maxFraction: number;
  readonly allowNegative: boolean;
}

/**
 * Reads a whole text as one number written as `locale` writes it, and never a part of it. Value: a
 * wire decimal with every digit that was typed. Reasons: `empty`, `notNumber`, `ambiguous`,
 * `tooManyDecimals`, `notWhole`, `negative`.
 */
export function readDecimal(text: string, context: DecimalContext): Reading {
  const plain = plainText(text);
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

/** Where a number is shown, and how it is read there. */
export type DecimalLook = Pick<DecimalContext, "locale" | "currency" | "language" | "maxFraction">;

/**
 * Whether readers of the language take three digits behind the locale's separator of groups for
 * decimals, where so many may be: `17,812` on a German page of the United States.
 */
export const isOpen = (
  shape: string,
  { locale, currency, language = locale, maxFraction }: DecimalLook,
): boolean =>
  maxFraction > 2 &&
  /^[1-9]\d{0,2}G\d{3}$/.test(shape) &&
  // As `Intl` has it, whatever the region writes.
  numberFormat(language, {}).format(0.5).includes(numberSymbols(locale, currency).group);

/** A number, character by character, by what each is in a locale. */
export const shapeOf = (body: string, symbols: NumberSymbols): string =>
  Array.from(body, (c) => token(c, symbols)).join("");

/**
 * In a shape a digit stands for itself, D for the decimal separator, G for a group separator, S for
 * another separator, X for the rest.
 */
const plainNumber = /^(?=D?\d)(\d*)(?:D(\d*))?$/;

/** Groups of three, which are read everywhere, or of the sizes that the locale writes. */
const groupedNumber = ({ primaryGroup, secondaryGroup }: NumberSymbols): RegExp =>
  new RegExp(
    String.raw`^([1-9]\d{0,2}(?:G\d{3})+|[1-9]\d{0,${secondaryGroup - 1}}(?:G\d{${secondaryGroup}})*G\d{${primaryGroup}})(?:D(\d*))?$`,
  );

/**
 * Groups of three between separators that the locale has for neither: with the locale's decimals
 * behind them, as in `1 500.00`, they can be read in one way only.
 */
function foreignGroups(shape: string, body: string): RegExpExecArray | null {
  const kinds = new Set([...body].filter((_, at) => shape.charAt(at) === "S"));
  return kinds.size === 1 ? /^([1-9]\d{0,2}(?:S\d{3})+)D(\d+)$/.exec(shape) : null;
}

/**
 * Tabs and line breaks are not among them: they stand between the cells of a table, so between two
 * numbers.
 */
const separator = /[.,'’٫٬\p{Zs}]/u;

/** Whether decimals stand behind a character. The Arabic separators mean one thing everywhere. */
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

/** Group separators that people write for one another: kinds of space, and of apostrophe. */
const twins = [/\p{Zs}/u, /['’]/u];

/**
 * One kind of separator in the wrong place may mean a decimal or a group; anything else is no
 * number.
 */
function refusal(shape: string, body: string): string {
  const kinds = new Set([...body].filter((_, at) => /\D/.test(shape.charAt(at))));
  const sensible = /\d/.test(shape) && !/X|D.*D/.test(shape);
  return sensible && kinds.size === 1 ? "ambiguous" : "notNumber";
}

/** The point in `Rs.50` may be that of `Rs.` or of 0.50; `$.50` has no such doubt. */
const abbreviated = /[\p{L}\p{M}/]\.\d/u;

/**
 * Accounting brackets; a sign as locales and people write it before a number, a plus or a dash no
 * longer than an en dash; a minus behind it, as accounts are exported.
 */
const brackets = /^\((.*)\)$/su;
const leadingSign = /^([-‐-–−+])(.*)$/su;
const trailingMinus = /^(.*)[-−]$/su;

/** The sign of a text, of which there is one at most, and what is left without it. */
function takeSign(text: string): readonly [sign: string, rest: string] {
  const inner = (brackets.exec(text) ?? trailingMinus.exec(text))?.[1];
  if (inner !== undefined) return ["-", inner.trim()];
  const [, sign = "", rest = text] = leadingSign.exec(text) ?? [];
  return [sign, rest.trim()];
}

/**
 * Takes what stands around a number off, in any order: one sign, and one unit at either end, or the
 * symbol and the code of a currency.
 */
export function unwrap(
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
 * A letter right behind the digits, such as the thousands of "5K": it is no unit, also where a
 * currency is written so.
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
