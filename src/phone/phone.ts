import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { EMPTY, read, type Unreadable, unread, unreadable } from "../core/values/issue.ts";
import { memoize } from "../core/memoize.ts";
import { plainIdentifier } from "../core/rules/identifier.ts";
import type { Rule } from "../core/rules/rule.ts";
import { phoneMessages } from "./phoneMessages.ts";
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

/** Returns how a number is refused, with the message for it. */
function refusalsOf({ countries }: PhoneOptions) {
  const params = {
    example: exampleOf(countries[0])?.number ?? "",
    countries: countries.map((country) => `${country} +${getCountryCallingCode(country)}`),
  };
  return (reason: Wrong): Unreadable => unreadable(phoneMessages, reason, params);
}

function create(options: PhoneOptions): Rule {
  const { countries } = options;
  const strange = countries.find((country) => !isSupportedCountry(country));
  if (countries.length === 0 || strange !== undefined)
    throw new RangeError(
      `The phone rule cannot be made: ${strange === undefined ? "countries is empty" : `${strange} is no country`}.`,
    );
  const numbers = numbersOf(countries);
  const refusal = refusalsOf(options);
  const international = exampleOf(countries[0])?.formatInternational() ?? "";
  return {
    parse(inputValue) {
      const text = plainIdentifier(inputValue);
      if (text === "") return unread(EMPTY);
      const [value, ...others] = numbers.meanings(text);
      // Written with its country code it can be read in one way alone.
      if (others.length > 0) return unread("ambiguous", undefined, { example: international });
      if (value !== undefined) return read(value);
      return { ok: false, ...refusal(numbers.wrong(text)) };
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
      return { type: "patternMismatch", ...refusal(wrong) };
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
