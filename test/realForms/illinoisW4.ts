import { addDecimals, all, max, min, parseForm, shownWhen } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { currency, number, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required } from "./realForm.ts";

const definition: FormDefinition = {
  id: "illinois-w-4",
  description: "Employee's and other Payee's Illinois Withholding Allowance Certificate (IL-W-4)",
  link: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-w-4.pdf",
  revision_date: "2025-05-01",
  jurisdiction_name: "Illinois",
  state: "IL",
  lang: "en",
  parameters: [
    text("name", "Name", required),
    text("ssn", "Social Security number", required),
    text("address", "Street address", required),
    text("city_state_zip", "City, state, and ZIP code", required),
    yesNo("exempt", "Check here if you are exempt from federal and Illinois withholding:"),
    yesNo("claimed", "Can anyone else claim you as a dependent?", required),
    number("dependents", "How many dependents other than you or your spouse do you claim?"),
    number("basic_allowances", "1. Total number of basic allowances that you are claiming", {
      description: "One for yourself unless somebody else claims you, and one for each dependent.",
    }),
    number("additional_allowances", "2. Total number of additional allowances", {
      description: "One each if you or your spouse are 65 or older, and if blind.",
    }),
    currency("additional_withholding", "3. Additional amount to be withheld each pay period"),
    text("signature", "Your signature", required),
  ],
};

const notExempt = { name: "exempt", not: "true" };

/** Step 1 of the worksheet is worked out; 0 is an answer, and so is a blank. */
export const illinoisW4: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      claimed: notExempt,
      dependents: notExempt,
      basic_allowances: notExempt,
      additional_allowances: notExempt,
      additional_withholding: notExempt,
    }),
    rules: {
      dependents: min("0"),
      basic_allowances: min("0"),
      additional_allowances: all(min("0"), max("4")),
      additional_withholding: min("0.01"),
    },
    compute: {
      basic_allowances: ({ claimed, dependents = "0" }) =>
        claimed === undefined ? null : addDecimals(claimed === "true" ? "0" : "1", dependents),
    },
  },
  renderProps: { fields: { exempt: { as: "agreement" } } },
  empty: 6,
  people: {
    "Carl Jensen": `
      name | Carl Jensen
      ssn | 9999 ! Enter nine digits, such as 123-45-6789
      ssn | 348 55 1203 = 348-55-1203
      address | 17 Prairie View
      city_state_zip | Peoria, IL 61602
      claimed | No = false
      dependents | three ! Enter a whole number, such as 12
      dependents | 3
      basic_allowances | = 4
      additional_allowances | 0
      additional_withholding | 0 ! Enter $0.01 or more
      additional_withholding | 15
      signature | Carl Jensen
    `,
    "Wendy Park, who is exempt": `
      name | Wendy Park
      ssn | 351-22-0098
      address | 5 Lakeshore Dr
      city_state_zip | Evanston, IL 60201
      exempt | Yes = true
      signature | Wendy Park
    `,
  },
};
