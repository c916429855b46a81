import {
  addDecimals,
  all,
  type Check,
  compareDecimals,
  max,
  min,
  parseForm,
  shownWhen,
  sumOf,
} from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { currency, percent, select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required } from "./realForm.ts";

const definition: FormDefinition = {
  id: "retirement-election",
  description: "401(k) election",
  link: "https://forms.example.com/401k.pdf",
  revision_date: "2026-01-01",
  jurisdiction_name: "Federal",
  lang: "en",
  parameters: [
    select(
      "election",
      "Do you want to take part in the plan?",
      { percent: "With a percentage of my pay", amount: "With a fixed amount", no: "Not now" },
      required,
    ),
    percent("pre_tax", "Percent of salary to defer before tax, if any"),
    percent("roth", "Percent of salary to defer as Roth, if any"),
    currency("amount", "Amount each pay period", required),
    yesNo("catch_up", "Will you be 50 or older this year, and do you want to catch up?"),
    text("beneficiary", "Name of your primary beneficiary", required),
    text("other_beneficiary", "Name of another beneficiary"),
    percent("beneficiary_share", "Share of the primary beneficiary", required),
    percent("other_beneficiary_share", "Share of the other beneficiary", required),
  ],
};

const joins = { name: "election", not: "no" };
const byPercent = { name: "election", equals: "percent" };

/** The plan takes 75 percent of pay; below 4 the match of the employer is not reached, which is told of. */
const deferral: Check = ({ election, pre_tax: before = "0", roth = "0" }) => {
  if (election !== "percent") return [];
  const deferred = addDecimals(before, roth);
  const fault = { name: "roth", type: "customError", reason: "deferral" } as const;
  if (compareDecimals(deferred, "75") > 0)
    return [{ ...fault, message: "enter parts that add up to 75 or less" }];
  if (compareDecimals(deferred, "4") >= 0) return [];
  return [{ ...fault, severity: "warning", message: "from 4 percent on, we add as much" }];
};

export const retirement: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      pre_tax: byPercent,
      roth: byPercent,
      amount: { name: "election", equals: "amount" },
      catch_up: joins,
      beneficiary: joins,
      beneficiary_share: joins,
      other_beneficiary: joins,
      other_beneficiary_share: { all: [joins, { name: "other_beneficiary", answered: true }] },
    }),
    rules: {
      pre_tax: max("75"),
      roth: max("75"),
      amount: all(min("10"), max("2000")),
      beneficiary_share: min("1"),
      other_beneficiary_share: min("1"),
    },
    checks: [deferral, sumOf(["beneficiary_share", "other_beneficiary_share"], "100")],
  },
  empty: 3,
  people: {
    "Ivy Chen": `
      election | With a percentage of my pay = percent
      pre_tax | 80 ! Enter 75 or less
      pre_tax | 3
      roth | 73 ! Enter parts that add up to 75 or less
      roth | 0 ! From 4 percent on, we add as much
      roth | 2.5
      catch_up | No = false
      beneficiary | Leo Chen
      other_beneficiary | Ada Chen
      beneficiary_share | 60
      other_beneficiary_share | 30 ! Enter parts that add up to 100
      other_beneficiary_share | 40
    `,
    "Max Braun, not now": `
      election | Not now = no
    `,
  },
};
