import { screen } from "@testing-library/react";
import type { ParameterFormEvent } from "parameter-form";
import { expect, test } from "vitest";
import { renderForm, field, settled } from "../support/renderForm.tsx";

const prefill = {
  values: { First: "Ana", Extra: "12.5", Exempt: "true", Nobody: "x" },
  origin: "from your employee record",
};
const lines = ["First: string", "Last: string?", "Extra: currency?", "Exempt: boolean?"];
const notice = "Filled in from your employee record";

test("fills in prefilled values, with their origin in the description", async () => {
  const form = renderForm(lines, { prefill });
  expect(field("First")).toHaveValue("Ana");
  expect(field("First")).toHaveAccessibleDescription(notice);
  expect(field("Last")).not.toHaveAccessibleDescription(notice);
  expect(screen.getAllByText(notice)).toHaveLength(3);
  await form.submit();
  expect(form.submitted()).toEqual(["First=Ana", "Extra=12.5", "Exempt=true"]);
});

test("an edited answer has no origin", async () => {
  const form = renderForm(lines, { prefill });
  await form.type("First", "x");
  expect(field("First")).not.toHaveAccessibleDescription(notice);
  form.change({ prefill: { ...prefill, values: { First: "Eva", Extra: "7" } } });
  await settled();
  expect(field("First")).toHaveValue("Anax");
  expect(field("Extra")).toHaveValue("7.00");
});

test("default values take precedence, without an origin", () => {
  renderForm(lines, { prefill, defaultValues: { First: "Eva" } });
  expect(field("First")).toHaveValue("Eva");
  expect(field("First")).not.toHaveAccessibleDescription(notice);
});

test("does not start the form: no event, and no question when the page is left", () => {
  const events: ParameterFormEvent[] = [];
  renderForm(lines, { prefill, onEvent: (event) => void events.push(event) });
  expect(events.map(({ type }) => type)).not.toContain("started");
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test("describes the origin of radio buttons and agreements, too", () => {
  renderForm(["A: boolean", "B: boolean"], {
    booleanAs: "radio",
    fields: { B: { as: "agreement" } },
    prefill: { values: { A: "true", B: "true" }, origin: "by HR" },
  });
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Filled in by HR");
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Filled in by HR");
});
