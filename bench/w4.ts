import { federalW4 } from "../src/service/fixtures/federalW4.ts";
import { currency } from "../src/service/fixtures/ask.ts";

const { parameters } = federalW4;
const step3 = parameters.findIndex(({ name }) => name === "dependents_amount");

/** The W-4 of stories and tests, with the two amounts of its third step: 17 parameters. */
export const w4 = {
  ...federalW4,
  description: federalW4.description ?? "",
  parameters: [
    ...parameters.slice(0, step3),
    currency("children_amount", "Amount for qualifying children", {
      description: "Multiply the number of qualifying children under age 17 by $2,000.",
    }),
    currency("other_dependents_amount", "Amount for other dependents", {
      description: "Multiply the number of other dependents by $500.",
    }),
    ...parameters.slice(step3),
  ],
};
