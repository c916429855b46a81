import { own } from "../core/own.ts";
import type { InputHints } from "../core/rules/rule.ts";

/** Hints by parameter name, in snake case. */
export type HintTable = Readonly<Record<string, InputHints>>;

const named = (autoComplete: string): InputHints => ({
  autoComplete,
  autoCapitalize: "words",
  spellCheck: false,
});
const plain = (autoComplete: string): InputHints => ({ autoComplete, spellCheck: false });
const digits = (autoComplete: string): InputHints => ({
  autoComplete,
  inputMode: "numeric",
  spellCheck: false,
});

const given = named("given-name");
const additional = named("additional-name");
const family = named("family-name");
const whole = named("name");
const email: InputHints = {
  autoComplete: "email",
  inputMode: "email",
  type: "email",
  autoCapitalize: "none",
  spellCheck: false,
};
const phone: InputHints = { autoComplete: "tel", inputMode: "tel", type: "tel", spellCheck: false };
const line1 = named("address-line1");
const line2 = named("address-line2");
const birthday = digits("bday");
const never = digits("off");

/**
 * What browsers are told of parameters with common names, when the answer is about the person who fills the form in.
 * Tokens: https://html.spec.whatwg.org/#autofill. No token exists for tax and bank numbers: they are `off`.
 */
export const recommendedHints: HintTable = {
  first_name: given,
  given_name: given,
  middle_name: additional,
  middle_initial: additional,
  last_name: family,
  family_name: family,
  surname: family,
  full_name: whole,
  legal_name: whole,
  employee_name: whole,
  suffix: plain("honorific-suffix"),
  name_suffix: plain("honorific-suffix"),
  email,
  email_address: email,
  work_email: email,
  phone,
  phone_number: phone,
  telephone: phone,
  mobile: phone,
  mobile_phone: phone,
  mobile_number: phone,
  cell_phone: phone,
  work_phone: phone,
  address: line1,
  street: line1,
  street_address: line1,
  line_1: line1,
  address_1: line1,
  address_line_1: line1,
  street_1: line1,
  line_2: line2,
  address_2: line2,
  address_line_2: line2,
  street_2: line2,
  city: named("address-level2"),
  state: plain("address-level1"),
  zip: digits("postal-code"),
  zip_code: digits("postal-code"),
  postal_code: digits("postal-code"),
  country: plain("country"),
  dob: birthday,
  birthday,
  birth_date: birthday,
  date_of_birth: birthday,
  employer: named("organization"),
  employer_name: named("organization"),
  company: named("organization"),
  company_name: named("organization"),
  job_title: named("organization-title"),
  ssn: never,
  social_security_number: never,
  itin: never,
  ssn_or_itin: never,
  ein: never,
  fein: never,
  employer_identification_number: never,
  routing_number: never,
  bank_routing_number: never,
  account_number: never,
  bank_account_number: never,
};

/** Words before a name that leave the answer about the person who fills the form in. */
const ownWords: ReadonlySet<string> = new Set([
  "applicant",
  "contractor",
  "current",
  "employee",
  "home",
  "legal",
  "mailing",
  "my",
  "personal",
  "preferred",
  "primary",
  "residential",
  "worker",
  "your",
]);

/** The most words of a name that is looked at. */
const mostWords = 12;

/** Which table applies, and whose answers are asked for. */
export interface HintOptions {
  /** `recommendedHints` unless given; rows of an app's own: `{ ...recommendedHints, badge: {} }`. */
  readonly table?: HintTable;
  /** `"other"` when a form is filled in for another person: nothing is offered to be filled in from the browser's profile. */
  readonly purpose?: "self" | "other";
}

/**
 * What an input offers for a parameter of this name, in snake, kebab or camel case: `employee_first_name`, `homeZipCode`.
 * A name matches as a whole, so that nobody's own name is offered for `spouse_first_name`; `undefined` for names that are not known.
 */
export function hintsFor(
  name: string,
  { table = recommendedHints, purpose = "self" }: HintOptions = {},
): InputHints | undefined {
  const all = wordsOf(name);
  const words = all.length > mostWords ? [] : all;
  let start = 0;
  let hints = own(table, name) ?? own(table, words.join("_"));
  while (!hints && ownWords.has(words[start] ?? ""))
    hints = own(table, words.slice(++start).join("_"));
  return hints && purpose === "other" ? { ...hints, autoComplete: "off" } : hints;
}

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z])(?=[A-Z\d])|([A-Z])(?=[A-Z][a-z])/g, "$& ")
    .toLowerCase()
    .split(/[\s_.-]+/);
