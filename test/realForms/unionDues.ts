import {
  all,
  decimals,
  max,
  min,
  mustBeTrue,
  parseForm,
  pattern,
  shownWhen,
} from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { currency, number, percent, select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required } from "./realForm.ts";

const definition: FormDefinition = {
  id: "union-dues",
  description: "Union membership and dues deduction",
  link: "https://forms.example.com/union-dues.pdf",
  revision_date: "2026-01-01",
  lang: "en",
  parameters: [
    text("full_name", "Full name", required),
    number("local", "Number of your local", required),
    text("card", "Membership card", { description: "Two letters and six digits." }),
    currency("wage", "Hourly wage", { ...required, description: "With up to four decimals." }),
    number("hours", "Hours each week", required),
    select(
      "dues",
      "Dues are deducted as",
      { fixed: "A fixed amount each month", percent: "A percentage of gross pay" },
      required,
    ),
    currency("fixed_dues", "Dues each month", required),
    percent("percent_dues", "Dues in percent of gross pay", required),
    yesNo(
      "authorization",
      "I authorize my employer to deduct dues from my pay, and may revoke this in writing",
      required,
    ),
    text("signature", "Signature of the member", required),
  ],
};

export const unionDues: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      fixed_dues: { name: "dues", equals: "fixed" },
      percent_dues: { name: "dues", equals: "percent" },
    }),
    rules: {
      local: max("9999"),
      card: pattern(/^[A-Z]{2}\d{6}$/, "enter two capital letters and six digits"),
      wage: all(decimals(4), min("7.25")),
      hours: max("168"),
      fixed_dues: all(min("1"), max("500")),
      percent_dues: max("5"),
      authorization: mustBeTrue(),
    },
  },
  renderProps: { fields: { authorization: { as: "agreement" } } },
  empty: 7,
  people: {
    "Frank Russo": `
      full_name | Frank Russo
      local | 10,000 ! Enter 9,999 or less
      local | 237
      card | FR12345 ! Enter two capital letters and six digits
      card | FR123456
      wage | 7.2499 ! Enter $7.25 or more
      wage | 31.87505 ! Enter 4 or fewer decimals
      wage | 31.8125
      hours | 0 ! Enter 1 or more
      hours | 169 ! Enter 168 or less
      hours | 40
      dues | A percentage of gross pay = percent
      percent_dues | 15 ! Enter 5 or less
      percent_dues | 1.5
      authorization | Yes = true
      signature | Frank Russo
    `,
  },
};
