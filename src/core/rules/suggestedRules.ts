import { accountNumber, routingNumber } from "./bankNumbers.ts";
import { date } from "./date.ts";
import { ein, itin } from "./taxNumbers.ts";
import { ssnOrItin } from "./ssnOrItin.ts";
import { email, usPhone, zip } from "./contact.ts";
import { recommendedRules } from "./recommendedRules.ts";
import type { Rule } from "./rule.ts";
import { usState } from "./usState.ts";

/**
 * Rules by common names of string parameters, including `recommendedRules`. They accept only US
 * answers, so an app opts in: `defaultRules={suggestedRules}`.
 */
export const suggestedRules: Readonly<Record<string, Rule>> = {
  ...recommendedRules,
  itin: itin(),
  ssn_or_itin: ssnOrItin(),
  ein: ein(),
  fein: ein(),
  employer_identification_number: ein(),
  zip: zip(),
  zip_code: zip(),
  postal_code: zip(),
  state: usState(),
  routing_number: routingNumber(),
  bank_routing_number: routingNumber(),
  account_number: accountNumber(),
  bank_account_number: accountNumber(),
  phone: usPhone(),
  phone_number: usPhone(),
  mobile: usPhone(),
  mobile_phone: usPhone(),
  email: email(),
  email_address: email(),
  date_of_birth: date(),
  birth_date: date(),
  dob: date(),
  hire_date: date(),
  start_date: date(),
};
