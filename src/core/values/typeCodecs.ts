import type {
  BooleanParameter,
  CurrencyParameter,
  NumberParameter,
  ParameterOption,
  ParameterType,
  PercentParameter,
  SelectParameter,
  StringParameter,
} from "../definition/form.ts";
import type { Codec } from "./codec.ts";
import { decimalCodec } from "./decimalCodec.ts";
import { EMPTY, valueIssue, read, unread } from "./issue.ts";

const isAnswer = (text: string): boolean => text === "true" || text === "false";

const booleanCodec: Codec<BooleanParameter> = {
  parse: (inputValue) =>
    isAnswer(inputValue) ? read(inputValue) : unread(inputValue === "" ? EMPTY : "notBoolean"),
  format: (value) => value,
  validate: (value) => (isAnswer(value) ? null : valueIssue("typeMismatch", "notBoolean")),
};

/** The service accepts two decimals in any currency. A rule may allow another number. */
const maxFraction = 2;

const currencyCodec: Codec<CurrencyParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale, language, currency, allowNegative = true, decimals = maxFraction }) => ({
    locale,
    language,
    currency,
    maxFraction: decimals,
    allowNegative,
  }),
  ({ fraction }) =>
    fraction.length > maxFraction ? valueIssue("stepMismatch", "tooManyDecimals") : null,
);

const numberCodec: Codec<NumberParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale }) => ({ locale, maxFraction: 0, allowNegative: false }),
  ({ negative, integer, fraction }) => {
    if (negative) return valueIssue("rangeUnderflow", "negative");
    if (fraction) return valueIssue("stepMismatch", "notWhole");
    return integer === "0" ? valueIssue("rangeUnderflow", "notPositive") : null;
  },
);

const percentCodec: Codec<PercentParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale, language, decimals = Infinity }) => ({
    locale,
    language,
    percent: true,
    maxFraction: decimals,
    allowNegative: false,
  }),
  ({ negative, integer, fraction }) => {
    if (negative) return valueIssue("rangeUnderflow", "negative");
    const isTooLarge = integer.length > 2 && (integer !== "100" || /[1-9]/.test(fraction));
    return isTooLarge ? valueIssue("rangeOverflow", "tooLarge") : null;
  },
);

/**
 * Compares code units of option values, without trimming, folding or normalising. A disabled
 * option is parsed, and fails validation.
 */
const selectCodec: Codec<SelectParameter> = {
  parse(inputValue, { parameter }) {
    if (optionOf(parameter, inputValue)) return read(inputValue);
    return unread(inputValue === "" ? EMPTY : "notOption");
  },
  format: (value) => value,
  validate(value, parameter) {
    const option = optionOf(parameter, value);
    if (!option) return valueIssue("typeMismatch", "notOption");
    return option.disabled ? valueIssue("typeMismatch", "optionDisabled") : null;
  },
};

/** Maximum number of options for which a scan is faster than a `Map`. */
const few = 15;

const optionOf = ({ options }: SelectParameter, value: string): ParameterOption | undefined =>
  options.length > few
    ? byValue(options).get(value)
    : options.find((option) => option.value === value);

/** Caches a `Map` for each long list of options. */
const known = new WeakMap<readonly ParameterOption[], ReadonlyMap<string, ParameterOption>>();

function byValue(options: readonly ParameterOption[]): ReadonlyMap<string, ParameterOption> {
  const found = known.get(options);
  if (found) return found;
  const made = new Map(options.map((option) => [option.value, option]));
  known.set(options, made);
  return made;
}

/** Keeps any text as typed. A required value needs a visible character. */
const stringCodec: Codec<StringParameter> = {
  parse: (inputValue) => (inputValue === "" ? unread(EMPTY) : read(inputValue)),
  format: (value) => value,
  validate: (value, { required }) =>
    required && !hasVisible(value) ? valueIssue("valueMissing", "missing") : null,
};

/**
 * Whether a text has a visible character. Most begin with an ASCII one and need no regular
 * expression.
 */
function hasVisible(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || visible.test(text);
}

/** U+2800 is a braille pattern without dots. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns the codec of a type. Uses a `switch`, because V8 takes as long to look up a codec in a
 * table as to validate a value with the codec (`bench/README.md`, `validateForm`).
 */
export function codecOf(type: ParameterType): Codec {
  switch (type) {
    case "boolean":
      return booleanCodec;
    case "currency":
      return currencyCodec;
    case "number":
      return numberCodec;
    case "percent":
      return percentCodec;
    case "select":
      return selectCodec;
    case "string":
      return stringCodec;
  }
}
