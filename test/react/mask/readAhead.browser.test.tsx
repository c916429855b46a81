import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAgreed, openAmount } from "../../support/amountField.tsx";

async function openWith(text: string) {
  const amount = await openAmount({ mask: "live" });
  await userEvent.click(amount.input);
  await userEvent.keyboard(text);
  return amount;
}

test.each([
  ["123", "4", "1,234"],
  ["1234567", "8", "12,345,678"],
  ["1234", ".", "1,234."],
  ["12", "x", "12x"],
  ["1234", "x", "1234x"],
] as const)("%s and %s: the page is told of one change, %s", async (typed, key, shown) => {
  const amount = await openWith(typed);
  const told: string[] = [];
  amount.input.addEventListener("input", () => told.push(amount.input.value));
  await userEvent.keyboard(key);
  await expectAgreed(amount, shown);
  expect(told).toEqual([shown]);
});

test("what the page forbids is not put in", async () => {
  const amount = await openWith("123");
  const forbid = (event: Event): void => event.preventDefault();
  addEventListener("beforeinput", forbid, { capture: true });
  await userEvent.keyboard("4");
  removeEventListener("beforeinput", forbid, { capture: true });
  await expectAgreed(amount, "123");
  await userEvent.keyboard("4");
  await expectAgreed(amount, "1,234");
});

test.each([
  [5, "12345", "1,234"],
  [6, "12345", "12,345"],
])("an input that takes %i characters, and %s: %s", async (maxLength, typed, shown) => {
  const amount = await openWith("123");
  amount.input.maxLength = maxLength;
  await userEvent.keyboard(typed.slice(3));
  await expectAgreed(amount, shown);
});

test("a key that a script makes up changes nothing", async () => {
  const amount = await openWith("123");
  const event = new InputEvent("beforeinput", {
    inputType: "insertText",
    data: "4",
    cancelable: true,
  });
  amount.input.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await expectAgreed(amount, "123");
});

test("a text that the app wrote meanwhile is what a key is added to", async () => {
  const amount = await openWith("123");
  amount.input.value = "77";
  await userEvent.keyboard("{End}7");
  await expectAgreed(amount, "777");
});
