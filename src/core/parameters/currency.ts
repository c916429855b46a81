import { pointOf } from "../decimal.ts";
import type { CurrencyParameter } from "../form.ts";
import { formatDecimal } from "../formatDecimal.ts";
import { fault } from "../issue.ts";
import { readDecimal } from "../readDecimal.ts";
import type { Codec } from "./codec.ts";

/** At most two decimals whatever the currency: the service's own limit. */
const maxFraction = 2;

/** An amount such as `"1234.50"`, exact to the digit. */
export const currencyCodec: Codec<CurrencyParameter> = {
  parse: (inputValue, { locale, currency, allowNegative = true }) =>
    readDecimal(inputValue, { locale, currency, maxFraction, allowNegative }),
  format: formatDecimal,
  validate(value) {
    const point = pointOf(value);
    if (point < 0) return fault("typeMismatch", "notNumber");
    const decimals = value.length - point - 1;
    return decimals > maxFraction ? fault("stepMismatch", "tooManyDecimals") : null;
  },
};
