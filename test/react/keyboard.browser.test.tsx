import type { ParameterFormProps, SubmitHandler } from "parameter-form";
import { ParameterFormById } from "parameter-form/query";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client, expectFocus, patience, show, withQueries } from "../support/browser.tsx";

/**
 * The fields of the W-4 in the order of Tab: what is pressed in each, and what is submitted for it. First letters are capitals because
 * the packaged Chromium does not fold case.
 */
const w4 = [
  ["first_name", "First name and middle initial", "Ana Q", "Ana Q"],
  ["last_name", "Last name", "García", "García"],
  ["ssn", "Social Security number", "123456789", "123-45-6789"],
  ["address", "Address", "1 Main St", "1 Main St"],
  ["city_state_zip", "City or town, state, and ZIP code", "Salem, OR 97301", "Salem, OR 97301"],
  ["filing_status", "Filing status", "{ArrowDown}{ArrowDown}", "married"],
  ["multiple_jobs", "Multiple jobs or spouse works (optional)", "Y", "true"],
  ["qualifying_children", "Number of qualifying children under age 17 (optional)", "2", "2"],
  ["other_dependents", "Number of other dependents (optional)", "", null],
  [
    "dependents_amount",
    "Total claimed for dependents and other credits (optional)",
    "4500",
    "4500",
  ],
  ["other_income", "Other income (not from jobs) (optional)", "1,234.5", "1234.5"],
  ["deductions", "Deductions (optional)", ".50", "0.50"],
  [
    "extra_withholding",
    "Extra withholding each pay period (optional)",
    "$1234567.90",
    "1234567.90",
  ],
  ["exempt", "I claim exemption from withholding (optional)", "N", "false"],
  ["employee_signature", "Employee's signature", "Ana García", "Ana García"],
] as const;

const answered = w4.flatMap(([name, , , value]) => (value === null ? [] : [{ name, value }]));
const expected = {
  values: Object.fromEntries(answered.map(({ name, value }) => [name, value])),
  payload: { parameters: answered },
};

/** The first lines of the summary of an empty W-4, which has seven. */
const firstMissing = ["First name and middle initial", "Last name", "Social Security number"];

async function openW4(props: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  const given = { client, formId: "federal-w4", onSubmit, ...props };
  show(withQueries(<ParameterFormById {...given} />));
  await expect.element(page.getByRole("form")).toBeVisible();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  expect(loaded).toContain("/api/forms/federal-w4");
  return onSubmit;
}

/** What is handed to the app, once it is. */
async function submitted(onSubmit: Awaited<ReturnType<typeof openW4>>) {
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  const [answers, { payload } = {}] = onSubmit.mock.calls[0] ?? [];
  return { values: answers, payload };
}

/** Tabs from field to field, past the button inside a field that hides its answer. */
async function fill(rows: readonly (typeof w4)[number][]) {
  for (const [, label, keys] of rows) {
    await userEvent.keyboard("{Tab}");
    if (document.activeElement?.tagName === "BUTTON") await userEvent.keyboard("{Tab}");
    await expectFocus(label);
    if (keys !== "") await userEvent.keyboard(keys);
  }
}

test("submits the W-4 by keyboard alone", async () => {
  const onSubmit = await openW4();
  await userEvent.keyboard("{Tab}");
  await expectFocus("Official form (PDF, opens in a new tab)");
  await fill(w4);
  await userEvent.keyboard("{Enter}");
  expect(await submitted(onSubmit)).toEqual(expected);
});

test("the button submits with Enter and with the space bar", async () => {
  const onSubmit = await openW4({ afterSubmit: "edit" });
  await userEvent.keyboard("{Tab}");
  await fill(w4);
  await userEvent.keyboard("{Tab}");
  for (const key of ["{Enter}", " "]) {
    // The second is no repeat of the first: another key came between.
    await userEvent.keyboard("{Shift}");
    await expectFocus("Submit");
    await userEvent.keyboard(key);
    expect(await submitted(onSubmit)).toEqual(expected);
    onSubmit.mockClear();
  }
});

test("Enter on an empty W-4 moves focus to the summary, and from there to the field", async () => {
  const onSubmit = await openW4();
  const address = location.href;
  await userEvent.keyboard("{Tab}{Tab}");
  await expectFocus("First name and middle initial");
  await userEvent.keyboard("{Enter}");
  await expectFocus("There is a problem");
  const links = page.getByRole("alert").getByRole("link").elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(firstMissing);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.keyboard("{Tab}{Enter}");
  await expectFocus("First name and middle initial");
  await userEvent.keyboard("Ana Q");
  await fill(w4.slice(1));
  await userEvent.keyboard("{Enter}");
  expect(await submitted(onSubmit)).toEqual(expected);
  expect(location.href).toBe(address);
});
