import {
  addDecimals,
  max,
  min,
  all,
  multiplyDecimals,
  parseForm,
  shownWhen,
} from "parameter-form/core";
import { exampleSections, federalW4 as definition } from "parameter-form/service";
import type { RealForm } from "./realForm.ts";

const notExempt = { name: "exempt", not: "true" };

/** Who claims exemption answers the steps 1 and 5 alone; the credit for dependents is worked out. */
export const federalW4: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      multiple_jobs: notExempt,
      qualifying_children: notExempt,
      other_dependents: notExempt,
      dependents_amount: notExempt,
      other_income: notExempt,
      deductions: notExempt,
      extra_withholding: notExempt,
    }),
    rules: {
      qualifying_children: all(min("0"), max("20")),
      other_dependents: all(min("0"), max("20")),
      other_income: min("0"),
      deductions: min("0"),
      extra_withholding: min("0"),
    },
    compute: {
      dependents_amount: ({ qualifying_children: children, other_dependents: others }) =>
        children === undefined && others === undefined
          ? null
          : addDecimals(
              multiplyDecimals(children ?? "0", "2200"),
              multiplyDecimals(others ?? "0", "500"),
            ),
    },
  },
  renderProps: { sections: exampleSections["federal-w4"] },
  empty: 7,
  people: {
    "Maya Okafor": `
      first_name | Maya R.
      last_name | Okafor
      ssn | 123-45-678 ! Enter nine digits, such as 123-45-6789
      ssn | 666 45 6789 ! Check the first digits, which cannot be 000, 666 or 900 to 999
      ssn | 078051120 ! Check the number, which was printed as a sample. Copy it from the card.
      ssn | 123 45 6789 = 123-45-6789
      address | 48 Larch Street, Apt. 5
      city_state_zip | Dayton, OH 45402
      filing_status | Married filing jointly or Qualifying surviving spouse = married
      multiple_jobs | Yes = true
      qualifying_children | two ! Enter a whole number, such as 12
      qualifying_children | 1.5 ! Enter a whole number, such as 12
      qualifying_children | 21 ! Enter 20 or less
      qualifying_children | 2
      other_dependents | 0
      dependents_amount | = 4400
      other_income | -50 ! Enter $0.00 or more
      other_income | $1,200.50 = 1200.50
      extra_withholding | 12.345 ! Enter at most two decimals, such as 1,234.50
      extra_withholding | 25
      exempt | No = false
      employee_signature | Maya R. Okafor
    `,
    "Tom Reyes, who is exempt": `
      first_name | Tom
      last_name | Reyes
      ssn | 523987415 = 523-98-7415
      address | 9 Harbor Way
      city_state_zip | Mobile, AL 36602
      filing_status | Single or Married filing separately = single
      exempt | Yes = true
      employee_signature | Tom Reyes
    `,
  },
};
