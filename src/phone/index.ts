import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { EMPTY, read, type Unreadable, unread, unreadable } from "../core/values/issue.ts";
import { memoize } from "../core/memoize.ts";
import { plainIdentifier } from "../core/rules/identifier.ts";
import type { Rule } from "../core/rules/rule.ts";
import { phoneMessages } from "./phoneMessages.ts";
import { exampleOf, createPhoneNumbers, type Wrong } from "./numbers.ts";

/** A country or territory by its ISO 3166-1 code, such as `"US"`. */
export type PhoneCountry = CountryCode;

/** Options of `phone`. */
export interface PhoneOptions {
  /**
   * Accepted countries. The first one should be the most common: its numbers are shown without the
   * country code. A territory with its own code counts as a country: `US` excludes Puerto Rico,
   * Guam, the Virgin Islands and others, which `["US", "PR", "GU", "VI", "AS", "MP"]` includes.
   */
  readonly countries: readonly [PhoneCountry, ...PhoneCountry[]];
}

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
      `Invalid options of the phone rule: ${strange === undefined ? "countries is empty" : `${strange} is not a supported country`}.`,
    );
  const numbers = createPhoneNumbers(countries);
  const refusal = refusalsOf(options);
  const international = exampleOf(countries[0])?.formatInternational() ?? "";
  return {
    parse(inputValue) {
      const text = plainIdentifier(inputValue);
      if (text === "") return unread(EMPTY);
      const [value, ...others] = numbers.meanings(text);
      // The example has a country code, which makes a number unambiguous.
      if (others.length > 0) return unread("ambiguous", undefined, { example: international });
      if (value !== undefined) return read(value);
      return { ok: false, ...refusal(numbers.wrong(text)) };
    },
    readings(inputValue) {
      const ours = numbers.meanings(plainIdentifier(inputValue)).filter(numbers.isValue);
      // A single suggestion would be a guess: the number may be of a country that is not accepted.
      return ours.length > 1 ? ours : [];
    },
    format: numbers.format,
    validate(value) {
      if (numbers.isValue(value)) return null;
      // A value without country code is invalid, even if it is a national number.
      const wrong = value.startsWith("+") ? numbers.wrong(value) : "notPhone";
      return { type: "patternMismatch", ...refusal(wrong) };
    },
    input: { inputMode: "tel", type: "tel", spellCheck: false, width: "14rem" },
  };
}

const known = /* @__PURE__ */ memoize(create, ({ countries }) => countries.join());

/**
 * Creates a rule for phone numbers of some countries.
 *
 * - Accepts the national format and the international one: `020 7183 8750`, `+44 20 7183 8750`.
 * - The value is E.164: `+442071838750`. It is shown in national format for the first country,
 *   otherwise with the country code.
 * - A number that may be of several countries has the issue `ambiguous`. The accepted readings are
 *   suggested, with their country codes.
 * - E.164 has no extensions, so they are rejected.
 * - Reasons: `notPhone`, `phoneExtension`, `phoneCountry`, `phoneTooShort`, `phoneTooLong`; and
 *   `ambiguous`.
 *
 * Requires the package `libphonenumber-js`.
 * @throws RangeError when `countries` is empty or contains an unknown country
 * @see https://www.itu.int/rec/T-REC-E.164
 */
export const phone: (options: PhoneOptions) => Rule = known;
