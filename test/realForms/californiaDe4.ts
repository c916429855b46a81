import { type Check, min } from "parameter-form/core";
import { californiaDe4 as definition, exampleSections } from "parameter-form/service";
import type { RealForm } from "./realForm.ts";

/** Who is exempt claims no allowances. */
const exemptClaimsNothing: Check = ({ exempt, regular_allowances: claimed = "0" }) =>
  exempt === "true" && claimed !== "0"
    ? [
        {
          name: "exempt",
          type: "customError",
          reason: "exemptWithAllowances",
          message: "claim allowances or exemption, not both",
        },
      ]
    : [];

export const californiaDe4: RealForm = {
  definition,
  options: {
    rules: {
      regular_allowances: min("0"),
      estimated_deduction_allowances: min("0"),
      additional_withholding: min("0"),
    },
    checks: [exemptClaimsNothing],
  },
  renderProps: { sections: exampleSections["california-de-4"] },
  empty: 6,
  people: {
    "Ines Carvalho": `
      full_name | Ines M. Carvalho
      ssn | 603-00-1122 ! Check the fourth and fifth digits, which cannot be 00
      ssn | 603-24-1122
      address | 1840 Alameda St
      city_state_zip | Oakland, CA 94601
      filing_status | Head of household = head_of_household
      regular_allowances | -1 ! Enter 0 or more
      regular_allowances | 3
      estimated_deduction_allowances | 0
      additional_withholding | 1e3 ! Enter an amount, such as 1,234.50
      additional_withholding | 30.5
      exempt | Yes ! Claim allowances or exemption, not both
      exempt | No = false
      employee_signature | Ines M. Carvalho
    `,
  },
};
