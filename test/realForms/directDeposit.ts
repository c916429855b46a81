import {
  accountNumber,
  all,
  max,
  min,
  mustBeTrue,
  parseForm,
  routingNumber,
  sameAs,
  shownWhen,
  sumOf,
} from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { percent, select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required } from "./realForm.ts";

const ordinals = ["first", "second", "third"] as const;

const account = (which: string) => [
  text(`${which}_bank`, `Name of the ${which} bank or credit union`, required),
  select(
    `${which}_type`,
    `Type of the ${which} account`,
    { checking: "Checking", savings: "Savings" },
    required,
  ),
  text(`${which}_routing_number`, `Routing number of the ${which} bank`, {
    ...required,
    description: "Nine digits, at the bottom left of a check.",
  }),
  text(`${which}_account_number`, `Account number (${which})`, required),
  text(`${which}_account_number_again`, `Account number (${which}, again)`, required),
  percent(`${which}_percent`, `Percentage of net pay for the ${which} account`, required),
];

const definition: FormDefinition = {
  id: "direct-deposit-three",
  description: "Direct deposit to up to three accounts",
  link: "https://forms.example.com/direct-deposit.pdf",
  revision_date: "2026-01-01",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    select(
      "accounts",
      "How many accounts is your pay split over?",
      { 1: "One", 2: "Two", 3: "Three" },
      required,
    ),
    ...ordinals.flatMap(account),
    yesNo(
      "authorization",
      "I authorize deposits, and corrections of deposits made in error",
      required,
    ),
    text("signature", "Employee's signature", required),
  ],
};

/** The answer that asks for an account: its number, and any above. */
const shownFor = { second: ["2", "3"], third: ["3"] };

/** A parameter of each account, by its name. */
const ofEach = <T>(part: string, of: (which: string) => T) =>
  Object.fromEntries(ordinals.map((which) => [`${which}_${part}`, of(which)]));

export const directDeposit: RealForm = {
  definition,
  options: {
    when: shownWhen(
      parseForm(definition),
      Object.fromEntries(
        Object.entries(shownFor).flatMap(([which, oneOf]) =>
          account(which).map(({ name }) => [name, { name: "accounts", oneOf }]),
        ),
      ),
    ),
    rules: {
      ...ofEach("routing_number", routingNumber),
      ...ofEach("account_number", accountNumber),
      ...ofEach("account_number_again", accountNumber),
      ...ofEach("percent", () => all(min("1"), max("100"))),
      authorization: mustBeTrue(),
    },
    checks: [
      sumOf(
        ordinals.map((which) => `${which}_percent`),
        "100",
      ),
      ...ordinals.map((which) =>
        sameAs(`${which}_account_number_again`, `${which}_account_number`),
      ),
    ],
  },
  renderProps: {
    fields: { authorization: { as: "agreement" } },
    sections: [
      { title: "Your pay", names: ["accounts"] },
      ...ordinals.map((which) => ({
        title: `The ${which} account`,
        names: account(which).map(({ name }) => name),
      })),
      { title: "Sign here", names: ["authorization", "signature"] },
    ],
  },
  empty: 9,
  people: {
    "Noor Haddad, with three accounts": `
      accounts | Three = 3
      first_bank | Cedar Federal Credit Union
      first_type | Checking = checking
      first_routing_number | 01100001 ! Enter nine digits, such as 011000015
      first_routing_number | 991000015 ! Check the first digits, which no bank has. Copy the number from a check or the bank’s site.
      first_routing_number | 011000016 ! Check the digits, one of which does not fit the others. Compare them with a check or the bank’s site.
      first_routing_number | 0110-0001-5 = 011000015
      first_account_number | 12 ! Enter 4 to 17 digits, such as 000123456789
      first_account_number | 000 4471 2209 = 00044712209
      first_account_number_again | 4471 2209 ! Enter the same as for “Account number (first)”
      first_account_number_again | 000-44712209 = 00044712209
      first_percent | half ! Enter a percentage, such as 12.5
      first_percent | 0 ! Enter 1 or more
      first_percent | 50
      second_bank | Harbor Savings
      second_type | Savings = savings
      second_routing_number | 021000021
      second_account_number | 778812340
      second_account_number_again | 778812340
      second_percent | 33.5% = 33.5
      third_bank | Bank of the Valley
      third_type | Checking = checking
      third_routing_number | 121000358
      third_account_number | 5512
      third_account_number_again | 5512
      third_percent | 16 ! Enter parts that add up to 100
      third_percent | 16.5
      authorization | Yes = true
      signature | Noor Haddad
    `,
    "Pete Lund, with one": `
      accounts | One = 1
      first_bank | Harbor Savings
      first_type | Savings = savings
      first_routing_number | 021000021
      first_account_number | 90017754
      first_account_number_again | 90017754
      first_percent | 90 ! Enter parts that add up to 100
      first_percent | 100
      authorization | Yes = true
      signature | Pete Lund
    `,
  },
};
