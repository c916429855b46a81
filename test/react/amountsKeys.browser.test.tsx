import { expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectAgreed, openAmount } from "../support/amountField.tsx";
import { burst, copy, strike } from "../support/strike.ts";

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

test("leaving a field in the middle of a composition keeps what it has", async () => {
  const amount = await openAmount();
  amount.input.focus();
  await composeSoftly("1234567", []);
  amount.input.blur();
  await expectAgreed(amount, "1,234,567");
  expect(amount.stored()).toBe("1234567");
});

test("a soft keyboard that inserts text with key 229 is read like any other", async () => {
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

/** What extensions do; `|` is where they put the caret. */
test.each([
  ["live", "1234|567", "89", "123,489,567"],
  ["live", "1234|567", ".", "1234.567"],
  ["live", "|1234", "-", "-1,234"],
  ["live", "1234|", "12,5", "123412,5"],
  ["blur", "1234|567", "89", "123489567"],
] as const)(
  'mask="%s": %s and execCommand("insertText", "%s"): %s',
  async (mask, before, text, shown) => {
    const amount = await openAmount({ mask });
    const typed = before.replace("|", "");
    await strike(amount.input, [...typed, "Home"], amount.stored);
    await strike(
      amount.input,
      Array.from({ length: before.indexOf("|") }, () => "ArrowRight"),
    );
    if (mask === "live" && before.indexOf("|") > 1) await strike(amount.input, ["ArrowRight"]);
    document.execCommand("insertText", false, text);
    await expectAgreed(amount, shown);
    expect(document.activeElement).toBe(amount.input);
  },
);

test("copy copies what is seen", async () => {
  const amount = await openAmount();
  await copy("nothing");
  const scratch = document.body.appendChild(document.createElement("input"));
  await strike(amount.input, [..."1234567.5", "SelectAll", "Copy"]);
  await strike(scratch, ["Paste"]);
  expect(scratch.value).toBe("1,234,567.5");
});
