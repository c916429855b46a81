import { date, pattern, suggestedRules } from "parameter-form/core";
import { personalDetails as definition } from "parameter-form/service";
import { type RealForm, today } from "./realForm.ts";

/** Common names bring their rules; taxes need an address where somebody lives. */
export const personalDetails: RealForm = {
  definition,
  options: {
    defaultRules: suggestedRules,
    rules: {
      date_of_birth: date({ min: { years: -100 }, max: { years: -16 }, today }),
      address_line1: pattern(/^(?!p\.? ?o\.? ?box)/i, "enter a street address, not a P.O. box"),
    },
  },
  empty: 9,
  people: {
    "Amara Nwosu": `
      first_name | Amara
      last_name | Nwosu-O'Neill
      ssn | 219-09-9999 ! Check the number, which was printed as a sample. Copy it from the card.
      ssn | 4491O2231 ! Enter nine digits, such as 123-45-6789
      ssn | 449102231 = 449-10-2231
      date_of_birth | 3/3/2010 ! Enter 03/02/2010 or an earlier day
      date_of_birth | 5/6/1899 ! Enter 03/02/1926 or a later day
      date_of_birth | 05/06/97 ! Enter the year in four digits, such as 01/31/2026
      date_of_birth | 05/06/1997 = 1997-05-06
      email | amara@ ! Enter an email address, such as name@example.com
      email | amara.nwosu@example.com
      phone | 555-0142 ! Enter ten digits, such as (202) 555-0123
      phone | 1 (404) 555-0142 = +14045550142
      address_line1 | PO Box 88 ! Enter a street address, not a P.O. box
      address_line1 | 88 Boxwood Court
      city | Atlanta
      state | Georgie ! Choose one of the listed options
      state | Georgia = GA
      zip | 3030 ! Enter five or nine digits, such as 02134
      zip | 30305
    `,
  },
};
