import { beforeEach, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectAgreed, openAmount } from "../support/amountField.tsx";
import { patience } from "../support/browser.tsx";
import { strike } from "../support/strike.ts";

/** A point in the text of an input, between two characters. */
function pointAt(input: HTMLInputElement, index: number) {
  const { left, top, height } = input.getBoundingClientRect();
  const { fontFamily, fontSize, fontVariantNumeric, paddingLeft, borderLeftWidth } =
    getComputedStyle(input);
  const text = document.body.appendChild(document.createElement("span"));
  Object.assign(text.style, { fontFamily, fontSize, fontVariantNumeric, position: "absolute" });
  text.textContent = input.value.slice(0, index);
  const { width } = text.getBoundingClientRect();
  text.remove();
  const inset = parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
  return { x: left + inset + width, y: top + height / 2 };
}

beforeEach(() => page.viewport(800, 600));

const drop = async (data: string, at: { x: number; y: number }) => {
  const items = [{ mimeType: "text/plain", data }];
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await cdp().send("Input.dispatchDragEvent", {
      type,
      ...at,
      data: { items, dragOperationsMask: 1 },
    });
};

test.each([
  ["live", "1234567", "99", 3, "129,934,567"],
  ["live", "1234567", ".5", 9, "1,234,567.5"],
  ["live", "1234567", "$", 0, "$1,234,567"],
  ["live", "1234", "1,5", 5, "12341,5"],
  ["live", "", "1,234.50", 0, "1,234.50"],
  ["live", "", "12,5", 0, "12,5"],
  ["blur", "1234567", "99", 2, "129934567"],
] as const)(
  'mask="%s": %s, and %s from outside is dropped at %i: %s',
  async (mask, typed, data, at, shown) => {
    const amount = await openAmount({ mask });
    const types: string[] = [];
    amount.input.addEventListener(
      "input",
      (event) => "inputType" in event && types.push(String(event.inputType)),
    );
    await strike(amount.input, [...typed], amount.stored);
    types.length = 0;
    await drop(data, pointAt(amount.input, at));
    await vi.waitFor(() => expect(types).toContain("insertFromDrop"), patience);
    await expectAgreed(amount, shown);
  },
);
