/** How amounts are written in a place: written down, where the code under test asks `Intl`. */
export interface OraclePlace {
  readonly locale: string;
  readonly currency: string;
  readonly decimal: string;
  /** Every separator of groups that people write there. */
  readonly groups: string;
  /** Digits between two separators; those behind the last one are three everywhere here. */
  readonly secondary: number;
  /** Longest first. */
  readonly units: readonly string[];
}

/** All that Unicode calls a space, but for line and tab. */
export const spaces =
  " \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000";
const quotes = "'’";

const placeOf = (
  locale: string,
  currency: string,
  [decimal, groups, secondary]: readonly [string, string, number],
  units: readonly string[],
): OraclePlace => ({ locale, currency, decimal, groups, secondary, units });

export const oraclePlaces: readonly OraclePlace[] = [
  placeOf("en-US", "USD", [".", ",", 3], ["usd", "us$", "$"]),
  placeOf("de-DE", "EUR", [",", ".", 3], ["eur", "€"]),
  placeOf("fr-FR", "EUR", [",", spaces, 3], ["eur", "€"]),
  placeOf("en-IN", "INR", [".", ",", 2], ["inr", "₹"]),
  placeOf("de-CH", "CHF", [".", quotes, 3], ["chf"]),
  placeOf("pt-PT", "EUR", [",", spaces, 3], ["eur", "€"]),
];
