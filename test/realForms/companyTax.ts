import {
  all,
  date,
  decimal,
  decimals,
  ein,
  max,
  min,
  parseForm,
  pattern,
  shownWhen,
} from "parameter-form/core";
import { DateField } from "parameter-form";
import type { FormDefinition } from "parameter-form/service";
import { currency, percent, select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "company-tax-parameters",
  description: "Tax parameters of the company: Washington",
  link: "https://forms.example.com/company-tax.pdf",
  revision_date: "2026-01-01",
  jurisdiction_name: "Washington",
  state: "WA",
  lang: "en",
  parameters: [
    text("legal_name", "Legal name of the company", required),
    text("ein", "Federal EIN", required),
    {
      ...select("deposit_schedule", "Federal deposit schedule", {}, required),
      options: [
        {
          value: "monthly",
          label: "Monthly",
          description: "Taxes of up to $50,000 in the lookback period.",
        },
        { value: "semiweekly", label: "Semiweekly", description: "More than $50,000." },
        {
          value: "quarterly",
          label: "Quarterly (Form 944)",
          description: "Only where the IRS wrote to you.",
          disabled: true,
        },
      ],
    },
    text("esd_number", "ESD number (unemployment insurance)", {
      ...required,
      description: "Nine digits, with dashes as on your rate notice.",
    }),
    percent("ui_rate", "Unemployment insurance tax rate", {
      ...required,
      description: "From your rate notice, up to three decimals.",
    }),
    text("risk_class_rate", "Workers' compensation rate per hour of risk class 4904", {
      ...required,
      description: "From L&I, in dollars, such as 0.1345.",
    }),
    currency("wage_base", "Taxable wage base of this year, in whole dollars", required),
    yesNo("reimbursable", "Is the company a reimbursable employer?", required),
    select(
      "reimbursable_kind",
      "Kind of reimbursable employer",
      { nonprofit: "Nonprofit, 501(c)(3)", government: "Government", tribe: "Tribe" },
      required,
    ),
    text("effective", "These rates apply from", {
      ...required,
      description: "Rates change on the first day of a quarter.",
    }),
  ],
};

export const companyTax: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      reimbursable_kind: { name: "reimbursable", equals: "true" },
    }),
    rules: {
      ein: ein(),
      esd_number: pattern(
        /^\d{3}-\d{5,6}-\d{2}-\d$/,
        "enter it as on the notice, such as 000-123456-00-1",
      ),
      ui_rate: all(decimals(3), max("15")),
      risk_class_rate: decimal({ maxDecimals: 4, min: "0.0001", max: "20" }),
      wage_base: all(decimals(0), min("7000")),
      effective: all(
        date({ min: { years: -1 }, max: { months: 6 }, today }),
        pattern(/-(01|04|07|10)-01$/, "enter the first day of a quarter"),
      ),
    },
  },
  renderProps: { purpose: "other", fields: { effective: { as: DateField } } },
  empty: 9,
  people: {
    "June Sato, of payroll": `
      legal_name | Northgate Bakery, Inc.
      ein | 9112345 ! Enter nine digits, such as 12-3456789
      ein | 91 1234567 = 91-1234567
      deposit_schedule | Monthly = monthly
      esd_number | 12345678 ! Enter it as on the notice, such as 000-123456-00-1
      esd_number | 000-123456-00-1
      ui_rate | 0.2705 ! Enter 3 or fewer decimals
      ui_rate | 27 ! Enter 15 or less
      ui_rate | 2.705 % = 2.705
      risk_class_rate | 0.13456 ! Enter 4 or fewer decimals
      risk_class_rate | 0 ! Enter 0.0001 or more
      risk_class_rate | .1345 = 0.1345
      wage_base | 78,200.50 ! Enter a whole amount, without cents, such as 1,234
      wage_base | 6,999 ! Enter $7,000 or more
      wage_base | $78,200 = 78200
      reimbursable | No = false
      effective | 1/15/2026 ! Enter the first day of a quarter
      effective | 1/1/2027 ! Enter 09/02/2026 or an earlier day
      effective | 1/1/2026 = 2026-01-01
    `,
  },
};
