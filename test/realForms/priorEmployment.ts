import { type Check, compareDecimals, date, ein, min, subtractDecimals } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { currency, text } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "prior-employment",
  description: "Wages from an earlier employer this year",
  link: "https://forms.example.com/prior-employment.pdf",
  revision_date: "2026-01-01",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    text("employer", "Name of the earlier employer", required),
    text("employer_ein", "EIN of the earlier employer", {
      description: "In box b of your Form W-2, or on a pay stub.",
    }),
    text("from", "First day there this year", required),
    text("to", "Last day there", required),
    currency("wages", "Gross wages this year", required),
    currency("withheld", "Federal income tax withheld", required),
    currency("net", "Wages less tax"),
    text("signature", "Employee's signature", required),
  ],
};

const fault = (name: string, message: string) => [
  { name, type: "customError" as const, reason: name, message },
];

/** Days as they are submitted are in order as texts are. */
const inOrder: Check = ({ from, to }) =>
  from !== undefined && to !== undefined && to < from
    ? fault("to", "enter the first day or a later one")
    : [];
const notMore: Check = ({ wages, withheld }) =>
  wages !== undefined && withheld !== undefined && compareDecimals(withheld, wages) > 0
    ? fault("withheld", "enter no more than the wages")
    : [];

export const priorEmployment: RealForm = {
  definition,
  options: {
    rules: {
      employer_ein: ein(),
      from: date({ min: "2026-01-01", max: "today", today }),
      to: date({ min: "2026-01-01", max: "today", today }),
      wages: min("0.01"),
      withheld: min("0"),
    },
    checks: [inOrder, notMore],
    compute: {
      net: ({ wages, withheld }) =>
        wages === undefined || withheld === undefined ? null : subtractDecimals(wages, withheld),
    },
  },
  empty: 6,
  people: {
    "Ruth Goldberg": `
      employer | Summit Outdoor Co.
      employer_ein | 84-221 ! Enter nine digits, such as 12-3456789
      employer_ein | 842213377 = 84-2213377
      from | 12/31/2025 ! Enter 01/01/2026 or a later day
      from | 1/5/2026 = 2026-01-05
      to | 1/4/2026 ! Enter the first day or a later one
      to | 2/20/2026 = 2026-02-20
      wages | 12,50 ! This can be read in more than one way. Write it like 1,234.50.
      wages | 6,480.00 = 6480.00
      withheld | 6480.01 ! Enter no more than the wages
      withheld | 712.35
      net | = 5767.65
      signature | Ruth Goldberg
    `,
  },
};
