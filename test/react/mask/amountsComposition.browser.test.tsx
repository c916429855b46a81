import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { expectAgreed, openAmount } from "./amountField.tsx";
import { strike } from "../../support/strike.ts";

/** A soft keyboard composes each word anew: the key is 229, and the text comes by `insertCompositionText`. */
async function composeSoftly(text: string, inputTypes: string[]) {
  const key = { key: "Unidentified", windowsVirtualKeyCode: 229 };
  const note = ({ inputType }: InputEvent) => void inputTypes.push(inputType);
  document.addEventListener("beforeinput", note);
  for (let end = 1; end <= text.length; end++) {
    await cdp().send("Input.dispatchKeyEvent", { ...key, type: "rawKeyDown" });
    const at = { selectionStart: end, selectionEnd: end };
    await cdp().send("Input.imeSetComposition", { text: text.slice(0, end), ...at });
    await cdp().send("Input.dispatchKeyEvent", { ...key, type: "keyUp" });
  }
  document.removeEventListener("beforeinput", note);
}

test.each([
  ["live", "1234567", "1234567", "1,234,567"],
  ["blur", "1234567", "1234567", "1234567"],
  ["live", "12,5", "12,5", "12,5"],
] as const)('mask="%s": a soft keyboard composes %s', async (mask, text, composing, shown) => {
  const amount = await openAmount({ mask });
  amount.input.focus();
  const inputTypes: string[] = [];
  await composeSoftly(text, inputTypes);
  expect(new Set(inputTypes)).toEqual(new Set(["insertCompositionText"]));
  expect(amount.input.value).toBe(composing);
  await expectAgreed(amount, composing);
  await cdp().send("Input.insertText", { text });
  await expectAgreed(amount, shown);
});

test("leaving a field during a composition keeps its text", async () => {
  const amount = await openAmount();
  amount.input.focus();
  await composeSoftly("1234567", []);
  amount.input.blur();
  await expectAgreed(amount, "1,234,567.00");
  expect(amount.stored()).toBe("1234567");
});

test("reads text that a soft keyboard inserts with key 229", async () => {
  const amount = await openAmount();
  amount.input.focus();
  for (const text of "1234567") {
    const key = { key: "Unidentified", windowsVirtualKeyCode: 229 };
    await cdp().send("Input.dispatchKeyEvent", { ...key, type: "rawKeyDown" });
    await cdp().send("Input.insertText", { text });
    await cdp().send("Input.dispatchKeyEvent", { ...key, type: "keyUp" });
  }
  await expectAgreed(amount, "1,234,567");
  expect(amount.stored()).toBe("1234567");
});

test.each(["live", "blur"] as const)(
  'mask="%s": Backspace during a composition deletes only from it',
  async (mask) => {
    const amount = await openAmount({ mask });
    await strike(amount.input, [..."1234"]);
    for (const text of ["5", "56", "5", "57"]) {
      const at = { selectionStart: text.length, selectionEnd: text.length };
      await cdp().send("Input.imeSetComposition", { text, ...at });
      expect(amount.stored()).toBe(`1234${text}`);
    }
    await cdp().send("Input.insertText", { text: "57" });
    await expectAgreed(amount, mask === "live" ? "123,457" : "123457");
  },
);

/** A suggestion above a soft keyboard takes the place of the word; a headless browser has none, so it is emulated by value and events. */
test.each([
  ["live", "1234", "9876543", "9,876,543"],
  ["live", "1234", "12,5", "12,5"],
  ["live", "1234", "1,5", "1,5"],
  ["live", "1234", "1,234.50", "1,234.50"],
  ["blur", "1234", "9876543", "9876543"],
] as const)(
  'mask="%s": %s, then insertReplacementText of %s: %s (emulated)',
  async (mask, typed, data, shown) => {
    const amount = await openAmount({ mask });
    const { input } = amount;
    await strike(input, [...typed]);
    const inputType = "insertReplacementText";
    input.dispatchEvent(new InputEvent("beforeinput", { inputType, data, bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, data);
    input.dispatchEvent(new InputEvent("input", { inputType, data, bubbles: true }));
    expect(amount.stored()).toBe(amount.read(shown));
    await expectAgreed(amount, shown);
  },
);
