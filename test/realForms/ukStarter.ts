import { date, parseForm, pattern, shownWhen } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "uk-starter-checklist",
  description: "Starter checklist",
  link: "https://www.gov.uk/guidance/starter-checklist-for-paye",
  revision_date: "2025-04-06",
  jurisdiction_name: "United Kingdom",
  lang: "en",
  parameters: [
    text("last_name", "Last name", required),
    text("first_names", "First names", required),
    text("address", "Home address", { ...required, description: "Include the country." }),
    text("postcode", "Postcode", required),
    text("date_of_birth", "Date of birth", required),
    text("national_insurance_number", "National Insurance number", {
      description: "Two letters, six digits and a letter. Leave it empty if you have none yet.",
    }),
    text("start_date", "Employment start date", required),
    {
      ...select("statement", "Choose the statement that applies to you", {}, required),
      options: [
        {
          value: "A",
          label: "Statement A",
          description:
            "This is my first job since 6 April, and I have not received taxable benefits or a pension.",
        },
        {
          value: "B",
          label: "Statement B",
          description: "Since 6 April I have had another job, which I do not have any more.",
        },
        { value: "C", label: "Statement C", description: "I have another job or a pension." },
      ],
    },
    yesNo("student_loan", "Do you have a student or postgraduate loan?", required),
    select(
      "loan_plan",
      "Which type of student loan do you have?",
      { 1: "Plan 1", 2: "Plan 2", 4: "Plan 4", postgraduate: "Postgraduate loan" },
      required,
    ),
    yesNo(
      "declaration",
      "I confirm that the information I have given on this form is correct",
      required,
    ),
  ],
};

/** In the language, order of dates and rules of the United Kingdom. */
export const ukStarter: RealForm = {
  definition,
  options: {
    locale: "en-GB",
    currency: "GBP",
    when: shownWhen(parseForm(definition), { loan_plan: { name: "student_loan", equals: "true" } }),
    rules: {
      postcode: pattern(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "enter a postcode, such as SW1A 2AA"),
      date_of_birth: date({ max: { years: -13 }, today }),
      // https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110
      national_insurance_number: pattern(
        /^(?!BG|GB|KN|NK|NT|TN|ZZ)[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z]\d{6}[A-D]$/,
        "enter a National Insurance number, such as QQ123456C, without spaces",
      ),
      start_date: date({ min: "2025-04-06", max: { months: 3 }, today }),
    },
  },
  renderProps: {
    selectAs: "radio",
    fields: { declaration: { as: "agreement" }, address: { multiline: true } },
  },
  empty: 9,
  people: {
    "Eleanor Whitfield": `
      last_name | Whitfield
      first_names | Eleanor Grace
      address | 4 Mill Lane↵Hexham↵United Kingdom
      postcode | NE46 ! Enter a postcode, such as SW1A 2AA
      postcode | NE46 1XD
      date_of_birth | 07/31/1999 ! Enter a day that exists, such as 31/01/2026
      date_of_birth | 3/3/2013 ! Enter 02/03/2013 or an earlier day
      date_of_birth | 31.7.1999 = 1999-07-31
      national_insurance_number | ZZ123456A ! Enter a National Insurance number, such as QQ123456C, without spaces
      national_insurance_number | JG103759A
      start_date | 05/04/2025 ! Enter 06/04/2025 or a later day
      start_date | 09/03/2026 = 2026-03-09
      statement | Statement B = B
      student_loan | Yes = true
      loan_plan | Plan 2 = 2
      declaration | Yes = true
    `,
  },
};
