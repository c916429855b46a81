import { ParameterForm } from "parameter-form";
import { everyType } from "parameter-form/service";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, show } from "../support/browser.tsx";
import { forceColors, looks, setLook, stopsTo } from "../support/focusRing.ts";
import { items } from "./combobox/comboboxPage.tsx";

const string = { type: "string", required: false };
const form = {
  ...everyType,
  parameters: [
    ...everyType.parameters,
    { ...string, name: "ssn", label: "Social Security number" },
    { ...string, name: "account_number", label: "Account number" },
    { name: "place", label: "Place", type: "select", required: false, options: items(20) },
  ],
};
const fields = {
  account_number: { stored: "6789" },
  optional_string: { readOnly: true },
  optional_percent: { disabled: true },
};
const defaultValues = { optional_boolean: "true", ssn: "123-45-6789" };

afterEach(() => forceColors("none"));

test.each(looks)("focus shows as an outline in the $theme theme with $colors", async (look) => {
  await setLook(look);
  show(
    <ParameterForm
      form={form}
      fields={fields}
      defaultValues={defaultValues}
      booleanAs="radio"
      onSubmit={() => {}}
    />,
  );
  await find("input[role=combobox]");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
  expect(await stopsTo("Submit")).toEqual({
    faint: [],
    seen: [
      "A",
      "BUTTON pf-button",
      "BUTTON pf-button-plain",
      "BUTTON pf-clear",
      "BUTTON pf-reveal",
      "DIV pf-summary",
      "INPUT pf-control",
      "INPUT pf-radio",
      "SELECT pf-control",
    ],
  });
});
