import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderForm, field } from "../../../support/renderForm.tsx";

/** As a password manager or another script fills in a select. */
function fillIn(name: string, choose: (select: HTMLSelectElement) => void): void {
  const control = field(name);
  if (!(control instanceof HTMLSelectElement)) throw new Error("No select was drawn");
  choose(control);
  fireEvent.input(control);
  fireEvent.change(control);
}

const byValue = (value: string) => (select: HTMLSelectElement) => {
  select.value = value;
};
const byText = (text: string) => (select: HTMLSelectElement) => {
  select.selectedIndex = [...select.options].findIndex((option) => option.text === text);
};

test.each([
  ["the value true", byValue("true"), "true"],
  ["the value false", byValue("false"), "false"],
  ["the word Yes", byText("Yes"), "true"],
  ["the word No", byText("No"), "false"],
])("%s fills in a Yes/No select", (_, choose, value) => {
  const form = renderForm(["Exempt: boolean?"]);
  fillIn("Exempt", choose);
  expect({ ...form.form.current?.getValues() }).toEqual({ Exempt: value });
});

test.each(["1", "yes", "on"])(
  "ignores the autofilled value %j, which is not an option",
  (value) => {
    const form = renderForm(["Exempt: boolean?"], { defaultValues: { Exempt: "false" } });
    fillIn("Exempt", byValue(value));
    expect({ ...form.form.current?.getValues() }).toEqual({ Exempt: "false" });
    expect(field("Exempt")).toHaveDisplayValue("No");
  },
);
