import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import type { FieldWidth } from "../../core/rules/rule.ts";
import { snakeCase } from "../../core/values/snakeCase.ts";

/** Widths by type. Numbers are counts, which are short. */
const ofType: Partial<Record<ParameterType, FieldWidth>> = {
  currency: "12rem",
  number: "6rem",
  percent: "8rem",
};

/** Widths by the last words of the parameter name. */
const ofEnding: readonly (readonly [width: FieldWidth, endings: string])[] = [
  ["8rem", "zip zip_code zipcode postal_code"],
  ["10rem", "date dob birthday"],
  // Nine digits and the button that reveals them.
  ["14rem", "ssn itin ein fein social_security_number employer_identification_number"],
  ["14rem", "routing_number phone phone_number mobile mobile_number telephone"],
  // "DC - District of Columbia".
  ["20rem", "state account_number"],
];

/** Returns the width by the name of a parameter. */
function widthByName(name: string): FieldWidth | undefined {
  const words = snakeCase(name).split("_");
  if (words.slice(0, -1).some((word) => ["city", "town"].includes(word))) return "full";
  const endings = words.map((_, start) => words.slice(start).join("_"));
  if (endings[0]?.startsWith("date_of_")) return "10rem";
  return ofEnding.find(([, known]) => known.split(" ").some((one) => endings.includes(one)))?.[0];
}

/** Returns the default width of a control; `undefined` means the form's width. */
export function widthOf({ type, name }: Parameter, sensitive: boolean): FieldWidth | undefined {
  if (type === "boolean") return undefined;
  const width = ofType[type];
  if (width && !sensitive) return width;
  return widthByName(name) ?? (width && "20rem");
}
