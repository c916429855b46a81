import { directDeposit, exampleForms, federalW4 } from "parameter-form/service";

const stringify = (json: unknown): string => JSON.stringify(json, null, 2);

/** Documents to choose from, as JSON: the forms of the example service, a collection, and a form with mistakes. */
export const samples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    exampleForms
      .filter(({ parameters }) => parameters.length < 100)
      .map((form) => [form.description ?? form.id, stringify(form)]),
  ),
  "A collection of two forms": stringify({
    title: "New hire",
    forms: [
      { form: directDeposit, title: "Your account" },
      { form: federalW4, title: "Your taxes" },
    ],
  }),
  "A form with mistakes": stringify({
    description: "Payroll",
    parameters: [
      { name: "status", label: "Status", type: "select", required: true, options: [] },
      { name: "pay", type: "currency", required: "yes" },
      { name: "status", label: "Marital status", type: "string", required: false },
    ],
  }),
};
