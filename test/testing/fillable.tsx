import { ParameterForm, type ParameterFormProps, parseForm, ssn } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { type JSX, StrictMode, useState } from "react";
import { question } from "../support/questions.ts";

const many = Array.from({ length: 30 }, (_, at) => `S${at}`).join("|");

/** A question of every kind, the one about a spouse before the answer that leads to it; two have one label, and two others of one label are never there together. */
const parameters = [
  question("Spouse: string"),
  { ...question("Name (legal): string"), label: 'Employee\'s "legal" `name` >> (as on file)' },
  question("SSN: string"),
  question("Extra: currency?"),
  question("Dependents: number"),
  question("Share: percent?"),
  question("Exempt: boolean"),
  question("Veteran: boolean?"),
  question("Status: select single|married"),
  question("Paid: select weekly|monthly"),
  question(`State: select? ${many}`),
  { ...question("Amount: currency"), name: "first" },
  { ...question("Amount: currency?"), name: "second" },
  { ...question("Rate: currency"), name: "weeklyRate" },
  { ...question("Rate: percent"), name: "monthlyRate" },
];
export const fillable = parseForm({ parameters });

/** A right answer to each question. */
export const answers = {
  Spouse: "Bo",
  "Name (legal)": "A{b}[c] \\d",
  SSN: "123-45-6789",
  Extra: "1234.50",
  Dependents: "2",
  Share: "7.125",
  Exempt: "false",
  Veteran: "true",
  Status: "married",
  Paid: "monthly",
  State: "S17",
  first: "1",
  second: "2.25",
  monthlyRate: "10",
};

export const expected = parameters.flatMap(({ name }) =>
  Object.entries(answers).flatMap(([key, answer]) => (key === name ? [`${name}=${answer}`] : [])),
);

const when = shownWhen(fillable, {
  Spouse: { name: "Status", equals: "married" },
  weeklyRate: { name: "Paid", equals: "weekly" },
  monthlyRate: { name: "Paid", equals: "monthly" },
});

/** Settings of these questions, which another form does not have. */
const settings: Partial<ParameterFormProps> = {
  when,
  rules: { SSN: ssn() },
  fields: {
    SSN: { stored: "0000" },
    Veteran: { booleanAs: "radio" },
    Paid: { selectAs: "radio" },
  },
};

/** The form with these questions, and below it what was submitted. */
export function Fillable(props: Partial<ParameterFormProps>): JSX.Element {
  const [submitted, setSubmitted] = useState("");
  return (
    <StrictMode>
      <ParameterForm
        form={fillable}
        {...(!props.form && settings)}
        onSubmit={(_, { payload }) =>
          setSubmitted(payload.parameters.map(({ name, value }) => `${name}=${value}`).join("\n"))
        }
        {...props}
      />
      <output data-testid="submitted">{submitted}</output>
    </StrictMode>
  );
}
