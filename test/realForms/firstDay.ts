import { DateField } from "parameter-form";
import { date, maxLength, parseForm, pattern, shownWhen } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const size = (value: string, disabled = false) => ({
  value,
  label: value,
  ...(disabled && { description: "Out of stock until May.", disabled }),
});

const definition: FormDefinition = {
  id: "first-day",
  description: "Your first day",
  link: "https://forms.example.com/first-day.pdf",
  revision_date: "2026-02-01",
  lang: "en",
  parameters: [
    text("preferred_name", "What should we call you?"),
    text("start_date", "First day of work", required),
    {
      ...select("shirt", "T-shirt size", {}, required),
      options: [size("XS", true), size("S"), size("M"), size("L"), size("XL")],
    },
    select("lunch", "Lunch", { meat: "With meat", vegetarian: "Vegetarian", vegan: "Vegan" }),
    text("diet", "Diet and allergies", { description: "One on each line." }),
    yesNo("car", "Will you come by car?", required),
    text("plate", "License plate", { ...required, description: "For the gate." }),
    yesNo("handbook", "Have you read the handbook?", required),
  ],
};

export const firstDay: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), { plate: { name: "car", equals: "true" } }),
    rules: {
      start_date: date({ min: "today", max: { days: 60 }, today }),
      diet: maxLength(60),
      plate: pattern(/^[A-Z0-9]{2,8}$/, "enter 2 to 8 capital letters and digits"),
    },
  },
  renderProps: {
    fields: {
      start_date: { as: DateField },
      diet: { multiline: true },
      shirt: { selectAs: "radio" },
      car: { booleanAs: "radio" },
    },
  },
  empty: 4,
  people: {
    "Kofi Mensah": `
      preferred_name | Kofi
      start_date | 2/27/2026 ! Enter 03/02/2026 or a later day
      start_date | 5/2/2026 ! Enter 05/01/2026 or an earlier day
      start_date | next Monday ! Enter a date, such as 01/31/2026
      start_date | 3/9/2026 = 2026-03-09
      shirt | L = L
      lunch | Vegan = vegan
      diet | peanuts, tree nuts, soy, wheat, milk, eggs, fish and shellfish ! Enter 60 characters or fewer
      diet | no peanuts↵no soy
      car | Yes = true
      plate | ABC 1234 ! Enter 2 to 8 capital letters and digits
      plate | ABC1234
      handbook | Yes = true
    `,
    "Elif Demir, who walks": `
      start_date | 03/02/2026 = 2026-03-02
      shirt | S = S
      car | No = false
      handbook | No = false
    `,
  },
};
