import fc from "fast-check";
import {
  accountNumber,
  date,
  decimal,
  ein,
  email,
  itin,
  routingNumber,
  type Rule,
  ssn,
  ssnOrItin,
  usPhone,
  usState,
  zip,
} from "parameter-form/core";
import { usStates } from "../../../src/core/rules/usStates.ts";

const matching = (form: RegExp) => fc.stringMatching(form);
const days = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** A rule, how its values look, and the reason for what does not look so. */
export const rules: readonly (readonly [
  title: string,
  rule: Rule,
  values: fc.Arbitrary<string>,
  malformed: string,
])[] = [
  ["ssn", ssn(), matching(/^[0-8]\d{2}-\d{2}-\d{4}$/), "ssnDigits"],
  ["ssn digits", ssn({ ssnFormat: "digits" }), matching(/^[0-8]\d{8}$/), "ssnDigits"],
  ["itin", itin(), matching(/^9\d{2}-[5-9]\d-\d{4}$/), "itinDigits"],
  ["ssnOrItin", ssnOrItin(), matching(/^\d{3}-\d{2}-\d{4}$/), "ssnOrItinDigits"],
  ["ein", ein(), matching(/^\d{2}-\d{7}$/), "einDigits"],
  ["zip", zip(), matching(/^\d{5}(-\d{4})?$/), "zipDigits"],
  ["usState", usState(), fc.constantFrom(...Object.keys(usStates)), "notState"],
  [
    "routingNumber",
    routingNumber(),
    matching(/^(0[1-9]|1[0-2]|2[1-9])\d{7}$/).map(withCheckDigit),
    "routingDigits",
  ],
  ["accountNumber", accountNumber(), matching(/^\d{4,17}$/), "accountDigits"],
  ["usPhone", usPhone(), matching(/^\+1[2-9]\d{2}[2-9]\d{6}$/), "phoneDigits"],
  ["email", email(), fc.emailAddress(), "notEmail"],
  ["date", date(), days, "notDate"],
  ["date or not applicable", date({ or: "N/A" }), fc.oneof(days, fc.constant("N/A")), "notDateOr"],
  ["decimal", decimal(), matching(/^(0|[1-9]\d{0,5})(\.\d{1,4})?$/), "notNumber"],
];

/** The last digit replaced by the one that makes the sum a multiple of ten. */
function withCheckDigit(digits: string): string {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits.slice(0, 8) + String((10 - (sum % 10)) % 10);
}
