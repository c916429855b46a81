import { render, screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import { expect, test } from "vitest";
import { drawCollection, formOf } from "../support/drawCollection.tsx";
import { settled } from "../support/drawForm.tsx";

const definition = {
  ...formOf("a", "Estado: select soltero|casado", "Activo: boolean", "Nombre: string"),
  description: "Retención",
  lang: "es",
};
const defaultValues = { Estado: "casado", Activo: "true", Nombre: "Ada" };

/** The language that an element is marked with, on itself or around. */
const langOf = (words: string, selector = "*"): readonly (string | null)[] =>
  screen
    .getAllByText(words, { selector })
    .map((element) => element.closest("[lang]")?.getAttribute("lang") ?? null);

const draw = (step: string, title?: string) =>
  drawCollection({ forms: [{ form: definition, defaultValues, title }], step, variant: "tasks" });

const steps = ["tasks", "a", "review", "receipt"];

async function comeTo(step: string, title?: string): Promise<void> {
  const drawn = draw(step === "receipt" ? "review" : step, title);
  if (step === "receipt") await drawn.press("Submit");
  await settled();
}

test.each(steps)("In %s, the form's own title is in the definition's language", async (step) => {
  await comeTo(step);
  expect(langOf("Retención")).toEqual(["es"]);
});

test.each(steps)("In %s, the app's title is not", async (step) => {
  await comeTo(step, "Taxes");
  expect(langOf("Taxes")).toEqual([null]);
});

test.each(["review", "receipt"])(
  "In %s, questions are in the definition's language",
  async (step) => {
    await comeTo(step);
    for (const name of ["Estado", "Activo", "Nombre"])
      expect(langOf(name, "dt, dt span")).toEqual(["es"]);
  },
);

test("An option that was chosen is in the definition's language, Yes and what was typed are not", async () => {
  await comeTo("review");
  expect(langOf("[casado]")).toEqual(["es"]);
  expect(langOf("Yes")).toEqual([null]);
  expect(langOf("Ada")).toEqual([null]);
});

test("A value that is no option has no language", () => {
  render(<FormReview forms={[{ form: parseForm(definition), values: { Estado: "viudo" } }]} />);
  expect(document.querySelector("dd [lang]")).toBeNull();
});

test("What is wrong with an answer is in the language of its sentence", () => {
  const form = parseForm(definition);
  const review = (messages: Readonly<Record<string, string>>) => (
    <FormReview forms={[{ form, values: { Activo: "maybe" }, locale: "es", messages }]} />
  );
  const { rerender } = render(review({}));
  expect(langOf("Select yes or no for Activo")).toEqual(["en"]);
  rerender(review({ lang: "es-MX", notBoolean: "Elija sí o no" }));
  expect(langOf("Elija sí o no")).toEqual(["es-MX"]);
});
