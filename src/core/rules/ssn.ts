import { withMetadata } from "../metadata.ts";
import { define } from "./define.ts";
import { type SsnFormat } from "./args.ts";
import { identifier, type Rejections, sensitiveInput } from "./identifier.ts";
import type { Rule } from "./rule.ts";

/**
 * Options of `ssn`, `itin` and `ssnOrItin`. The field always renders dashes.
 * @default { ssnFormat: "dashes" }
 */
export interface SsnOptions {
  readonly ssnFormat?: SsnFormat;
}

const typed = /^(\d{3})[-\s]*(\d{2})[-\s]*(\d{4})$/;
const withDashes = "$1-$2-$3";

/** Creates the rules of a nine-digit number such as an SSN: one rule per submitted format. */
export function nineDigits<Messages extends Readonly<Record<string, string>>>(
  messages: Messages,
  rejections: Rejections<Messages>,
): (options?: SsnOptions) => Rule {
  const ruleOf = (form: RegExp, written: string): Rule =>
    identifier(messages, rejections, {
      typed,
      form,
      toValue: (text) => text.replace(typed, written),
      toShown: (value) => value.replace(form, withDashes),
      sensitive: true,
      input: sensitiveInput,
    });
  const rules: Readonly<Record<SsnFormat, Rule>> = {
    dashes: withMetadata(ruleOf(/^(\d{3})-(\d{2})-(\d{4})$/, withDashes), factory),
    digits: withMetadata(ruleOf(/^(\d{3})(\d{2})(\d{4})$/, "$1$2$3"), factory, {
      ssnFormat: "digits",
    }),
  };
  function factory({ ssnFormat = "dashes" }: SsnOptions = {}): Rule {
    return rules[ssnFormat];
  }
  return factory;
}

export const ssnMessages = {
  ssnDigits: "enter nine digits, such as 123-45-6789",
  ssnArea: "check the first digits, which cannot be 000, 666 or 900 to 999",
  ssnGroup: "check the fourth and fifth digits, which cannot be 00",
  ssnSerial: "check the last four digits, which cannot be 0000",
  ssnSample: "check the number, which was printed as a sample. Copy it from the card.",
} as const;

/** Matches group 00, which was never issued. */
export const ssnGroup = /^\d{3}-?00/;
/** Matches numbers that were printed as samples in wallets and a leaflet. */
export const ssnSample = /^(078-?05-?1120|219-?09-?9999)$/;

/**
 * Validates a US Social Security number: nine digits with dashes, spaces or neither. Value
 * `123-45-6789`, or `123456789` with `ssnFormat: "digits"`. Rejects numbers that the SSA never
 * issues: area 000, 666 or 900 to 999, group 00, serial 0000, and two samples. Reasons:
 * `ssnDigits`, `ssnArea`, `ssnGroup`, `ssnSerial`, `ssnSample`.
 *
 * Sources: https://www.ssa.gov/employer/randomization.html and
 * https://www.ssa.gov/history/ssn/misused.html
 */
export const ssn: (options?: SsnOptions) => Rule = /* @__PURE__ */ nineDigits(ssnMessages, {
  ssnArea: /^(000|666|9)/,
  ssnGroup,
  // Serial 0000 was never issued.
  ssnSerial: /0000$/,
  ssnSample,
});

export const ssnDefinition = /* @__PURE__ */ define({
  name: "ssn",
  args: { ssnFormat: { optional: "ssnFormat" } },
  make: ssn,
  messages: ssnMessages,
});
