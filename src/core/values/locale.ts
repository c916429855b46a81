import { invisible } from "./digits.ts";
import { enUS, isEnUS } from "./enUS.ts";
import { memoize } from "../memoize.ts";

/** Returns the main language of a region: `en` for `US`. */
const mainLanguage = (region: string): string =>
  new Intl.Locale(`und-${region}`).maximize().language;

/**
 * Returns the locale whose notation a page uses for numbers and dates.
 * - Forms of the United States write 01/31/2026 and 1,234.50 in any language, so `es-US` and
 *   `vi-US` return `en-US`.
 * - In other regions a language keeps its own notation if `Intl` knows it, such as that of
 *   `fr-CA`.
 */
export const notationOf: (locale: string) => string = /* @__PURE__ */ memoize((locale: string) => {
  if (isEnUS(locale)) return locale;
  try {
    const { language, region, baseName } = new Intl.Locale(locale);
    if (region === undefined || language === mainLanguage(region)) return locale;
    const known = new Intl.NumberFormat(baseName).resolvedOptions().locale;
    if (region !== "US" && new Intl.Locale(known).region === region) return locale;
    return `${mainLanguage(region)}-${region}${locale.slice(baseName.length)}`;
  } catch {
    // An invalid tag, which `Intl` rejects where it is used, or React Native, which lacks
    // `Intl.Locale`.
    return locale;
  }
});

export interface NumberSymbols {
  readonly decimal: string;
  /** Group separator. Never equals `decimal`; empty in a locale without groups. */
  readonly group: string;
  readonly minus: string;
  /** Ten digits, zero first. */
  readonly digits: readonly string[];
  /** Number of digits after the last group separator: 3 nearly everywhere. */
  readonly primaryGroup: number;
  /** Number of digits between two group separators: 2 in India, 3 nearly everywhere else. */
  readonly secondaryGroup: number;
  /** Inserts group separators without rounding, at any length. */
  groupInteger(digits: string): string;
}

export type PerLocale<T> = (locale: string, currency?: string) => T;

/**
 * Returns the notation of plain numbers in `locale` or, with `currency`, of amounts. The two differ
 * in locales such as de-AT.
 * @throws RangeError when `locale` is not a BCP 47 tag or `currency` is not an ISO 4217 code.
 */
export const numberSymbols: PerLocale<NumberSymbols> = /* @__PURE__ */ memoize(readSymbols);

function readSymbols(tag: string, currency?: string): NumberSymbols {
  const locale = notationOf(tag);
  if (isEnUS(locale, currency)) return enUS.symbols;
  const style: Intl.NumberFormatOptions = currency ? { style: "currency", currency } : {};
  const format = numberFormat(locale, {
    ...style,
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const plain = numberFormat(locale, {});
  const parts = format.formatToParts(-1234567.5);
  const part = (type: Intl.NumberFormatPartTypes, otherwise: string): string =>
    parts.find((p) => p.type === type)?.value.replace(invisible, "") ?? otherwise;
  const [, ...groups] = parts.filter((p) => p.type === "integer").map((p) => [...p.value].length);
  return {
    decimal: part("decimal", "."),
    // The default of a locale without groups, such as bg in the past, may equal the decimal
    // separator.
    group: part("group", ",").replace(part("decimal", "."), ""),
    minus: part("minusSign", "-"),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    primaryGroup: groups.at(-1) ?? 3,
    secondaryGroup: groups[0] ?? 3,
    groupInteger: (digits) =>
      format
        .formatToParts(BigInt(digits))
        .filter((p) => p.type === "integer" || p.type === "group")
        .map((p) => p.value)
        .join(""),
  };
}

/**
 * Creates an `Intl.NumberFormat`.
 * @throws RangeError that names the invalid locale and currency.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options);
  } catch (cause) {
    const { currency } = options;
    throw new RangeError(
      `Cannot format numbers for locale "${locale}"${currency ? ` and currency "${currency}"` : ""}. ` +
        'Use a BCP 47 tag such as "en-US" and an ISO 4217 code such as "USD".',
      { cause },
    );
  }
}
