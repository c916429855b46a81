import { min, parseForm, shownWhen, zip } from "parameter-form/core";
import { exampleSections, newYorkIt2104 as definition } from "parameter-form/service";
import type { RealForm } from "./realForm.ts";

const inCity = { name: "new_york_city_resident", equals: "true" };

/** The city and Yonkers ask their residents alone. */
export const newYorkIt2104: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      yonkers_resident: { name: "new_york_city_resident", not: "true" },
      city_allowances: inCity,
      city_additional_withholding: inCity,
      yonkers_additional_withholding: { name: "yonkers_resident", equals: "true" },
    }),
    rules: {
      zip: zip(),
      state_allowances: min("0"),
      city_allowances: min("0"),
      state_additional_withholding: min("0"),
      city_additional_withholding: min("0"),
      yonkers_additional_withholding: min("0"),
    },
  },
  renderProps: { sections: exampleSections["new-york-it-2104"] },
  empty: 10,
  people: {
    "Dmitri Volkov, of Brooklyn": `
      first_name | Dmitri
      last_name | Volkov
      ssn | 087 62 5510 = 087-62-5510
      address | 402 Bergen Street
      apartment | 3F
      city | Brooklyn
      zip | 1121 ! Enter five or nine digits, such as 02134
      zip | 11217
      filing_status | Married, but withhold at higher single rate = married_higher_rate
      new_york_city_resident | Yes = true
      state_allowances | 2,5 ! This can be read in more than one way. Write it like 12.
      state_allowances | 2
      city_allowances | 0
      city_additional_withholding | 10.00
      employee_signature | Dmitri Volkov
    `,
    "Aisha Bello, of Yonkers": `
      first_name | Aisha
      last_name | Bello
      ssn | 112345678 = 112-34-5678
      address | 15 Palisade Avenue
      city | Yonkers
      zip | 10701
      filing_status | Single or Head of household = single
      new_york_city_resident | No = false
      yonkers_resident | Yes = true
      yonkers_additional_withholding | 5
      employee_signature | Aisha Bello
    `,
  },
};
