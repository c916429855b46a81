import { date, mustBeTrue, usState, zip } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "i-9-preparer",
  description: "Preparer and/or Translator Certification (Form I-9, Supplement A)",
  link: "https://www.uscis.gov/sites/default/files/document/forms/i-9.pdf",
  revision_date: "2025-01-20",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    text("employee_name", "Name of the employee, as in Section 1", required),
    text("last_name", "Last name (family name) of the preparer or translator", required),
    text("first_name", "First name (given name)", required),
    text("address", "Address (street number and name)", required),
    text("city", "City or town", required),
    text("state", "State", { ...required, description: "APO, FPO and DPO have AA, AE or AP." }),
    text("zip", "ZIP code", required),
    yesNo(
      "attestation",
      "I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my knowledge the information is true and correct",
      required,
    ),
    text("signature", "Signature of preparer or translator", required),
    text("signed_on", "Date (mm/dd/yyyy)", required),
  ],
};

/** The second of two helpers writes from an address of the armed forces. */
export const i9Preparer: RealForm = {
  definition,
  options: {
    rules: {
      state: usState(),
      zip: zip(),
      attestation: mustBeTrue(),
      signed_on: date({ min: { days: -3 }, max: "today", today }),
    },
  },
  renderProps: { purpose: "other" },
  empty: 10,
  people: {
    "Rosa Delgado": `
      employee_name | Luis Ortega Ruiz
      last_name | Delgado
      first_name | Rosa
      address | 31 Mesa Dr
      city | El Paso
      state | Tejas ! Enter a US state, such as CA or California
      state | new mexico = NM
      zip | 00012 ! Check the first three digits, which cannot be 000
      zip | 88001
      attestation | No ! Agree to continue
      attestation | Yes = true
      signature | Rosa Delgado
      signed_on | 2/26/2026 ! Enter 02/27/2026 or a later day
      signed_on | 2/27/2026 = 2026-02-27
    `,
    "Ben Adler, on a base abroad": `
      employee_name | Nora Adler
      last_name | Adler
      first_name | Ben
      address | PSC 1234, Box 56
      city | APO
      state | ae = AE
      zip | 09604 1234 = 09604-1234
      attestation | Yes = true
      signature | Ben Adler
      signed_on | 03/02/2026 = 2026-03-02
    `,
  },
};
