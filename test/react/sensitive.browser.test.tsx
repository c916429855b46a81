import { type FieldSettings, ParameterForm, type ParameterFormProps } from "parameter-form";
import {
  accountNumber,
  ein,
  itin,
  routingNumber,
  type Rule,
  ssn,
  ssnOrItin,
} from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience, show } from "../support/browser.tsx";

const label = "Taxpayer number";
const form = {
  parameters: [
    { name: "number", label, type: "string", required: true },
    { name: "after", label: "After", type: "string", required: false },
  ],
};

/** A form with one sensitive parameter, its input, and what was submitted last. */
function open(number: FieldSettings, props: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn();
  show(<ParameterForm {...{ form, onSubmit }} afterSubmit="edit" fields={{ number }} {...props} />);
  const input = () => {
    const found = page.getByLabelText(label, { exact: true }).element();
    if (!(found instanceof HTMLInputElement)) throw new Error("The label is not an input's");
    return found;
  };
  return { input, submitted: () => onSubmit.mock.lastCall?.[0], count: onSubmit.mock.calls };
}

const expectText = (input: () => HTMLInputElement, text: string) =>
  vi.waitFor(() => expect(input().value).toBe(text), patience);
const button = (name: string) => page.getByRole("button", { name, exact: true });

const rules: readonly (readonly [string, Rule, string, string, string, string])[] = [
  ["ssn", ssn(), "123456789", "•••-••-6789", "123-45-6789", "123-45-6789"],
  ["itin", itin(), "912701234", "•••-••-1234", "912-70-1234", "912-70-1234"],
  ["ssnOrItin", ssnOrItin(), "123456789", "•••-••-6789", "123-45-6789", "123-45-6789"],
  ["ein", ein(), "123456789", "••-•••6789", "12-3456789", "12-3456789"],
  ["routingNumber", routingNumber(), "011000015", "•••••0015", "011000015", "011000015"],
  ["accountNumber", accountNumber(), "0001234567", "••••••4567", "0001234567", "0001234567"],
];

test.each(rules)(
  "%s is visible while it is typed and hidden when it is left",
  async (_name, rule, typed, hidden, seen, value) => {
    const { input, submitted } = open({ rule });
    await userEvent.click(page.getByLabelText(label, { exact: true }));
    await userEvent.keyboard(typed);
    expect(input().value).toBe(typed);
    await userEvent.keyboard("{Tab}");
    await expectText(input, hidden);
    expect(document.body.innerHTML).not.toMatch(new RegExp(`${typed}|${value}`));
    await userEvent.click(button(`Show ${label}`));
    await expectText(input, seen);
    expect(document.body.innerHTML).not.toContain(seen);
    await userEvent.click(button("Submit"));
    await vi.waitFor(() => expect(submitted()).toEqual({ number: value }), patience);
    await expectText(input, hidden);
  },
);

test("stays visible with an error", async () => {
  const { input } = open({ rule: ssn() });
  await userEvent.click(page.getByLabelText(label, { exact: true }));
  await userEvent.keyboard("666456789{Tab}{Tab}");
  await vi.waitFor(() => expect(input()).toHaveAttribute("aria-invalid"), patience);
  await expectText(input, "666-45-6789");
});

test("shows the whole answer when it is focused again", async () => {
  const { input } = open({ rule: ssn() });
  await userEvent.click(page.getByLabelText(label, { exact: true }));
  await userEvent.keyboard("123456789{Tab}");
  await expectText(input, "•••-••-6789");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expectText(input, "123-45-6789");
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 11]);
  await userEvent.keyboard("{End}{Backspace}8{Control>}z{/Control}{Control>}z{/Control}");
  expect(input().value).not.toContain("•");
});

test("describes the last four digits one by one for screen readers", async () => {
  const { input } = open({ rule: ssn() }, { defaultValues: { number: "123-45-6789" } });
  await expectText(input, "•••-••-6789");
  expect(input()).toHaveAccessibleDescription("Ending in 6 7 8 9");
});

