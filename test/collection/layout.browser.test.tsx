import { FormCollection, type SignHandler } from "parameter-form/collection";
import { apiExample, directDeposit } from "parameter-form/service";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client, expectFocus, find, show } from "../support/browser.tsx";
import { axeViolations } from "../support/axeViolations.ts";
import { overflowing, textSettings } from "../support/reflow.ts";

const forms = [
  {
    form: apiExample,
    title: "Withholding",
    defaultValues: {
      filing_status: "married",
      allowances: "2",
      additional_withholding: "1234567.50",
      employee_signature: "Ana García",
    },
  },
  {
    form: directDeposit,
    title: "Direct deposit",
    defaultValues: {
      account_type: "checking",
      routing_number: "021000021",
      account_number: "000123456789",
      split: "everything",
      authorization: "true",
      employee_signature: "Ana García",
    },
  },
];

/** The service has locked the employee's withholding the first time. */
function lockedOnce(): SignHandler {
  const employees = ["locked"];
  return ({ id, payload }) =>
    client.signForm(id, payload, { params: { employee: employees.shift() ?? "emp_1" } });
}

/** Each press is a gesture of its own, also where a step has its button where the one before had it. */
const press = async (name: string): Promise<void> => {
  await userEvent.keyboard("{Shift}");
  await userEvent.click(page.getByRole("button", { name }));
};

beforeEach(() => page.viewport(320, 700));
afterEach(() => page.viewport(1000, 700));

test.each(textSettings)("fits 320 px at every step, %s", async (_, css) => {
  show(
    <>
      <style>{css}</style>
      <FormCollection
        variant="tasks"
        forms={forms}
        attestation={{ statement: "I declare that these answers are true, correct, and complete." }}
        onSign={lockedOnce()}
      />
    </>,
  );
  const expectFits = async (focused: string): Promise<void> => {
    await expectFocus(focused);
    expect(overflowing(".pf-collection")).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await axeViolations()).toEqual([]);
  };
  await find(".pf-task-link");
  await press("Check your answers");
  await expectFits("Check your answers");
  await press("Continue");
  await expectFits("There is a problem");
  await press("Back");
  await expectFits("Forms to fill in");
  await press("Withholding");
  await expectFits("Withholding");
  await press("Continue");
  await expectFits("Forms to fill in");
  await press("Direct deposit");
  await expectFits("Direct deposit");
  await userEvent.fill(page.getByLabelText("Name on the account"), "Ana García");
  await press("Continue");
  await expectFits("Forms to fill in");
  await press("Check your answers");
  await expectFits("Check your answers");
  await press("Continue");
  await expectFits("Sign");
  await press("Sign and submit");
  await expectFits("There is a problem");
  await userEvent.fill(page.getByLabelText("Type your full name"), "Ana García");
  await press("Sign and submit");
  await expect.element(page.getByText(/has locked withholding/)).toBeVisible();
  await expectFits("There is a problem");
  await press("Sign and submit");
  await expectFits("Your answers were received");
});
