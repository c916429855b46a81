import { decimal, decimals } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { patience } from "../../support/browser.tsx";
import { expectAgreed, openAmount } from "./amountField.tsx";
import { burst, copy, strike } from "../../support/strike.ts";

const digits = "123456789123456789123456789123";

test.each(["live", "blur"] as const)('mask="%s": thirty digits in one burst', async (mask) => {
  const amount = await openAmount({ mask });
  const typed = (await burst(amount.input, [...digits])).join("");
  expect(typed).toHaveLength(30);
  expect(amount.stored()).toBe(typed);
  await expectAgreed(amount, mask === "live" ? BigInt(typed).toLocaleString("en-US") : typed);
});

/** Holds a key down, as the keyboard repeats it. */
async function hold(key: string, windowsVirtualKeyCode: number, times: number) {
  const press = { key, windowsVirtualKeyCode, ...(key.length === 1 && { text: key }) };
  for (let i = 0; i < times; i++)
    await cdp().send("Input.dispatchKeyEvent", { ...press, type: "keyDown", autoRepeat: i > 0 });
  await cdp().send("Input.dispatchKeyEvent", { ...press, type: "keyUp" });
}

test.each([
  ["", "7", 55, 9, "live", "777,777,777"],
  ["", "7", 55, 9, "blur", "777777777"],
  ["1234567", "Backspace", 8, 4, "live", "123"],
  ["1234567", "Backspace", 8, 9, "live", ""],
  ["1234567", "Backspace", 8, 4, "blur", "123"],
  ["12", ",", 188, 3, "live", "12,,,"],
  ["12", ".", 190, 2, "live", "12.."],
] as const)(
  "%s, then %s is held (code %i) %i times, mask=%s: %s",
  async (typed, key, code, times, mask, shown) => {
    const amount = await openAmount({ mask });
    amount.input.focus();
    if (typed !== "") await userEvent.keyboard(typed);
    const repeated: boolean[] = [];
    amount.input.addEventListener("keydown", ({ repeat }) => repeated.push(repeat));
    await hold(key, code, times);
    await expectAgreed(amount, shown);
    expect(repeated).toEqual(Array.from({ length: times }, (_, i) => i > 0));
  },
);

test.each([
  ["live", "Copy", "1,234,567.5", "1,234,567.5"],
  ["live", "Cut", "1,234,567.5", ""],
  ["blur", "Copy", "1234567.5", "1234567.5"],
  ["blur", "Cut", "1234567.5", ""],
] as const)('mask="%s": %s copies the visible text: %s', async (mask, key, copied, left) => {
  const amount = await openAmount({ mask });
  await copy("nothing");
  const scratch = document.body.appendChild(document.createElement("input"));
  await strike(amount.input, [..."1234567.5", "SelectAll", key]);
  await expectAgreed(amount, left);
  await strike(scratch, ["Paste"]);
  expect(scratch.value).toBe(copied);
});

test.each([
  ["live", "currency", decimals(4), "en-US"],
  ["blur", "currency", decimals(4), "en-US"],
  ["live", "currency", decimals(3), "en-US"],
  ["live", "percent", undefined, "en-US"],
  ["live", "string", decimal(), "en-US"],
  ["live", "currency", decimals(4), "de-DE"],
] as const)(
  'mask="%s": asks about the decimal separator of another locale in a %s, %#',
  async (mask, type, rule, locale) => {
    const amount = await openAmount({ mask, locale, fields: { amount: { rule } } }, type);
    const text = locale === "de-DE" ? "17.8125" : "17,8125";
    await strike(amount.input, [...text]);
    expect(amount.input.value).toBe(text);
    expect(amount.stored()).toBeNull();
    await userEvent.keyboard("{Tab}");
    await vi.waitFor(() => expect(amount.input).toHaveAttribute("aria-invalid", "true"), patience);
    expect(amount.input.value).toBe(text);
  },
);

test("moves a separator of the mask, and keeps one that was typed as a group separator", async () => {
  const amount = await openAmount({ fields: { amount: { rule: decimals(4) } } });
  await strike(amount.input, [..."178125", "Backspace"]);
  expect([amount.input.value, amount.stored()]).toEqual(["17,812", "17812"]);
  await strike(amount.input, ["SelectAll", ..."17,812"]);
  expect([amount.input.value, amount.stored()]).toEqual(["17,812", "17812"]);
  await strike(amount.input, ["Backspace"]);
  expect([amount.input.value, amount.stored()]).toEqual(["17,81", null]);
});
