import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAgreed, openAmount } from "./amountField.tsx";

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
] as const)("%s and %s: dispatches one input event, %s", async (typed, key, shown) => {
  const amount = await openWith(typed);
  const reported: string[] = [];
  amount.input.addEventListener("input", () => reported.push(amount.input.value));
  await userEvent.keyboard(key);
  await expectAgreed(amount, shown);
  expect(reported).toEqual([shown]);
});

test.each([
  ["first", { capture: true }],
  ["last", { capture: false }],
])("does not insert text when the page prevents beforeinput %s", async (_, options) => {
  const amount = await openWith("123");
  const forbid = (event: Event): void => event.preventDefault();
  document.body.addEventListener("beforeinput", forbid, options);
  await userEvent.keyboard("4");
  document.body.removeEventListener("beforeinput", forbid, options);
  await expectAgreed(amount, "123");
  await userEvent.keyboard("4");
  await expectAgreed(amount, "1,234");
  expect(amount.stored()).toBe("1234");
});

test("accepts a page that inserts something else", async () => {
  const amount = await openWith("123");
  const translate = (event: InputEvent): void => {
    if (event.data !== "x") return;
    event.preventDefault();
    document.execCommand("insertText", false, "4");
  };
  document.body.addEventListener("beforeinput", translate);
  await userEvent.keyboard("x5");
  document.body.removeEventListener("beforeinput", translate);
  await expectAgreed(amount, "12,345");
  expect(amount.stored()).toBe("12345");
});

test("loses no digit when execCommand fails", async () => {
  const amount = await openWith("1234");
  const refused = vi.spyOn(document, "execCommand").mockReturnValue(false);
  await userEvent.keyboard("5");
  await expectAgreed(amount, "12,345");
  expect(refused).toHaveBeenCalled();
  refused.mockRestore();
});

test("notifies an app that removes a digit once", async () => {
  const amount = await openAmount({ mask: "live" });
  const reported: (string | null)[] = [];
  amount.api().methods.subscribe({
    formState: { values: true },
    callback() {
      reported.push(amount.stored());
      if (amount.stored() === "1234")
        amount.api().methods.setValue(amount.api().scope.names.of("amount"), "123");
    },
  });
  await userEvent.click(amount.input);
  await userEvent.keyboard("1234");
  await expect.poll(() => amount.input.value).toBe("123");
  expect(reported.filter((value) => value === "1234")).toHaveLength(1);
});

test.each([
  [5, "12345", "1,234"],
  [6, "12345", "12,345"],
])("an input that takes %i characters, and %s: %s", async (maxLength, typed, shown) => {
  const amount = await openWith("123");
  amount.input.maxLength = maxLength;
  await userEvent.keyboard(typed.slice(3));
  await expectAgreed(amount, shown);
  expect(amount.input.value.length).toBeLessThanOrEqual(maxLength);
});

test("ignores a key that a script dispatches", async () => {
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

test("adds a key to the text that the app wrote meanwhile", async () => {
  const amount = await openWith("123");
  amount.input.value = "77";
  await userEvent.keyboard("{End}7");
  await expectAgreed(amount, "777");
  expect(amount.stored()).toBe("777");
});
