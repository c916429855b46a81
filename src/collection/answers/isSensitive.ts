import type { Parameter } from "../../core/form.ts";
import { fieldRule, fieldSettings } from "../../react/settings/fieldSettings.ts";
import type { ResolvedSettings } from "../../react/settings/settings.ts";
import { declaredType } from "./declaredType.ts";

/**
 * Words for numbers that identify a person or an account, as the parts of a name: `spouse_ssn`,
 * `bankAccountNumber`, `w4.taxpayer-id`.
 */
const words = new RegExp(
  `(^|_)(${[
    "s_?s_?n|ss_?(number|num|no)|tin|itin|f?ein|iban|pin|password|social_security|tax(payer)?_id(entification)?",
    "(identification|insurance|routing|account|aba|card|passport|license)_?(number|num|no)",
  ].join("|")})(_|\\d|$)`,
);

/**
 * Whether a name alone says that an answer must not be kept, whatever the app's rules say: a draft
 * outlives the page, and typing a number again costs less than its being read by somebody else.
 */
export const hasSensitiveName = (parameter: Parameter): boolean =>
  [parameter.name, declaredType(parameter)].some((name) => words.test(inSnakeCase(name)));

export const inSnakeCase = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .replace(/[^A-Za-z\d]+/g, "_")
    .toLowerCase();

/**
 * Whether no more than the last four of an answer is told, in a review or on a receipt: by its
 * rule, because the app tells no more of the value that the server has, or as a number that its
 * name says is one.
 */
export const isSensitive = (parameter: Parameter, settings: ResolvedSettings): boolean =>
  fieldRule(parameter, settings)?.sensitive === true ||
  fieldSettings(parameter, settings).stored !== undefined ||
  (["string", "number"].includes(parameter.type) && hasSensitiveName(parameter));
