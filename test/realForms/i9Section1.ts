import {
  date,
  email,
  maxLength,
  oneOfThese,
  parseForm,
  pattern,
  shownWhen,
  usPhone,
  zip,
} from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { stateChoices } from "../../src/service/fixtures/employeeForms.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "i-9-section-1",
  description: "Employment Eligibility Verification (Form I-9), Section 1",
  link: "https://www.uscis.gov/sites/default/files/document/forms/i-9.pdf",
  revision_date: "2025-01-20",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    text("last_name", "Last name (family name)", required),
    text("first_name", "First name (given name)", required),
    text("middle_initial", "Middle initial (if any)"),
    text("other_last_names", "Other last names used (if any)"),
    text("address", "Address (street number and name)", required),
    text("apartment", "Apt. number (if any)"),
    text("city", "City or town", required),
    select("state", "State", stateChoices, required),
    text("zip", "ZIP code", required),
    text("date_of_birth", "Date of birth (mm/dd/yyyy)", required),
    text("ssn", "U.S. Social Security number", {
      description: "You must provide it if your employer uses E-Verify.",
    }),
    text("email", "Employee's email address"),
    text("phone", "Employee's telephone number"),
    {
      ...select("status", "I attest, under penalty of perjury, that I am:", {}, required),
      options: [
        { value: "citizen", label: "A citizen of the United States" },
        {
          value: "noncitizen_national",
          label: "A noncitizen national of the United States",
          description: "Such as a person born in American Samoa.",
        },
        {
          value: "permanent_resident",
          label: "A lawful permanent resident",
          description: "You have a Green Card. You will need your USCIS or A-Number.",
        },
        {
          value: "authorized",
          label: "A noncitizen authorized to work",
          description: "You will need one of three numbers, and the day your authorization ends.",
        },
      ],
    },
    text("work_until", "Authorized to work until", {
      ...required,
      description: "As on your document; N/A if it names no day.",
    }),
    text("uscis_number", "USCIS number / A-Number"),
    text("i94_number", "Form I-94 admission number"),
    text("passport", "Foreign passport number and country of issuance"),
    yesNo("preparer", "Did a preparer or translator assist you?", required),
    text("signature", "Signature of employee", required),
    text("signed_on", "Today's date (mm/dd/yyyy)", required),
  ],
};

const authorized = { name: "status", equals: "authorized" };

/** The attestation decides which numbers are asked for; of three, one is enough. */
export const i9Section1: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      work_until: authorized,
      uscis_number: { name: "status", oneOf: ["permanent_resident", "authorized"] },
      i94_number: authorized,
      passport: authorized,
    }),
    rules: {
      middle_initial: maxLength(1),
      zip: zip(),
      date_of_birth: date({ max: { years: -14 }, today }),
      email: email(),
      phone: usPhone(),
      work_until: date({ min: "today", or: "N/A", today }),
      uscis_number: pattern(/^A?\d{7,9}$/, "enter 7 to 9 digits, such as A012345678"),
      i94_number: pattern(/^[0-9A-Z]{11}$/, "enter 11 digits and capital letters"),
      signed_on: date({ min: "today", max: "today", today }),
    },
    checks: [oneOfThese("uscis_number", "i94_number", "passport")],
  },
  renderProps: { selectAs: "radio" },
  empty: 11,
  people: {
    "Grace Kim, a citizen": `
      last_name | Kim
      first_name | Grace
      middle_initial | J. ! Enter 1 character or fewer
      middle_initial | J
      address | 615 Alder St
      city | Tacoma
      state | Washington = WA
      zip | 9840 ! Enter five or nine digits, such as 02134
      zip | 98402
      date_of_birth | 03/03/2012 ! Enter 03/02/2012 or an earlier day
      date_of_birth | 13/07/1990 ! Enter a day that exists, such as 01/31/2026
      date_of_birth | 04.07.1990 ! This can be read in more than one way. Write it like 01/31/2026.
      date_of_birth | 7/13/1990 = 1990-07-13
      ssn | 539 41 0000 ! Check the last four digits, which cannot be 0000
      ssn | 539 41 2206 = 539-41-2206
      email | grace.kim at example.com ! Enter an email address, such as name@example.com
      email | grace.kim@example.com
      phone | 253 555 01 ! Enter ten digits, such as (202) 555-0123
      phone | 253.555.0164 = +12535550164
      status | A citizen of the United States = citizen
      preparer | No = false
      signature | Grace J. Kim
      signed_on | 3/1/2026 ! Enter 03/02/2026 or a later day
      signed_on | 3/2/2026 = 2026-03-02
    `,
    "Luis Ortega, authorized to work": `
      last_name | Ortega Ruiz
      first_name | Luis
      other_last_names | Ortega
      address | 1200 Palm Ave
      apartment | 14B
      city | El Paso
      state | TX - Texas = TX
      zip | 79901-1234
      date_of_birth | 11/05/1988 = 1988-11-05
      status | A noncitizen authorized to work = authorized
      work_until | never ! Enter a date, such as 01/31/2026, or N/A
      work_until | 03/01/2026 ! Enter 03/02/2026 or a later day
      work_until | n.a. = N/A
      uscis_number | A12345 ! Enter 7 to 9 digits, such as A012345678
      uscis_number | A012345678
      preparer | Yes = true
      signature | Luis Ortega Ruiz
      signed_on | 3/2/2026 = 2026-03-02
    `,
  },
};
