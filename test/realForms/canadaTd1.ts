import {
  addDecimals,
  min,
  parseForm,
  type Rule,
  shownWhen,
  date,
  pattern,
} from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { currency, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const claims = ["line_1", "line_3", "line_5", "line_8"] as const;

const definition: FormDefinition = {
  id: "canada-td1",
  description: "2026 Personal Tax Credits Return (TD1)",
  link: "https://www.canada.ca/en/revenue-agency/services/forms-publications/td1-personal-tax-credits-returns.html",
  revision_date: "2026-01-01",
  jurisdiction_name: "Canada",
  lang: "en",
  parameters: [
    text("last_name", "Last name", required),
    text("first_name", "First name and initial(s)", required),
    text("date_of_birth", "Date of birth (YYYY/MM/DD)", required),
    text("address", "Address", required),
    text("postal_code", "Postal code", required),
    text("social_insurance_number", "Social insurance number", required),
    yesNo("non_resident", "Are you a non-resident of Canada?", required),
    text("country", "Country of permanent residence", required),
    currency("line_1", "1. Basic personal amount"),
    currency("line_3", "3. Age amount"),
    currency("line_5", "5. Tuition (full-time and part-time)"),
    currency("line_8", "8. Spouse or common-law partner amount"),
    currency("line_13", "13. Total claim amount"),
    text("signature", "Signature", required),
  ],
};

/** Every second digit doubled, as on the card. */
const luhn = (digits: string): number =>
  [...digits].reduce((sum, digit, at) => {
    const doubled = at % 2 === 1 ? 2 * Number(digit) : Number(digit);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);

const sin: Rule = {
  validate: (value) =>
    /^\d{3} \d{3} \d{3}$/.test(value) && luhn(value.replaceAll(" ", "")) % 10 === 0
      ? null
      : {
          type: "patternMismatch",
          reason: "sin",
          message: "enter nine digits as on the card, such as 046 454 286",
        },
  sensitive: true,
};

export const canadaTd1: RealForm = {
  definition,
  options: {
    locale: "en-CA",
    currency: "CAD",
    when: shownWhen(parseForm(definition), {
      country: { name: "non_resident", equals: "true" },
    }),
    rules: {
      date_of_birth: date({ max: { years: -14 }, today }),
      postal_code: pattern(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, "enter a postal code, such as K1A 0B1"),
      social_insurance_number: sin,
      ...Object.fromEntries([...claims, "line_13"].map((name) => [name, min("0")])),
    },
    compute: {
      line_13: (answers) => addDecimals(...claims.flatMap((name) => answers[name] ?? [])),
    },
  },
  renderProps: {
    sections: [
      {
        title: "About you",
        names: definition.parameters.slice(0, 8).map(({ name }) => name),
      },
      { title: "Claim amounts", names: [...claims, "line_13"] },
    ],
  },
  empty: 8,
  people: {
    "Chloé Tremblay": `
      last_name | Tremblay
      first_name | Chloé M.
      date_of_birth | 31/01/1992 ! Enter a date, such as 2026-01-31
      date_of_birth | 1992/01/31 = 1992-01-31
      address | 12 rue Sainte-Anne, Québec QC
      postal_code | G1R4S7 ! Enter a postal code, such as K1A 0B1
      postal_code | G1R 4S7
      social_insurance_number | 046 454 287 ! Enter nine digits as on the card, such as 046 454 286
      social_insurance_number | 046 454 286
      non_resident | No = false
      line_1 | $16,452 = 16452
      line_5 | 3.2.1 ! Enter an amount, such as 1,234.50
      line_5 | 3,200.75 = 3200.75
      line_13 | = 19652.75
      signature | Chloé Tremblay
    `,
  },
};
