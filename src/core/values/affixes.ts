import { toPlainDigits } from "./digits.ts";
import { enUS, isEnUS } from "./enUS.ts";
import { defaultCurrency, defaultLocale } from "./language.ts";
import { notationOf, numberFormat, type PerLocale } from "./locale.ts";
import { memoize } from "../memoize.ts";

export const percentUnits: readonly string[] = ["%", "٪"];

/**
 * Returns the symbols and the code of a currency that are accepted next to an amount: lower case,
 * with and without spaces, longest first.
 */
export const currencyUnits: PerLocale<readonly string[]> = /* @__PURE__ */ memoize(
  (locale, currency) => {
    if (!currency) return [];
    if (isEnUS(locale, currency)) return enUS.units;
    // In en-001, a symbol that several countries share has a prefix, as in US$.
    const shown = [locale, notationOf(locale), "en-US", "en-001"].flatMap((l) =>
      displays.map((display) => nameOf(parts(l, currency, display), currency)),
    );
    const units = [...shown, currency].map((unit) => toPlainDigits(unit).toLowerCase());
    return [...new Set(units.flatMap((unit) => [unit, unit.replaceAll(" ", "")]))]
      .filter((unit) => unit !== "")
      .sort((a, b) => b.length - a.length);
  },
);

type CurrencyDisplay = NonNullable<Intl.NumberFormatOptions["currencyDisplay"]>;

const displays: readonly CurrencyDisplay[] = ["symbol", "narrowSymbol", "code"];

/** Symbol of a currency, placed before or after the digits as in a locale. */
export type CurrencyAffix = { readonly before: string } | { readonly after: string };

export const currencyAffix: PerLocale<CurrencyAffix> = /* @__PURE__ */ memoize(
  (locale, currency = "") => {
    if (isEnUS(locale, currency)) return enUS.affix;
    const shown = parts(notationOf(locale), currency, "narrowSymbol");
    const [side] = shown.filter(({ type }) => type === "currency" || type === "integer");
    const symbol = nameOf(shown, currency);
    return side?.type === "currency" ? { before: symbol } : { after: symbol };
  },
);

/** Pads an amount to the decimals of its currency, but at most to `most`: `1000.00`. */
export function withCents(value: string, currency: string, most = Infinity): string {
  const minor = minorDigits(currency);
  const digits = most < minor ? most : minor;
  if (digits === 0) return value;
  return value.replace(/(?:\.(\d*))?$/, (_, cents = "") => `.${cents.padEnd(digits, "0")}`);
}

/** Adds the currency symbol to a number: `$12.50`, `-$12.50`, `12,50 €`. */
export function withAffix(number: string, affix: CurrencyAffix): string {
  if ("after" in affix) return `${number}\u00a0${affix.after}`;
  const { before } = affix;
  const gap = /\p{L}$/u.test(before) ? "\u00a0" : "";
  return number.replace(/^[-\u2212]?/, (minus) => `${minus}${before}${gap}`);
}

interface Notation {
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
}

/** Formats an amount with its cents and its currency: `$1,000.00`. */
export const amountText = (
  value: string,
  { locale = defaultLocale, currency = defaultCurrency }: Notation,
  most: number | undefined,
  format: (value: string) => string,
): string => withAffix(format(withCents(value, currency, most)), currencyAffix(locale, currency));

/** Returns the plural name of a currency: "US dollars". */
export const currencyName: PerLocale<string> = /* @__PURE__ */ memoize((locale, currency = "") =>
  isEnUS(locale, currency) ? enUS.name : nameOf(parts(locale, currency, "name"), currency),
);

const withoutCents = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
const ofThousand = "BHD IQD JOD KWD LYD OMR TND";

/**
 * Returns the number of decimals of a currency by ISO 4217: 2 for dollars, 0 for yen. Not read
 * from `Intl`, whose data differs between Chromium, Node.js and other browsers for two dozen
 * currencies.
 */
export function minorDigits(currency: string): number {
  const code = currency.toUpperCase();
  if (withoutCents.includes(code)) return 0;
  return ofThousand.includes(code) ? 3 : 2;
}

const parts = (locale: string, currency: string, currencyDisplay: CurrencyDisplay) =>
  numberFormat(locale, { style: "currency", currency, currencyDisplay }).formatToParts(2);

const nameOf = (shown: readonly Intl.NumberFormatPart[], otherwise: string): string =>
  shown.find(({ type }) => type === "currency")?.value ?? otherwise;
