import examples from "libphonenumber-js/mobile/examples";
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

/** https://www.itu.int/rec/T-REC-E.164 */
const e164 = /^\+[1-9]\d{1,14}$/;
const typed = /^\+?[\d\s()./-]+$/;
/** A number, a character that no number contains, and an extension of up to seven digits. */
const extended = /^(\+?[\d\s()./-]+)[^\d\s()+./-]\D*\d{1,7}\D?$/;

const parse = (text: string, defaultCountry?: CountryCode): PhoneNumber | undefined =>
  typed.test(text)
    ? parsePhoneNumberFromString(text, {
        ...(defaultCountry && { defaultCountry }),
        extract: false,
      })
    : undefined;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

export const exampleOf = (country: CountryCode): PhoneNumber | undefined =>
  getExampleNumber(country, examples);

/**
 * Returns the digits of the national format, such as `020 7183 8750`. Its 0 is the trunk prefix,
 * which is not dialled from abroad.
 */
const digitsAtHome = (number: PhoneNumber): string => digitsOf(number.formatNational());

/** Whether numbers of the country have a trunk prefix. */
function hasPrefix(country: CountryCode | undefined): boolean {
  const example = country && exampleOf(country);
  return example !== undefined && digitsAtHome(example) !== example.nationalNumber;
}

/** Whether a text is a national number without its trunk prefix, such as `20 7183 8750`. */
const lacksPrefix = (text: string, { country, nationalNumber }: PhoneNumber): boolean =>
  digitsOf(text) === nationalNumber && hasPrefix(country);

/** Whether a text is a number in national format, or as dialled from abroad. */
function isWritten(text: string, number: PhoneNumber): boolean {
  const { countryCallingCode: code, nationalNumber } = number;
  const digits = digitsOf(text);
  const whole = `${code}${nationalNumber}`;
  if (text.startsWith("+") || [`00${whole}`, `011${whole}`].includes(digits)) return true;
  if (code === "1" && digits === whole) return true;
  return digits === digitsAtHome(number) && !lacksPrefix(text, number);
}

/** Reasons why a text is not a number of the accepted countries. */
export type Wrong =
  | "notPhone"
  | "phoneExtension"
  | "phoneCountry"
  | "phoneTooShort"
  | "phoneTooLong";

const wrongLengths: Readonly<Record<string, Wrong>> = {
  INVALID_COUNTRY: "phoneCountry",
  TOO_SHORT: "phoneTooShort",
  TOO_LONG: "phoneTooLong",
};

/** Parses and formats the numbers of some countries. */
export interface Numbers {
  /** Whether a value is a number of these countries, in E.164. */
  isValue(value: string): boolean;
  /**
   * Returns the possible readings of a text, in E.164. Returns none if no reading is of an accepted
   * country. Several readings may include other countries with the same calling code.
   */
  meanings(text: string): readonly string[];
  /**
   * Formats an unambiguous value of the first country in national format, others with country code.
   */
  format(this: void, value: string): string;
  wrong(text: string): Wrong;
}

export function createPhoneNumbers(countries: readonly [CountryCode, ...CountryCode[]]): Numbers {
  const [home] = countries;
  const codes = countries.map((country): string => getCountryCallingCode(country));
  const [homeCode] = codes;

  const isOurs = (number: PhoneNumber | undefined): number is PhoneNumber =>
    number?.country !== undefined && countries.includes(number.country) && number.isValid();

  const valueOf = (value: string): PhoneNumber | null => {
    const number = e164.test(value) ? parse(value) : undefined;
    return isOurs(number) && number.number === value ? number : null;
  };

  /**
   * Parses a text as a national number of each accepted country. A result may be a number of
   * another country.
   */
  const found = (text: string): readonly PhoneNumber[] =>
    countries
      .map((country) => parse(text, country))
      .filter((number) => number !== undefined)
      .filter((number) => number.isValid());

  function meanings(text: string): readonly string[] {
    const all = found(text);
    const written = countries.length === 1 ? all : all.filter((number) => isWritten(text, number));
    if (!written.some(isOurs)) return [];
    // Numbers without their trunk prefix count only if none has the first country's calling code.
    const isHome = written.some(({ countryCallingCode }) => countryCallingCode === homeCode);
    const open = all.filter(
      (number) => written.includes(number) || (!isHome && lacksPrefix(text, number)),
    );
    return [...new Set(open.map(({ number }) => number))];
  }

  return {
    isValue: (value) => valueOf(value) !== null,
    meanings,
    format(value) {
      const number = valueOf(value);
      if (!number) return value;
      const atHome = number.formatNational();
      const isClear = number.country === home && meanings(atHome).join() === value;
      return isClear ? atHome : number.formatInternational();
    },
    wrong(text) {
      const [, extendedNumber = ""] = extended.exec(text) ?? [];
      if (meanings(extendedNumber).length > 0) return "phoneExtension";
      if (!typed.test(text)) return "notPhone";
      const code = parse(text, home)?.countryCallingCode;
      const isAbroad = code !== undefined && !codes.includes(code);
      if (isAbroad || found(text).some((number) => !isOurs(number))) return "phoneCountry";
      return wrongLengths[validatePhoneNumberLength(text, home) ?? ""] ?? "notPhone";
    },
  };
}
