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
import { EMPTY, fault, read, unread } from "./issue.ts";

const isAnswer = (text: string): boolean => text === "true" || text === "false";

/** Exactly `"true"` or `"false"`. */
const booleanCodec: Codec<BooleanParameter> = {
  parse: (inputValue) =>
    isAnswer(inputValue) ? read(inputValue) : unread(inputValue === "" ? EMPTY : "notBoolean"),
  format: (value) => value,
  validate: (value) => (isAnswer(value) ? null : fault("typeMismatch", "notBoolean")),
};

/** At most two decimals whatever the currency: the service's own limit, unless a rule says else. */
const maxFraction = 2;

/** An amount such as `"1234.50"`, exact to the digit. */
const currencyCodec: Codec<CurrencyParameter> = /* @__PURE__ */ decimalCodec(
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

/** A positive whole number such as `"7"`, of any length. */
const numberCodec: Codec<NumberParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale }) => ({ locale, maxFraction: 0, allowNegative: false }),
  ({ negative, integer, fraction }) => {
    if (negative) return fault("rangeUnderflow", "negative");
    if (fraction) return fault("stepMismatch", "notWhole");
    return integer === "0" ? fault("rangeUnderflow", "notPositive") : null;
  },
);

/** A decimal from 0 to 100, both included, such as `"12.5"`; any number of decimals. */
const percentCodec: Codec<PercentParameter> = /* @__PURE__ */ decimalCodec(
  ({ locale, language, decimals = Infinity }) => ({
    locale,
    language,
    percent: true,
    maxFraction: decimals,
    allowNegative: false,
  }),
  ({ negative, integer, fraction }) => {
    if (negative) return fault("rangeUnderflow", "negative");
    const isTooLarge = integer.length > 2 && (integer !== "100" || /[1-9]/.test(fraction));
    return isTooLarge ? fault("rangeOverflow", "tooLarge") : null;
  },
);

/**
 * The same code units as one option's `value`: no trimming, folding or normalising. One that cannot
 * be chosen any more is read, and refused.
 */
const selectCodec: Codec<SelectParameter> = {
  parse(inputValue, { parameter }) {
    if (optionOf(parameter, inputValue)) return read(inputValue);
    return unread(inputValue === "" ? EMPTY : "notOption");
  },
  format: (value) => value,
  validate(value, parameter) {
    const option = optionOf(parameter, value);
    if (!option) return fault("typeMismatch", "notOption");
    return option.disabled ? fault("typeMismatch", "optionDisabled") : null;
  },
};

/** Up to this many are compared one by one sooner than they are found by their value. */
const few = 15;

const optionOf = ({ options }: SelectParameter, value: string): ParameterOption | undefined =>
  options.length > few
    ? byValue(options).get(value)
    : options.find((option) => option.value === value);

/**
 * The options of the lists that were asked for, so that no answer is looked for one by one in
 * thousands of options.
 */
const known = new WeakMap<readonly ParameterOption[], ReadonlyMap<string, ParameterOption>>();

function byValue(options: readonly ParameterOption[]): ReadonlyMap<string, ParameterOption> {
  const found = known.get(options);
  if (found) return found;
  const made = new Map(options.map((option) => [option.value, option]));
  known.set(options, made);
  return made;
}

/** Any text, kept as typed; a required one needs a character that can be seen. */
const stringCodec: Codec<StringParameter> = {
  parse: (inputValue) => (inputValue === "" ? unread(EMPTY) : read(inputValue)),
  format: (value) => value,
  validate: (value, { required }) =>
    required && !hasVisible(value) ? fault("valueMissing", "missing") : null,
};

/**
 * Most texts begin with a visible character of ASCII, which is told without a regular expression.
 */
function hasVisible(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || visible.test(text);
}

/** U+2800 is a braille pattern without dots. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns how values of a type are read, shown and checked. It is a `switch`, although variety is a
 * table elsewhere: looking a codec up takes V8 as long as checking a value with it
 * (`bench/README.md`, `validateForm`).
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
