import type { RulePart } from "../ruleParts.ts";
import { listed } from "../words.ts";

type One = RulePart[0];

/** What a rule demands that takes nothing, behind “must be”. */
const plain: Readonly<Record<string, string>> = {
  accountNumber: "an account number",
  date: "a day within its limits",
  decimal: "a number within its limits",
  ein: "an employer identification number",
  email: "an email address",
  itin: "an ITIN",
  mustBeTrue: "yes",
  pattern: "written in a certain way",
  routingNumber: "a routing number",
  ssn: "a Social Security number",
  ssnOrItin: "a Social Security number or an ITIN",
  usPhone: "a US phone number",
  usState: "a US state",
  zip: "a ZIP code",
};

const endings: Readonly<Record<string, string>> = {
  decimals: "decimals or fewer",
  max: "or less",
  maxLength: "characters or fewer",
  min: "or more",
  minLength: "characters or more",
};

/** What a rule demands, behind “must be”. */
export function ruleWords(rule: One): string {
  if ("value" in rule) return `${rule.value} ${endings[rule.rule]}`;
  return "values" in rule ? listed(rule.values, "disjunction") : `${plain[rule.rule]}`;
}
