/**
 * What `Intl` says of the United States and their dollars. A browser takes 30 to 50 ms for the
 * first formatter of a page, which most forms need not wait for.
 */
export const enUS = {
  currency: "USD",
  affix: { before: "$" },
  name: "US dollars",
  units: ["usd", "us$", "$"],
  symbols: {
    decimal: ".",
    group: ",",
    minus: "-",
    digits: [..."0123456789"],
    primaryGroup: 3,
    secondaryGroup: 3,
    groupInteger(digits: string): string {
      const integer = digits.replace(/^0+(?=\d)/, "");
      const first = integer.length % 3;
      const groups = integer.slice(first).match(/.{3}/g) ?? [];
      return [...(first > 0 ? [integer.slice(0, first)] : []), ...groups].join(",");
    },
  },
  pluralOf: (count: number): "one" | "other" => (count === 1 ? "one" : "other"),
  months:
    "January February March April May June July August September October November December".split(
      " ",
    ),
};

/** Whether these are the locale and, of amounts, the currency of the United States. */
export const isEnUS = (locale: string, currency = enUS.currency): boolean =>
  locale === "en-US" && currency === enUS.currency;
