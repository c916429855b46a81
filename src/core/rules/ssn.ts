import { plainText } from "../digits.ts";
import { EMPTY, type Fault, read, unread } from "../issue.ts";
import type { Rule } from "./rule.ts";

/** How a Social Security number is submitted: `123-45-6789` or `123456789`. */
export type SsnFormat = "dashes" | "digits";

const typed = /^(\d{3})[-\s]*(\d{2})[-\s]*(\d{4})$/;
const dashes = /[‐‑‒–—−]/gu;
const wire: Readonly<Record<SsnFormat, RegExp>> = {
  dashes: /^(\d{3})-(\d{2})-(\d{4})$/,
  digits: /^(\d{3})(\d{2})(\d{4})$/,
};
const written: Readonly<Record<SsnFormat, string>> = { dashes: "$1-$2-$3", digits: "$1$2$3" };

const refusals = {
  ssnDigits: "{label} must have nine digits, like 123-45-6789",
  ssnArea: "{label} cannot begin with 000, 666 or 9",
  ssnGroup: "{label} cannot have 00 as its fourth and fifth digits",
  ssnSerial: "{label} cannot end with 0000",
} as const;

/** Numbers that were never issued: area 000, 666 or 900 to 999, group 00, serial 0000. */
const impossible: readonly (readonly [RegExp, keyof typeof refusals])[] = [
  [/^(000|666|9)/, "ssnArea"],
  [/^\d{3}-?00/, "ssnGroup"],
  [/0000$/, "ssnSerial"],
];

const refuse = (reason: keyof typeof refusals): Fault => ({
  type: "patternMismatch",
  reason,
  message: refusals[reason],
});

const create = (format: SsnFormat): Rule => ({
  parse(inputValue) {
    const text = plainText(inputValue).replace(dashes, "-");
    if (text === "") return unread(EMPTY);
    return typed.test(text)
      ? read(text.replace(typed, written[format]))
      : unread("ssnDigits", refusals.ssnDigits);
  },
  format: (value) => value.replace(wire[format], written.dashes),
  validate(value) {
    if (!wire[format].test(value)) return refuse("ssnDigits");
    const found = impossible.find(([pattern]) => pattern.test(value));
    return found ? refuse(found[1]) : null;
  },
  input: { inputMode: "numeric", autoComplete: "off", spellCheck: false },
  sensitive: true,
});

const rules: Readonly<Record<SsnFormat, Rule>> = {
  dashes: create("dashes"),
  digits: create("digits"),
};

/**
 * A US Social Security number: nine digits with dashes, spaces or neither. Refuses numbers the SSA never issues:
 * https://www.ssa.gov/employer/randomization.html
 */
export const ssn = ({ ssnFormat = "dashes" }: { readonly ssnFormat?: SsnFormat } = {}): Rule =>
  rules[ssnFormat];
