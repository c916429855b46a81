import type { Fault } from "parameter-form/service";

/** Collections of the stories' service. */
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

/** Faults that the service of the stories and tests simulates, over HTTP and in the page. */
export const faults: readonly Fault[] = [
  // The employer of the employee `locked` has locked withholding.
  {
    on: "/employees/locked/forms/{form_id}/sign_and_submit",
    fails: {
      status: 400,
      type: "employee_federal_withholding_locked",
      message: "Your employer has locked withholding until January 2",
    },
  },
  // The session of the employee `signed-out` has ended.
  {
    on: "/employees/signed-out/forms/{form_id}/sign_and_submit",
    fails: { status: 401, message: "Token expired" },
  },
  { on: "/employees/signed-out/forms/{form_id}/submit", fails: { status: 401 } },
  // A submission of the employee `slow` takes an hour.
  { on: "/employees/slow/forms/{form_id}/submit", latency: 3_600_000 },
];
