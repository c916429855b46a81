import { plainText } from "./digits.ts";
import { numberFormat, type PerLocale, perLocale } from "./locale.ts";

/** What may stand beside a percentage. */
export const percentUnits: readonly string[] = ["%", "٪"];

/** What may stand beside an amount: the symbols of its currency and its code, lower case, longest first. */
export const currencyUnits: PerLocale<readonly string[]> = /* @__PURE__ */ perLocale(
  (locale, currency) => {
    if (!currency) return [];
    const shown = [locale, "en-US"].flatMap((l) =>
      displays.map((display) => currencySymbol(l, currency, display)),
    );
    return [...new Set([...shown, currency].map((unit) => plainText(unit).toLowerCase()))]
      .filter((unit) => unit !== "")
      .sort((a, b) => b.length - a.length);
  },
);

const displays = ["symbol", "narrowSymbol", "code"] as const;

/** The symbol or code with which `locale` names `currency`. */
function currencySymbol(
  locale: string,
  currency: string,
  currencyDisplay: (typeof displays)[number],
): string {
  const parts = numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay,
  }).formatToParts(1);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

/** The symbol of `currency` on the side of the digits where `locale` puts it. */
export function currencyAffix(
  locale: string,
  currency: string,
): { readonly before: string } | { readonly after: string } {
  const parts = numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(1);
  const place = parts.findIndex((part) => part.type === "currency");
  const symbol = parts[place]?.value ?? currency;
  return place < parts.findIndex((part) => part.type === "integer")
    ? { before: symbol }
    : { after: symbol };
}

/** The currency in words, in the plural: "US dollars". */
export function currencyName(locale: string, currency: string): string {
  const parts = numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "name",
  }).formatToParts(2);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}
