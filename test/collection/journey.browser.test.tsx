import {
  type Attestation,
  FormCollection,
  type Receipt,
  sameName,
} from "parameter-form/collection";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { client, expectFocus, find, setPage, show } from "../support/browser.tsx";
import { axeViolations } from "../support/axeViolations.ts";

const attestation: Attestation = {
  statement: "I declare that this is true.",
  checkName: (typed) => (sameName(typed, "Ana García") ? null : "Type Ana García"),
};

const onFinish = vi.fn<(receipt: Receipt) => void>();

/** An app whose address is the step, as a router's would be. */
function App() {
  const [step, setStep] = useState<string>();
  return (
    <FormCollection
      client={client}
      forms={[
        { id: "api-example", title: "Withholding" },
        {
          id: "direct-deposit",
          title: "Direct deposit",
          when: { name: "exempt", not: "true" },
          conditions: { amount: { name: "split", equals: "amount" } },
        },
      ]}
      step={step}
      onStepChange={setStep}
      attestation={attestation}
      onSign={({ id, payload }) => client.signForm(id, payload, { params: { employee: "emp_1" } })}
      onFinish={onFinish}
    />
  );
}

const keys = (text: string): Promise<void> => userEvent.keyboard(text);

/** Tabs until the control of this name has focus. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await keys("{Tab}");
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && nameOf(focused) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

const nameOf = (element: HTMLElement): string =>
  ("labels" in element && element.labels instanceof NodeList && element.labels[0]?.textContent) ||
  element
    .getAttribute("aria-labelledby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ") ||
  (element.textContent ?? "");

test.each(["light", "dark"] as const)(
  "a whole collection is filled in, reviewed, changed and signed by keyboard alone, %s",
  async (theme) => {
    onFinish.mockClear();
    setPage(theme);
    show(<App />);
    await find("form");
    expect(await axeViolations()).toEqual([]);
    await tabTo("Filing status");
    await keys("M");
    await tabTo("Allowances");
    await keys("2");
    await tabTo("Employee signature");
    await keys("Ana García{Enter}");

    await expectFocus("Direct deposit");
    expect(document.activeElement).toHaveAccessibleDescription("Step 2 of 4");
    expect(await axeViolations()).toEqual([]);
    await tabTo("Name on the account");
    await keys("Ana García");
    await tabTo("Account type");
    await keys("C");
    await tabTo("Routing number");
    await keys("021000021");
    await tabTo("Account number");
    await keys("000123456789");
    await tabTo("How much of your pay goes to this account?");
    await keys("A{ArrowDown}");
    await tabTo("Amount each pay period (optional)");
    await keys("1234.5");
    await tabTo("I authorize deposits, and corrections of deposits made in error");
    await keys("Y");
    await keys("{Enter}");
    await tabTo("Employee's signature");
    await keys("Ana García{Enter}");

    await expectFocus("Check your answers");
    expect(document.body.textContent).toContain("$1,234.50");
    expect(await axeViolations()).toEqual([]);
    await tabTo("Change Allowances");
    await keys("{Enter}");
    await expectFocus("Allowances");
    await keys("3{Enter}");
    await expectFocus("Change Allowances");
    await tabTo("Continue");
    await keys(" ");

    await expectFocus("Sign");
    expect(await axeViolations()).toEqual([]);
    await tabTo("Type your full name");
    await keys("Ana{Enter}");
    await expectFocus("There is a problem");
    expect(await axeViolations()).toEqual([]);
    await keys("{Tab}{Enter}");
    await expectFocus("Type your full name");
    await keys("{End} García{Enter}");

    await expectFocus("Your answers were received");
    expect(await axeViolations()).toEqual([]);
    const [receipt] = onFinish.mock.lastCall ?? [];
    expect(receipt?.forms.map(({ id, document: made }) => [id, made !== null])).toEqual([
      ["api-example", true],
      ["direct-deposit", true],
    ]);
    expect(receipt?.forms[0]?.pairs.map(({ name, value }) => `${name}=${value}`)).toContain(
      "allowances=23",
    );
  },
);
