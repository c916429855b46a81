import { render, screen } from "@testing-library/react";
import { ParameterForm, ParameterFormProvider } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const form = { id: "pay", ...questions("Wage: currency", "Share: percent?", "Years: number?") };
const defaultValues = { Wage: "1234.5" };

const hosts = [
  [
    "a form",
    (notation: object) => (
      <ParameterForm {...{ form, defaultValues, onSubmit() {}, ...notation }} />
    ),
  ],
  [
    "a provider",
    (notation: object) => (
      <ParameterFormProvider {...notation}>
        <ParameterForm {...{ form, defaultValues, onSubmit() {} }} />
      </ParameterFormProvider>
    ),
  ],
  [
    "a collection",
    (notation: object) => (
      <FormCollection forms={[{ form, defaultValues }]} onSign={() => {}} {...notation} />
    ),
  ],
  [
    "a form of a collection",
    (notation: object) => (
      <FormCollection forms={[{ form, defaultValues, ...notation }]} onSign={() => {}} />
    ),
  ],
] as const;

const notations = [
  { locale: "en_US" },
  { locale: "" },
  { locale: "en-x" },
  { locale: 5 },
  { currency: "dollars" },
  { currency: "$" },
  { currency: "" },
  { locale: "de_DE", currency: "€" },
  { messages: { lang: "en_US" } },
];

const cases = hosts.flatMap(([host, setup]) =>
  notations.map((notation) => [host, notation, setup] as const),
);

test.each(cases)("%s with %j renders as without it", (_, notation, setup) => {
  render(setup(notation));
  expect(screen.getByLabelText(/^Wage/)).toHaveDisplayValue("1,234.50");
});
