import { getOwn } from "../record.ts";
import type { InputHints } from "./rule.ts";
import { snakeCase } from "../values/snakeCase.ts";

/** Input hints by parameter name in snake case. */
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
 * Default input hints by parameter name, for answers about the person who fills in the form.
 * Autofill has no token for tax and bank numbers, which are `off`:
 * https://html.spec.whatwg.org/#autofill
 */
export const recommendedHints: HintTable = /* @__PURE__ */ Object.fromEntries(
  rows.flatMap(([names, hints]) => names.split(" ").map((name) => [name, hints])),
);

/** Prefixes of a name that still ask about the person who fills in the form. */
const ownWords: ReadonlySet<string> = new Set(
  "applicant contractor current employee home legal mailing my personal preferred primary residential worker your".split(
    " ",
  ),
);

/** Maximum number of words in a name with hints. */
const mostWords = 12;

/** Options of `hintsFor`. */
export interface HintOptions {
  /**
   * Input hints by name. Extend the default: `{ ...recommendedHints, badge: {} }`.
   * @default recommendedHints
   */
  readonly table?: HintTable;
  /**
   * Use `"other"` for a form about another person: it disables autofill from the profile of the
   * browser.
   */
  readonly purpose?: "self" | "other";
}

/**
 * Returns the input hints of a parameter name in snake, kebab or camel case: `employee_first_name`,
 * `homeZipCode`. Ignores only prefixes such as `employee` and `home`, so that `spouse_first_name`
 * never autofills the name of the user. Returns `undefined` for unknown names.
 */
export function hintsFor(
  name: string,
  { table = recommendedHints, purpose = "self" }: HintOptions = {},
): InputHints | undefined {
  const hints = getOwn(table, name) ?? hintsForWords(snakeCase(name).split("_"), table);
  return hints && purpose === "other" ? { ...hints, autoComplete: "off" } : hints;
}

function hintsForWords(words: readonly string[], table: HintTable): InputHints | undefined {
  if (words.length > mostWords) return undefined;
  let start = 0;
  while (ownWords.has(words[start] ?? "")) start++;
  const names = words.slice(0, start + 1).map((_, from) => words.slice(from).join("_"));
  return names.map((name) => getOwn(table, name)).find((hints) => hints !== undefined);
}
