import { invisible } from "./digits.ts";
import { enUS, isEnUS } from "./enUS.ts";
import { memoize } from "../memoize.ts";

/** The language that most people of a region write: `en` for `US`. */
const mainLanguage = (region: string): string =>
  new Intl.Locale(`und-${region}`).maximize().language;

/**
 * Returns the locale whose notation a page uses for numbers and days: the one of its region. Forms of
 * the United States write 01/31/2026 and 1,234.50 in any language, so that `es-US` and `vi-US` are
 * noted as `en-US`. Elsewhere a language keeps its own notation of the region where `Intl` knows one,
 * such as that of `fr-CA`.
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
    // No tag, which `Intl` refuses where it is used; or React Native, which has no `Intl.Locale`.
    return locale;
  }
});

/** How a locale writes numbers, read from `Intl`. */
export interface NumberSymbols {
  readonly decimal: string;
  /** Never `decimal`; empty where nothing groups digits. */
  readonly group: string;
  readonly minus: string;
  /** Ten digits, zero first. */
  readonly digits: readonly string[];
  /** Digits at the right of an integer, behind its last separator: 3 nearly everywhere. */
  readonly primaryGroup: number;
  /** Digits between two separators: 2 in India, 3 nearly everywhere else. */
  readonly secondaryGroup: number;
  /** Digits of an integer in groups, exact at any length. */
  groupInteger(digits: string): string;
}

/** Something that differs from locale to locale and, of amounts, from currency to currency. */
export type PerLocale<T> = (locale: string, currency?: string) => T;

/**
 * The symbols with which `locale` writes plain numbers or, with `currency`, amounts: some locales,
 * such as de-AT, tell the two apart.
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
    // Some locales group no amounts, as bg once did.
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

/** `Intl.NumberFormat`, with an error that names what is wrong. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options);
  } catch (cause) {
    const { currency } = options;
    throw new RangeError(
      `Amounts cannot be written for "${locale}"${currency ? ` in "${currency}"` : ""}. ` +
        'Use a BCP 47 tag such as "en-US" and an ISO 4217 code such as "USD".',
      { cause },
    );
  }
}
