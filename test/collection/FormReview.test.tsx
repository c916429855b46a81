import { render, screen, within } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { FormReview, type ReviewedForm } from "parameter-form/collection";
import { date, shownWhen } from "parameter-form/core";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { reviewed } from "../support/renderCollection.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm({
  ...questions(
    "Status: select single|married",
    "Extra: currency?",
    "ssn: string",
    "Exempt: boolean?",
    "Hidden: string",
    "Kept: string?",
  ),
  id: "w4",
  description: "Withholding",
});

const setup = (props: Partial<Parameters<typeof FormReview>[0]["forms"][0]> = {}) => {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <FormReview
        forms={[
          {
            form,
            values: { Status: "married", Extra: "1234.5", ssn: "123-45-6789", Hidden: "secret" },
            when: shownWhen(form, { Hidden: { name: "Status", equals: "single" } }),
            fields: { Kept: { stored: "6789", rule: null } },
            ...props,
          },
        ]}
        onChange={onChange}
      />
    </StrictMode>,
  );
  return onChange;
};

test("renders each visible question with its answer as text, below the form's heading", () => {
  const onChange = setup();
  const section = screen.getByRole("region", { name: "Withholding" });
  expect(within(section).getByRole("heading", { level: 3 })).toHaveTextContent("Withholding");
  expect(reviewed()).toEqual([
    "Status: [married]",
    "Extra: $1,234.50",
    "ssn: Ending in 6789",
    "Exempt: Not provided",
    "Kept: Ending in 6789",
  ]);
  expect(document.body.textContent).not.toMatch(/123-45|secret/);
  expect(document.body.textContent).toContain("Ending in 6 7 8 9");
  screen.getByRole("button", { name: "Change Exempt" }).click();
  expect(onChange.mock.calls).toEqual([["w4", "Exempt"]]);
});

test("marks a wrong answer, and masks it if it is sensitive", () => {
  setup({ values: { Status: "gone" }, unread: { Extra: "12,5", ssn: "123-45-678" } });
  expect(reviewed()).toEqual([
    "Status: goneError: Choose one of the listed options",
    "Extra: 12,5Error: This can be read in more than one way. Write it like 1,234.50.",
    "ssn: •••-•5-678Error: Enter nine digits, such as 123-45-6789",
    "Exempt: Not provided",
    "Kept: Ending in 6789",
  ]);
});

test.each<readonly [string, Partial<ReviewedForm>]>([
  [
    "a number that is sensitive by its name",
    {
      form: parseForm(questions("account_number: number")),
      unread: { account_number: "98 x45-678" },
    },
  ],
  [
    "a new value in place of a stored one",
    { form: parseForm(questions("Kept: string")), values: { Kept: "D12345678" } },
  ],
])("shows no more than the last four characters of %s", (_, props) => {
  setup({ values: {}, ...props });
  const text = document.querySelector("dd")?.textContent;
  expect(text).toContain("678");
  expect(text).not.toMatch(/98|45|D1/);
});

test("formats an error by the rule of the field", () => {
  setup({
    form: parseForm(questions("Start: string")),
    values: { Start: "2026-01-30" },
    fields: { Start: { rule: date({ min: "2026-01-31" }) } },
  });
  expect(reviewed()).toEqual(["Start: January 30, 2026Error: Enter 01/31/2026 or a later day"]);
});

test.each([{ readOnly: true }, { disabled: true }])("renders no link for %o", (state) => {
  setup(state);
  expect(screen.queryByRole("button", { name: /^Change/u })).toBeNull();
});

test("renders an empty label as no answer, and masks a secret too short for an ending", () => {
  const questionnaire = parseForm({
    parameters: [
      ...["nick", "iban", "pin"].map((name) => ({
        name,
        label: name,
        type: "string",
        required: false,
      })),
      { ...questions("Pick: select").parameters[0], options: [{ value: "", label: "Nothing" }] },
    ],
  });
  const values = { nick: "", iban: "", pin: "7", Pick: "" };
  render(<FormReview forms={[{ form: questionnaire, values }]} />);
  expect(reviewed()).toEqual([
    "nick: Not provided",
    "iban: Not provided",
    "pin: •",
    "Pick: Nothing",
  ]);
});
