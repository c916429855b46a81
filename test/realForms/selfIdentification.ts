import { date } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { select, text } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const declined = { declined: "I do not want to answer" };

const definition: FormDefinition = {
  id: "self-identification",
  description: "Voluntary self-identification",
  link: "https://www.dol.gov/agencies/ofccp/self-id-forms",
  revision_date: "2026-01-01",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    select("gender", "Gender", { female: "Female", male: "Male", ...declined }),
    select("ethnicity", "Are you Hispanic or Latino?", { yes: "Yes", no: "No", ...declined }),
    select("race", "Race", {
      american_indian: "American Indian or Alaska Native",
      asian: "Asian",
      black: "Black or African American",
      pacific: "Native Hawaiian or Other Pacific Islander",
      white: "White",
      two: "Two or more races",
      ...declined,
    }),
    select("veteran", "Are you a protected veteran?", { yes: "Yes", no: "No", ...declined }),
    select("disability", "Do you have a disability, or have you ever had one?", {
      yes: "Yes, I have a disability, or have had one in the past",
      no: "No, I do not have a disability and have not had one in the past",
      ...declined,
    }),
    text("name", "Your name", required),
    text("signed_on", "Today's date", required),
  ],
};

/** Nobody has to answer more than who they are. */
export const selfIdentification: RealForm = {
  definition,
  options: { rules: { signed_on: date({ min: "today", max: "today", today }) } },
  renderProps: { selectAs: "radio" },
  empty: 2,
  people: {
    "Nina Petrova": `
      gender | Female = female
      ethnicity | No = no
      race | White = white
      veteran | I do not want to answer = declined
      disability | I do not want to answer = declined
      name | Nina Petrova
      signed_on | March 2 ! Enter a date, such as 01/31/2026
      signed_on | 3/2/2026 = 2026-03-02
    `,
    "Omar Said, who says nothing": `
      name | Omar Said
      signed_on | 03022026 = 2026-03-02
    `,
  },
};
