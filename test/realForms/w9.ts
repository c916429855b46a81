import {
  type Check,
  date,
  ein,
  oneOfThese,
  mustBeTrue,
  parseForm,
  pattern,
  shownWhen,
  ssn,
} from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "w-9",
  description: "Request for Taxpayer Identification Number and Certification (Form W-9)",
  link: "https://www.irs.gov/pub/irs-pdf/fw9.pdf",
  revision_date: "2024-03-01",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    text("name", "1. Name of entity/individual", {
      ...required,
      description: "As it is on your income tax return.",
    }),
    text("business_name", "2. Business name, if different from above"),
    {
      ...select("classification", "3a. Federal tax classification", {}, required),
      options: [
        {
          value: "individual",
          label: "Individual/sole proprietor",
          description: "Also of a limited liability company with one owner.",
        },
        { value: "c_corporation", label: "C corporation" },
        { value: "s_corporation", label: "S corporation" },
        { value: "partnership", label: "Partnership" },
        { value: "trust", label: "Trust/estate" },
        { value: "llc", label: "LLC", description: "Of more than one owner." },
      ],
    },
    select(
      "llc_classification",
      "Tax classification of the LLC",
      { C: "C corporation", S: "S corporation", P: "Partnership" },
      required,
    ),
    text("exempt_payee_code", "4. Exempt payee code (if any)", {
      description: "1 to 13. Individuals have none.",
    }),
    text("address", "5. Address (number, street, and apt. or suite no.)", required),
    text("city_state_zip", "6. City, state, and ZIP code", required),
    text("ssn", "Social security number"),
    text("ein", "Employer identification number"),
    yesNo(
      "certification",
      "Under penalties of perjury, I certify that the number shown on this form is my correct taxpayer identification number",
      required,
    ),
    text("signature", "Signature of U.S. person", required),
    text("date", "Date", required),
  ],
};

/** Of the two numbers a payer can report under one alone. */
const notBoth: Check = ({ ssn: person, ein: business }) =>
  person === undefined || business === undefined
    ? []
    : [
        {
          name: "ein",
          type: "customError",
          reason: "oneNumber",
          message: "give one number, not both",
        },
      ];

export const w9: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      llc_classification: { name: "classification", equals: "llc" },
      exempt_payee_code: { name: "classification", not: "individual" },
    }),
    rules: {
      ssn: ssn(),
      ein: ein(),
      exempt_payee_code: pattern(/^([1-9]|1[0-3])$/, "enter a code from 1 to 13"),
      certification: mustBeTrue(),
      date: date({ min: { days: -30 }, max: "today", today }),
    },
    checks: [oneOfThese("ssn", "ein"), notBoth],
  },
  renderProps: { fields: { certification: { as: "agreement" } } },
  empty: 8,
  people: {
    "Lena Fischer, who works for herself": `
      name | Lena Fischer
      business_name | Fischer Illustration
      classification | Individual/sole proprietor = individual
      address | 220 Orchard Rd, Suite 3
      city_state_zip | Ithaca, NY 14850
      ssn | 000-12-3456 ! Check the first digits, which cannot be 000, 666 or 900 to 999
      ssn | 219 09 4321 = 219-09-4321
      ein | 12-345678 ! Enter nine digits, such as 12-3456789
      ein | 123456789 ! Give one number, not both
      ein |
      certification | Yes = true
      signature | Lena Fischer
      date | 3/3/2026 ! Enter 03/02/2026 or an earlier day
      date | 1/30/2026 ! Enter 01/31/2026 or a later day
      date | 2/30/2026 ! Enter a day that exists, such as 01/31/2026
      date | 3/2/26 ! Enter the year in four digits, such as 01/31/2026
      date | 3/2/2026 = 2026-03-02
    `,
    "Birch & Vale, an LLC": `
      name | Birch & Vale LLC
      classification | LLC = llc
      llc_classification | Partnership = P
      exempt_payee_code | 14 ! Enter a code from 1 to 13
      exempt_payee_code | 5
      address | 77 Quarry Lane
      city_state_zip | Boise, ID 83702
      ein | 073456789 ! Check the first two digits, which the IRS has not announced
      ein | 12-3456789
      certification | Yes = true
      signature | Sam Vale
      date | 2026-03-02
    `,
  },
};
