import type { CurrencyParameter } from "../definition/form.ts";
import { fault } from "./issue.ts";
import type { Codec } from "./codec.ts";
import { decimalCodec } from "./decimalCodec.ts";

/** At most two decimals whatever the currency: the service's own limit, unless a rule says else. */
const maxFraction = 2;

/** An amount such as `"1234.50"`, exact to the digit. */
export const currencyCodec: Codec<CurrencyParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale, language, currency, allowNegative = true, decimals = maxFraction }) => ({
    locale,
    language,
    currency,
    maxFraction: decimals,
    allowNegative,
  }),
  ({ fraction }) =>
    fraction.length > maxFraction ? fault("stepMismatch", "tooManyDecimals") : null,
);
