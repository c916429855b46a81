import type { RulePart } from "../schema/ruleParts.ts";
import { listed } from "../words.ts";

type One = RulePart[0];

/** What a rule demands that takes nothing, behind “must be”. */
const plain = {
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
} as const;

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What a rule demands, behind “must be”. */
export function ruleWords(rule: One): string {
  if (rule.rule === "min") return `${rule.value} or more`;
  if (rule.rule === "max") return `${rule.value} or less`;
  if (rule.rule === "minLength") return `${many(rule.value, "character")} or more`;
  if (rule.rule === "maxLength") return `${many(rule.value, "character")} or fewer`;
  if (rule.rule === "decimals") return `of ${many(rule.value, "decimal")} or fewer`;
  return rule.rule === "oneOf" ? listed(rule.values, "disjunction") : plain[rule.rule];
}
