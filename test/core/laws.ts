import fc from "fast-check";
import type { Parameter } from "parameter-form/core";
import { parameterOf, type Where } from "./tables.ts";

/** Places whose separators, digits, groups, signs and directions differ. */
export const places: readonly Where[] = [
  { locale: "en-US", currency: "USD" },
  { locale: "de-DE", currency: "EUR" },
  { locale: "fr-FR", currency: "EUR" },
  { locale: "de-CH", currency: "CHF" },
  { locale: "de-AT", currency: "EUR" },
  { locale: "es-ES", currency: "EUR" },
  { locale: "en-IN", currency: "INR" },
  { locale: "ar-EG", currency: "EGP" },
  { locale: "fa-IR", currency: "IRR" },
  { locale: "hi-IN-u-nu-deva", currency: "INR" },
  { locale: "sv-SE", currency: "SEK" },
  { locale: "he-IL", currency: "ILS" },
  { locale: "ja-JP", currency: "JPY" },
  { locale: "pt-CV", currency: "CVE" },
  { locale: "pt-BR", currency: "BRL" },
  { locale: "pl-PL", currency: "PLN" },
  { locale: "en-ZA", currency: "ZAR" },
  { locale: "bn-BD", currency: "BDT" },
  { locale: "mr-IN", currency: "INR" },
  { locale: "my-MM", currency: "MMK" },
  { locale: "ko-KR", currency: "KRW" },
  { locale: "lv-LV", currency: "EUR" },
  { locale: "ky-KG", currency: "KGS" },
  { locale: "zh-SG", currency: "SGD" },
];

const zero = fc.constant("0");
const whole = fc.stringMatching(/^[1-9][0-9]{0,39}$/);
const integer = fc.oneof({ arbitrary: zero, weight: 1 }, { arbitrary: whole, weight: 9 });
const fractionOf = (max: number) =>
  fc.oneof(fc.constant(""), fc.stringMatching(new RegExp(`^\\.[0-9]{1,${max}}$`)));
const notNegativeZero = (value: string): boolean => !/^-[0.]*$/.test(value);

/** Any decimal of the wire with up to 40 digits on both sides of its point. */
export const decimal = fc
  .tuple(fc.constantFrom("", "-"), integer, fractionOf(40))
  .map((parts) => parts.join(""))
  .filter(notNegativeZero);

/** Valid values of each type; an empty text is left out because it reads as no answer. */
export const validValues: readonly (readonly [
  parameter: Parameter,
  values: fc.Arbitrary<string>,
])[] = [
  [parameterOf("boolean"), fc.constantFrom("true", "false")],
  [
    parameterOf("currency"),
    fc
      .tuple(fc.constantFrom("", "-"), integer, fractionOf(2))
      .map((parts) => parts.join(""))
      .filter(notNegativeZero),
  ],
  [parameterOf("number"), whole],
  [
    parameterOf("percent"),
    fc.oneof(
      fc.tuple(fc.nat(99).map(String), fractionOf(40)).map((parts) => parts.join("")),
      fc.nat(40).map((zeros) => (zeros === 0 ? "100" : `100.${"0".repeat(zeros)}`)),
    ),
  ],
  [parameterOf("select"), fc.constantFrom("a", "b")],
  [parameterOf("string"), fc.string({ unit: "binary", minLength: 1 })],
];

/** Any text, lone surrogates included, and texts made of what numbers are written with. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.nat(0xffff).map((unit) => String.fromCharCode(unit))).map((units) => units.join("")),
  fc.string({
    unit: fc.constantFrom(..."0123459٣۳३５𝟗.,'’٫٬ \u00A0\u202F\t-−+()%٪$€₹eE\u200F\u200B"),
  }),
);
