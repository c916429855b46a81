import { directDeposit, exampleForms, federalW4 } from "parameter-form/service";

const written = (json: unknown): string => JSON.stringify(json, null, 2);

/** What may be begun with: the forms of the example service, two of them as a collection, and what nobody could draw. */
export const samples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    exampleForms
      .filter(({ parameters }) => parameters.length < 100)
      .map((form) => [form.description ?? form.id, written(form)]),
  ),
  "A collection of two forms": written({
    title: "New hire",
    forms: [
      { form: directDeposit, title: "Your account" },
      { form: federalW4, title: "Your taxes" },
    ],
  }),
  "A form with mistakes": written({
    description: "Payroll",
    parameters: [
      { name: "status", label: "Status", type: "select", required: true, options: [] },
      { name: "pay", type: "currency", required: "yes" },
      { name: "status", label: "Marital status", type: "string", required: false },
    ],
  }),
};
