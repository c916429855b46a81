import type { Parameter, ParameterType } from "../../core/form.ts";
import type { FieldWidth } from "../../core/rules/rule.ts";
import { snakeCase } from "../../core/snakeCase.ts";

/** The room of a number. What is counted is short. */
const ofType: Partial<Record<ParameterType, FieldWidth>> = {
  currency: "12rem",
  number: "6rem",
  percent: "8rem",
};

/** The room of a text whose name ends so. */
const ofName: readonly (readonly [ending: RegExp, width: FieldWidth])[] = [
  // A whole line of an address.
  [/(^|_)(city|town)_/, "full"],
  [/(^|_)(zip|zip_code|zipcode|postal_code)$/, "8rem"],
  [/(^|_)(date|dob|birthday)$|^date_of_/, "10rem"],
  [/(^|_)(ssn|itin|f?ein|(social_security|employer_identification|routing)_number)$/, "12rem"],
  [/(^|_)(state|telephone|mobile|phone|(mobile|phone)_number)$/, "14rem"],
  [/(^|_)account_number$/, "20rem"],
];

/** How wide a parameter's control is, by its type and name; `undefined` for as wide as the form. */
export function widthOf({ type, name }: Parameter, sensitive: boolean): FieldWidth | undefined {
  if (type === "boolean") return undefined;
  const width = ofType[type];
  if (width && !sensitive) return width;
  const words = snakeCase(name);
  return ofName.find(([ending]) => ending.test(words))?.[1] ?? (width && "20rem");
}
