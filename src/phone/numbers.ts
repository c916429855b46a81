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
/** A number with a sign behind it that no number has, and up to seven digits. */
const extended = /^(\+?[\d\s()./-]+)[^\d\s()+./-]\D*\d{1,7}\D?$/;

const parse = (text: string, defaultCountry?: CountryCode): PhoneNumber | undefined =>
  typed.test(text)
    ? parsePhoneNumberFromString(text, {
        ...(defaultCountry && { defaultCountry }),
        extract: false,
      })
    : undefined;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A number that a country has, as people there know them. */
export const exampleOf = (country: CountryCode): PhoneNumber | undefined =>
  getExampleNumber(country, examples);

/** The digits of a number at home, such as `020 7183 8750`, whose 0 is not dialled from abroad. */
const digitsAtHome = (number: PhoneNumber): string => digitsOf(number.formatNational());

/** Whether numbers are written with such a digit in front. */
function hasPrefix(country: CountryCode | undefined): boolean {
  const example = country && exampleOf(country);
  return example !== undefined && digitsAtHome(example) !== example.nationalNumber;
}

/** Whether a text is a number at home but for the digit in front, such as `20 7183 8750`. */
const lacksPrefix = (text: string, { country, nationalNumber }: PhoneNumber): boolean =>
  digitsOf(text) === nationalNumber && hasPrefix(country);

/** Whether a text is written as numbers are at home, or as they are dialled from abroad. */
function isWritten(text: string, number: PhoneNumber): boolean {
  const { countryCallingCode: code, nationalNumber } = number;
  const digits = digitsOf(text);
  const whole = `${code}${nationalNumber}`;
  if (text.startsWith("+") || [`00${whole}`, `011${whole}`].includes(digits)) return true;
  if (code === "1" && digits === whole) return true;
  return digits === digitsAtHome(number) && !lacksPrefix(text, number);
}

/** What is wrong with a text that means no number of these countries. */
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

/** The numbers of some countries. */
export interface Numbers {
  /** Whether a value is one of them in E.164. */
  isValue(value: string): boolean;
  /**
   * What a text that is a number of theirs may mean, in E.164; several where countries number
   * alike, of which some may be other countries'.
   */
  meanings(text: string): readonly string[];
  /** A value as it is written: at home in the first country, or with its country code. */
  format(this: void, value: string): string;
  wrong(text: string): Wrong;
}

/** The numbers of these countries. */
export function numbersOf(countries: readonly [CountryCode, ...CountryCode[]]): Numbers {
  const [home] = countries;
  const codes = countries.map((country): string => getCountryCallingCode(country));
  const [homeCode] = codes;

  const isOurs = (number: PhoneNumber | undefined): number is PhoneNumber =>
    number?.country !== undefined && countries.includes(number.country) && number.isValid();

  const valueOf = (value: string): PhoneNumber | null => {
    const number = e164.test(value) ? parse(value) : undefined;
    return isOurs(number) && number.number === value ? number : null;
  };

  /** The numbers of any country that a text is, at home in each of these. */
  const found = (text: string): readonly PhoneNumber[] =>
    countries
      .map((country) => parse(text, country))
      .filter((number) => number !== undefined)
      .filter((number) => number.isValid());

  function meanings(text: string): readonly string[] {
    const all = found(text);
    const written = countries.length === 1 ? all : all.filter((number) => isWritten(text, number));
    if (!written.some(isOurs)) return [];
    // Most people write as in the first country: they have forgotten no digit of another.
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
