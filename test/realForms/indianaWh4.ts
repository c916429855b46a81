import { addDecimals, all, max, min, zip } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { currency, number, select, text } from "../../src/service/fixtures/ask.ts";
import { stateChoices } from "../../src/service/fixtures/employeeForms.ts";
import { indianaCounties } from "./indianaCounties.ts";
import { type RealForm, required } from "./realForm.ts";

const definition: FormDefinition = {
  id: "indiana-wh-4",
  description: "Employee's Withholding Exemption and County Status Certificate (WH-4)",
  link: "https://forms.in.gov/Download.aspx?id=2702",
  revision_date: "2023-09-01",
  jurisdiction_name: "Indiana",
  state: "IN",
  lang: "en",
  parameters: [
    text("full_name", "Full name", required),
    text("ssn", "Social Security number or ITIN", required),
    text("address", "Home address", required),
    text("city", "City", required),
    select("state", "State", stateChoices, required),
    text("zip", "ZIP code", required),
    select("county_of_residence", "Indiana county of residence as of January 1", indianaCounties, {
      ...required,
      description: "Choose not applicable if you lived in another state.",
    }),
    select(
      "county_of_employment",
      "Indiana county of principal employment as of January 1",
      indianaCounties,
      required,
    ),
    number("line_1", "1. Exemption for yourself", { description: "Enter 1 to claim it." }),
    number("line_2", "2. Exemption for your spouse", {
      description: "Enter 1 if you are married and your spouse does not claim it.",
    }),
    number("line_3", "3. Exemptions for dependents, one for each"),
    number("line_4", "4. Additional exemptions, for age 65 or blindness"),
    number("line_5", "5. Add lines 1, 2, 3, and 4"),
    number("line_6", "6. Additional dependent exemptions"),
    currency("line_8", "8. Additional state withholding each pay period"),
    currency("line_9", "9. Additional county withholding each pay period"),
    text("signature", "Signature", required),
  ],
};

const upTo = (most: string) => all(min("0"), max(most));

/** A list of 93 counties is searched; the total is worked out. */
export const indianaWh4: RealForm = {
  definition,
  options: {
    rules: {
      zip: zip(),
      line_1: upTo("1"),
      line_2: upTo("1"),
      line_3: upTo("20"),
      line_4: upTo("4"),
      line_5: min("0"),
      line_6: upTo("20"),
      line_8: min("0"),
      line_9: min("0"),
    },
    compute: {
      line_5: ({ line_1 = "0", line_2 = "0", line_3 = "0", line_4 = "0" }) =>
        addDecimals(line_1, line_2, line_3, line_4),
    },
  },
  empty: 9,
  people: {
    "Hank Yoder, of Elkhart": `
      full_name | Hank Yoder
      ssn | 315 70 8842 = 315-70-8842
      address | 2300 County Road 17
      city | Goshen
      state | Indiana = IN
      zip | 46526
      county_of_residence | Elkart ! Choose one of the listed options
      county_of_residence | Elkhart = 20
      county_of_employment | st. jos = 71
      line_1 | 2 ! Enter 1 or less
      line_1 | 1
      line_2 | 0
      line_3 | 1O ! Enter a whole number, such as 12
      line_3 | 10
      line_4 | 5 ! Enter 4 or less
      line_4 | 1
      line_5 | = 12
      line_8 | 10 or 15 ! Enter an amount, such as 1,234.50
      line_8 | 10.75
      signature | Hank Yoder
    `,
    "Priya Nair, of Illinois": `
      full_name | Priya Nair
      ssn | 330-12-9987
      address | 88 Wacker Place
      city | Chicago
      state | IL = IL
      zip | 60601
      county_of_residence | not app = 00
      county_of_employment | Lake = 45
      line_5 | = 0
      signature | Priya Nair
    `,
  },
};
