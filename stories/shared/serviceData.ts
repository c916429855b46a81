import type { Fault } from "parameter-form/service";

/** The collections that the service of the stories has. */
export const collections = [
  {
    id: "new-hire",
    version: "1",
    title: "New hire",
    forms: [
      { id: "personal-details", title: { en: "Personal details", es: "Datos personales" } },
      {
        id: "direct-deposit",
        title: { en: "Direct deposit", es: "Depósito directo" },
        conditions: {
          amount: { name: "split", equals: "amount" },
          percent_of_net_pay: { name: "split", equals: "percent" },
        },
      },
    ],
    attestation: { statement: "I declare that these answers are true, correct, and complete." },
  },
] as const;

/** What the service of the stories and of the tests does not do as it should, over HTTP and in the page. */
export const faults: readonly Fault[] = [
  // Refused for an employee called `locked`, until the employer unlocks it.
  {
    on: "/employees/locked/forms/{form_id}/sign_and_submit",
    fails: {
      status: 400,
      type: "employee_federal_withholding_locked",
      message: "Your employer has locked withholding until January 2",
    },
  },
  // Of an employee called `signed-out`, the session has ended.
  {
    on: "/employees/signed-out/forms/{form_id}/sign_and_submit",
    fails: { status: 401, message: "Token expired" },
  },
  { on: "/employees/signed-out/forms/{form_id}/submit", fails: { status: 401 } },
  // Answered after an hour for an employee called `slow`.
  { on: "/employees/slow/forms/{form_id}/submit", latency: 3_600_000 },
];
