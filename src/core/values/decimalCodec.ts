import { type Decimal, readWireDecimal } from "./wireDecimal.ts";
import type { Parameter } from "../definition/form.ts";
import { numberSymbols } from "./locale.ts";
import { type ValueIssue, valueIssue, unread } from "./issue.ts";
import {
  type DecimalContext,
  decimalReadings,
  readDecimal,
  type DecimalNotation,
  isOpen,
} from "./readDecimal.ts";
import type { Codec, CodecContext } from "./codec.ts";

/** Whether a text is too long to parse, such as a pasted file. */
const isTooLong = ({ length }: string): boolean => length > 200_000;

/** Creates the validation of a submitted decimal. */
export const validateDecimal =
  (findIssue: (decimal: Decimal) => ValueIssue | null) =>
  (value: string): ValueIssue | null => {
    const decimal = readWireDecimal(value);
    return decimal ? findIssue(decimal) : valueIssue("typeMismatch", "notNumber");
  };

export const decimalCodec = <P extends Parameter>(
  contextOf: (context: CodecContext) => DecimalContext,
  findIssue: (decimal: Decimal) => ValueIssue | null,
): Codec<P> => ({
  parse: (inputValue, context) =>
    isTooLong(inputValue) ? unread("notNumber") : readDecimal(inputValue, contextOf(context)),
  readings: (inputValue, context) =>
    isTooLong(inputValue) ? [] : decimalReadings(inputValue, contextOf(context)),
  format: (value, context) => formatDecimal(value, contextOf(context)),
  validate: validateDecimal(findIssue),
});

/**
 * Formats a decimal for `locale` without rounding. Omits a group separator that readers would take
 * for a decimal separator. Returns any other value unchanged.
 */
export function formatDecimal(
  value: string,
  {
    locale,
    currency,
    language,
    maxFraction = 0,
  }: Partial<DecimalNotation> & Pick<DecimalNotation, "locale">,
): string {
  const decimal = readWireDecimal(value);
  if (!decimal) return value;
  const symbols = numberSymbols(locale, currency);
  const digitOf = (digit: string) => symbols.digits[digit.charCodeAt(0) - 48];
  const fraction = Array.from(decimal.fraction, digitOf).join("");
  const { integer } = decimal;
  const shape = integer.replace(/^(\d{1,3})(\d{3})$/, "$1G$2");
  const isUngrouped = fraction === "" && isOpen(shape, { locale, currency, language, maxFraction });
  return (
    (decimal.negative ? symbols.minus : "") +
    (isUngrouped ? Array.from(integer, digitOf).join("") : symbols.groupInteger(integer)) +
    (fraction && symbols.decimal + fraction)
  );
}
