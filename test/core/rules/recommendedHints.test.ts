import { expect, test } from "vitest";
import { hintsFor, recommendedHints } from "../../../src/core/rules/recommendedHints.ts";

const tokens: Readonly<Record<string, string>> = {
  "given-name":
    "first_name firstName FirstName first-name given_name employee_first_name legal_first_name employee_legal_first_name",
  "additional-name": "middle_name middle_initial employeeMiddleInitial",
  "family-name": "last_name family_name surname LAST_NAME",
  name: "full_name legal_name employee_name employee_full_name",
  "honorific-suffix": "suffix name_suffix",
  email: "email email_address personal_email work_email employeeEmail",
  tel: "phone phone_number mobile home_phone mobilePhone cell_phone telephone work_phone",
  "address-line1":
    "address street line1 address_line1 addressLine1 home_address_line_1 street_address address1",
  "address-line2": "line2 address2 address_line_2",
  "address-level2": "city home_city mailing_city",
  "address-level1": "state home_state",
  "postal-code": "zip zip_code zipCode homeZIPCode postal_code",
  country: "country home_country",
  bday: "dob birthday date_of_birth birthDate",
  organization: "employer employer_name company company_name",
  "organization-title": "job_title jobTitle",
  off: "ssn SSN employeeSSN social_security_number itin ein routing_number bank_account_number accountNumber",
};

test("sets the autocomplete token by the parameter's name", () => {
  for (const [token, names] of Object.entries(tokens))
    for (const name of names.split(" "))
      expect.soft(hintsFor(name)?.autoComplete, name).toBe(token);
});

const others = [
  "spouse_first_name",
  "first_name_of_spouse",
  "spouse_ssn",
  "dependent_ssn",
  "emergency_contact_phone",
  "emergency_contact_name",
  "beneficiary_email",
  "employer_city",
  "employer_state",
  "employer_zip",
  "company_address",
  "work_city",
  "work_state",
  "previous_employer",
  "bank_name",
  "name",
  "account_type",
  "filing_state",
  "state_tax",
  "statement",
  "firstname_x",
  "zipper",
  "email_opt_in",
  "phone_type",
  "名first_name",
  "employee",
  "",
  "_",
  "constructor",
  "__proto__",
  "toString",
];
test("returns no hints for other names", () => {
  expect(others.filter((name) => hintsFor(name) !== undefined)).toEqual([]);
});

test("sets keyboards, types and correction", () => {
  expect(hintsFor("email")).toEqual({
    autoComplete: "email",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
  });
  expect(hintsFor("phone")).toMatchObject({ inputMode: "tel", type: "tel" });
  expect(hintsFor("zip")).toMatchObject({ inputMode: "numeric" });
  expect(hintsFor("first_name")).toMatchObject({ autoCapitalize: "words", spellCheck: false });
  expect(hintsFor("ssn")).toMatchObject({ inputMode: "numeric", spellCheck: false });
});

test("sets no autocomplete for another person", () => {
  for (const name of Object.keys(recommendedHints))
    expect
      .soft(hintsFor(name, { purpose: "other" }), name)
      .toEqual({ ...hintsFor(name), autoComplete: "off" });
});

test("uses an app's own table", () => {
  const table = {
    ...recommendedHints,
    state: { autoComplete: "off" },
    badgeID: { inputMode: "text" },
  } as const;
  expect(hintsFor("home_state", { table })).toEqual({ autoComplete: "off" });
  expect(hintsFor("badgeID", { table })).toEqual({ inputMode: "text" });
  expect(hintsFor("email", { table: {} })).toBeUndefined();
});

test("reads a long name fast", () => {
  // The work of this process, not the time that it waits for a busy machine.
  const started = process.cpuUsage();
  for (const part of ["a", "A", "aA", "_", "employee_", "1"]) hintsFor(part.repeat(50_000));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
});
