import { invisible } from "./digits.ts";

/** How a locale writes numbers, read from `Intl`. */
export interface NumberSymbols {
  readonly decimal: string;
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

const cache = new Map<string, NumberSymbols>();

/**
 * The symbols with which `locale` writes plain numbers or, with `currency`, amounts: some locales, such as de-AT, tell the two apart.
 * @throws RangeError when `locale` is not a BCP 47 tag or `currency` is not an ISO 4217 code.
 */
export function numberSymbols(locale: string, currency?: string): NumberSymbols {
  const key = `${locale} ${currency ?? ""}`;
  const known = cache.get(key);
  if (known) return known;
  const symbols = readSymbols(locale, currency);
  cache.set(key, symbols);
  return symbols;
}

function readSymbols(locale: string, currency: string | undefined): NumberSymbols {
  const style: Intl.NumberFormatOptions = currency ? { style: "currency", currency } : {};
  const format = numberFormat(locale, {
    ...style,
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const plain = numberFormat(locale, { useGrouping: false });
  const parts = format.formatToParts(-1234567.5);
  const part = (type: Intl.NumberFormatPartTypes, otherwise: string): string =>
    parts.find((p) => p.type === type)?.value.replace(invisible, "") ?? otherwise;
  const [, ...groups] = parts.filter((p) => p.type === "integer").map((p) => [...p.value].length);
  return {
    decimal: part("decimal", "."),
    group: part("group", ","),
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
    throw new RangeError(
      `Amounts cannot be read or shown: "${locale}" is not a language tag${options.currency ? `, or "${options.currency}" is not a currency code` : ""}. ` +
        `Use a BCP 47 tag such as "en-US"${options.currency ? ` and an ISO 4217 code such as "USD"` : ""}.`,
      { cause },
    );
  }
}
