import { accountNumber } from "./accountNumber.ts";
import { date } from "./date.ts";
import { ein } from "./ein.ts";
import { email } from "./email.ts";
import { recommendedRules } from "./recommendedRules.ts";
import { itin } from "./itin.ts";
import { routingNumber } from "./routingNumber.ts";
import type { Rule } from "./rule.ts";
import { ssnOrItin } from "./ssnOrItin.ts";
import { usPhone } from "./usPhone.ts";
import { usState } from "./usState.ts";
import { zip } from "./zip.ts";

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
