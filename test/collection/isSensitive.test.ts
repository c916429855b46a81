import { parseForm } from "parameter-form";
import { suggestedRules } from "parameter-form/core";
import { expect, test } from "vitest";
import { hasSensitiveName } from "../../src/collection/answers/isSensitive.ts";
import { definition } from "../core/definitions.ts";

const isSensitive = (name: string, type = "string"): boolean =>
  parseForm({ parameters: [definition({ name, type })] }).parameters.some(hasSensitiveName);

const byRule = Object.entries(suggestedRules).flatMap(([name, rule]) =>
  rule?.sensitive ? [name] : [],
);

test.each([
  ...byRule,
  "SSN",
  "employee_ssn",
  "spouseSsn",
  "ssn_2",
  "ssn2",
  "w4.ssn",
  "socialSecurityNumber",
  "Social Security number",
  "social_security_no",
  "taxpayer_id",
  "taxpayerIdentificationNumber",
  "tax_id",
  "tax-id-number",
  "bankAccountNumber",
  "deposit[0].account_number",
  "direct_deposit_routing_number",
  "passport_number",
  "card_number",
  "pin",
  "password",
  "SSNNumber",
  "SSNLast4",
  "spouseSSNumber",
  "ABARoutingNumber",
  "ACHAccountNumber",
  "EINNumber",
  "IBANCode",
  "PINCode",
  "TIN",
  "spouse_tin",
  "employerTIN",
])("%s is never kept", (name) => {
  expect(isSensitive(name)).toBe(true);
});

test.each([
  "first_name",
  "additional_withholding",
  "lessness",
  "assn",
  "account_type",
  "tax_year",
  "single",
  "begin",
  "opinion",
  "spinach",
  "number",
  "protein",
  "vein",
  "being",
  "martin",
  "destination",
  "routing_day",
  "USAddress",
  "classNumber",
  "",
])("%s is kept", (name) => {
  expect(isSensitive(name || "x")).toBe(false);
});

test("A type that says so is sensitive", () => {
  expect(isSensitive("a", "ssn")).toBe(true);
  expect(isSensitive("a", "phone")).toBe(false);
});
