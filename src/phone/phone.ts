import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { EMPTY, type Fault, read, unread } from "../core/values/issue.ts";
import { memoize } from "../core/memoize.ts";
import { extensionSentence, plainIdentifier } from "../core/rules/identifier.ts";
import type { Rule } from "../core/rules/rule.ts";
import { exampleOf, numbersOf, type Wrong } from "./numbers.ts";

/** A country or territory by its ISO 3166-1 code, such as `"US"`. */
export type PhoneCountry = CountryCode;

/** Whose numbers are accepted. */
export interface PhoneOptions {
  /**
   * The first is that of most people: its numbers are shown without their country code. A territory
   * with a code of its own is a country here: `US` is without Puerto Rico, Guam, the Virgin Islands
   * and the others, which `["US", "PR", "GU", "VI", "AS", "MP"]` takes too.
   */
  readonly countries: readonly [PhoneCountry, ...PhoneCountry[]];
}

type Why = Pick<Fault, "reason" | "message" | "params">;

/** What is told of what is wrong. */
function whysOf({ countries }: PhoneOptions): Readonly<Record<Wrong, Why>> {
  const example = exampleOf(countries[0])?.number ?? "";
  const codes = countries.map((country) => `${country} +${getCountryCallingCode(country)}`);
  return {
    notPhone: {
      reason: "notPhone",
      message: "enter a phone number, such as {example}",
      params: { example },
    },
    phoneExtension: { reason: "phoneExtension", message: extensionSentence },
    phoneCountry: {
      reason: "phoneCountry",
      message: "enter a number from one of these countries: {countries}",
      params: { countries: codes },
    },
    phoneTooShort: {
      reason: "phoneTooShort",
      message: "enter all digits of the number, such as {example}",
      params: { example },
    },
    phoneTooLong: {
      reason: "phoneTooLong",
      message: "check the number, which has too many digits. It is written like {example}",
      params: { example },
    },
  };
}

function create(options: PhoneOptions): Rule {
  const { countries } = options;
  const strange = countries.find((country) => !isSupportedCountry(country));
  if (countries.length === 0 || strange !== undefined)
    throw new RangeError(
      `The phone rule cannot be made: ${strange === undefined ? "countries is empty" : `${strange} is no country`}.`,
    );
  const numbers = numbersOf(countries);
  const whys = whysOf(options);
  const international = exampleOf(countries[0])?.formatInternational() ?? "";
  return {
    parse(inputValue) {
      const text = plainIdentifier(inputValue);
      if (text === "") return unread(EMPTY);
      const [value, ...others] = numbers.meanings(text);
      // Written with its country code it can be read in one way alone.
      if (others.length > 0) return unread("ambiguous", undefined, { example: international });
      if (value !== undefined) return read(value);
      const { reason, message, params } = whys[numbers.wrong(text)];
      return unread(reason, message, params);
    },
    readings(inputValue) {
      const ours = numbers.meanings(plainIdentifier(inputValue)).filter(numbers.isValue);
      // One alone would be a guess at what is as likely another country's.
      return ours.length > 1 ? ours : [];
    },
    format: numbers.format,
    validate(value) {
      if (numbers.isValue(value)) return null;
      // Without its country code it is no value, whatever number it may be at home.
      const wrong = value.startsWith("+") ? numbers.wrong(value) : "notPhone";
      return { type: "patternMismatch", ...whys[wrong] };
    },
    input: { inputMode: "tel", type: "tel", spellCheck: false, width: "14rem" },
  };
}

const known = /* @__PURE__ */ memoize(create, ({ countries }) => countries.join());

/**
 * A phone number of some countries, as it is written at home in one of them, or with its country
 * code: `020 7183 8750`, `+44 20 7183 8750`. Value in E.164, `+442071838750`; shown as at home for
 * the first country, else with its code. What may be a number of several countries is asked for
 * with the code, and offered with each that is accepted. It needs the package `libphonenumber-js`.
 * E.164 has no place for an extension,
 * which is refused. Reasons: `notPhone`, `phoneExtension`, `phoneCountry`, `phoneTooShort`, `phoneTooLong`; and `ambiguous`.
 * @throws RangeError when `countries` is empty, or one of them has no numbers.
 * Source: https://www.itu.int/rec/T-REC-E.164
 */
export const phone: (options: PhoneOptions) => Rule = known;
