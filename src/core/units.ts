import { numberFormat } from "./locale.ts";

/** What may stand beside a percentage. */
export const percentUnits: readonly string[] = ["%", "٪"];

const cache = new Map<string, readonly string[]>();

/** What may stand beside an amount: the symbols of its currency and its code, lower case, longest first. */
export function currencyUnits(locale: string, currency: string): readonly string[] {
  const key = `${locale} ${currency}`;
  const known = cache.get(key);
  if (known) return known;
  const shown = [locale, "en-US"].flatMap((l) =>
    displays.map((display) => currencySymbol(l, currency, display)),
  );
  const units = [...new Set([...shown, currency])]
    .map((u) => u.toLowerCase())
    .sort((a, b) => b.length - a.length);
  cache.set(key, units);
  return units;
}

const displays = ["symbol", "narrowSymbol", "code"] as const;

/** The symbol or code with which `locale` names `currency`. */
export function currencySymbol(
  locale: string,
  currency: string,
  currencyDisplay: (typeof displays)[number] = "narrowSymbol",
): string {
  const parts = numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay,
  }).formatToParts(1);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}
