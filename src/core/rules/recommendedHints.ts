import { ownValue } from "../record.ts";
import type { InputHints } from "./rule.ts";
import { snakeCase } from "../values/snakeCase.ts";

/** Hints by parameter name, in snake case. */
export type HintTable = Readonly<Record<string, InputHints>>;

const plain = (autoComplete: string): InputHints => ({ autoComplete, spellCheck: false });
const named = (autoComplete: string): InputHints => ({
  ...plain(autoComplete),
  autoCapitalize: "words",
});
const digits = (autoComplete: string): InputHints => ({
  ...plain(autoComplete),
  inputMode: "numeric",
});

/** Names, and what is offered for each of them. */
const rows: readonly (readonly [names: string, hints: InputHints])[] = [
  ["first_name given_name", named("given-name")],
  ["middle_name middle_initial", named("additional-name")],
  ["last_name family_name surname", named("family-name")],
  ["full_name legal_name employee_name", named("name")],
  ["suffix name_suffix", plain("honorific-suffix")],
  [
    "email email_address work_email",
    { ...plain("email"), inputMode: "email", autoCapitalize: "none" },
  ],
  [
    "phone phone_number telephone mobile mobile_phone mobile_number cell_phone work_phone",
    { ...plain("tel"), inputMode: "tel", type: "tel" },
  ],
  [
    "address street street_address line_1 address_1 address_line_1 street_1",
    named("address-line1"),
  ],
  ["line_2 address_2 address_line_2 street_2", named("address-line2")],
  ["city", named("address-level2")],
  ["state", plain("address-level1")],
  ["zip zip_code postal_code", digits("postal-code")],
  ["country", plain("country")],
  ["dob birthday birth_date date_of_birth", digits("bday")],
  ["employer employer_name company company_name", named("organization")],
  ["job_title", named("organization-title")],
  [
    "ssn social_security_number itin ssn_or_itin ein fein employer_identification_number" +
      " routing_number bank_routing_number account_number bank_account_number",
    digits("off"),
  ],
];

/**
 * What browsers are told of parameters with common names, when the answer is about the person who
 * fills the form in. Tokens: https://html.spec.whatwg.org/#autofill. No token exists for tax and
 * bank numbers: they are `off`.
 */
export const recommendedHints: HintTable = /* @__PURE__ */ Object.fromEntries(
  rows.flatMap(([names, hints]) => names.split(" ").map((name) => [name, hints])),
);

/** Words before a name that leave the answer about the person who fills the form in. */
const ownWords: ReadonlySet<string> = new Set(
  "applicant contractor current employee home legal mailing my personal preferred primary residential worker your".split(
    " ",
  ),
);

/** The most words of a name that is looked at. */
const mostWords = 12;

/** Which table applies, and whose answers are asked for. */
export interface HintOptions {
  /**
   * `recommendedHints` unless given; rows of an app's own: `{ ...recommendedHints, badge: {} }`.
   */
  readonly table?: HintTable;
  /**
   * `"other"` when a form is filled in for another person: nothing is offered to be filled in from
   * the browser's profile.
   */
  readonly purpose?: "self" | "other";
}

/**
 * What an input offers for a parameter of this name, in snake, kebab or camel case:
 * `employee_first_name`, `homeZipCode`. A name matches as a whole, so that nobody's own name is
 * offered for `spouse_first_name`; `undefined` for names that are not known.
 */
export function hintsFor(
  name: string,
  { table = recommendedHints, purpose = "self" }: HintOptions = {},
): InputHints | undefined {
  const hints = ownValue(table, name) ?? hintsForWords(snakeCase(name).split("_"), table);
  return hints && purpose === "other" ? { ...hints, autoComplete: "off" } : hints;
}

function hintsForWords(words: readonly string[], table: HintTable): InputHints | undefined {
  if (words.length > mostWords) return undefined;
  let start = 0;
  while (ownWords.has(words[start] ?? "")) start++;
  const names = words.slice(0, start + 1).map((_, from) => words.slice(from).join("_"));
  return names.map((name) => ownValue(table, name)).find((hints) => hints !== undefined);
}