test("reads the browser's autofill while hidden (emulated by value and event)", async () => {
  const { input, submitted } = open({ rule: ssn() }, { defaultValues: { number: "123-45-6789" } });
  await expectText(input, "•••-••-6789");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(input(), "219-09-9998");
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await expectText(input, "•••-••-9998");
  set?.call(input(), "219-09-9998");
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await expectText(input, "•••-••-9998");
  await userEvent.click(button("Submit"));
  await vi.waitFor(() => expect(submitted()).toEqual({ number: "219-09-9998" }), patience);
});

test("shows the last four of a stored answer, and submits it only if it is changed", async () => {
  const { input, submitted } = open({ rule: ssn(), stored: "6789" });
  await expect.element(page.getByText("Ending in 6 7 8 9")).toBeVisible();
  await userEvent.click(button("Submit"));
  await vi.waitFor(() => expect(submitted()).toEqual({}), patience);
  await userEvent.click(button(`Change ${label}`));
  await vi.waitFor(() => expect(document.activeElement).toBe(input()), patience);
  await userEvent.keyboard("219099998");
  await userEvent.click(button("Submit"));
  await vi.waitFor(() => expect(submitted()).toEqual({ number: "219-09-9998" }), patience);
  await userEvent.click(button("Keep the one ending in 6 7 8 9"));
  await vi.waitFor(
    () => expect(document.activeElement).toBe(button(`Change ${label}`).element()),
    patience,
  );
  await userEvent.click(button("Submit"));
  await vi.waitFor(() => expect(submitted()).toEqual({}), patience);
});

describe('with hideSensitive "always"', () => {
  const always = { hideSensitive: "always" } as const;
  const look = (input: () => HTMLInputElement) =>
    getComputedStyle(input()).getPropertyValue("-webkit-text-security");
  const expectLook = (input: () => HTMLInputElement, expected: "disc" | "none") =>
    vi.waitFor(() => expect(look(input)).toBe(expected), patience);

  test("renders dots while it is typed", async () => {
    const { input, submitted } = open({ rule: ssn() }, always);
    await userEvent.click(page.getByLabelText(label, { exact: true }));
    expect(look(input)).toBe("disc");
    await userEvent.keyboard("1234567899");
    expect(look(input)).toBe("disc");
    await userEvent.keyboard("{Home}{End}{Backspace}{Control>}z{/Control}{Backspace}{Tab}");
    await expectText(input, "•••-••-6789");
    expect(look(input)).toBe("none");
    await userEvent.click(page.getByLabelText(label, { exact: true }));
    await expectText(input, "123-45-6789");
    expect(look(input)).toBe("disc");
    await userEvent.click(button("Submit"));
    await vi.waitFor(() => expect(submitted()).toEqual({ number: "123-45-6789" }), patience);
  });

  test("renders dots for a wrong answer until it is revealed", async () => {
    const { input } = open({ rule: ssn() }, always);
    await userEvent.click(page.getByLabelText(label, { exact: true }));
    await userEvent.keyboard("666456789{Tab}{Tab}");
    await expectText(input, "666-45-6789");
    await expectLook(input, "disc");
    await userEvent.click(button(`Show ${label}`));
    await expectLook(input, "none");
    await userEvent.click(page.getByLabelText(label, { exact: true }));
    expect(look(input)).toBe("none");
    await userEvent.keyboard("1");
    expect(look(input)).toBe("none");
    await userEvent.click(button("Submit"));
    await expectLook(input, "disc");
  });

  test("renders dots for a new value in place of a stored one, but not in another field", async () => {
    const { input } = open({ rule: ssn(), stored: "6789" }, always);
    await userEvent.click(button(`Change ${label}`));
    await vi.waitFor(() => expect(document.activeElement).toBe(input()), patience);
    expect(look(input)).toBe("disc");
    const after = page.getByLabelText(/^After/u).element();
    expect(getComputedStyle(after).getPropertyValue("-webkit-text-security")).toBe("none");
  });
});
