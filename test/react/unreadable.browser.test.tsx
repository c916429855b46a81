import { expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { patience } from "../support/browser.tsx";
import { compose, expectShown, openField } from "../support/caret.tsx";

test("leaves a composition alone until it is done, and parses it once", async () => {
  const { input, value } = await openField("currency");
  input.focus();
  const seen: string[] = [];
  await compose("１２３４５", () => seen.push(input.value));
  expect(seen).toEqual(["１", "１２", "１２３", "１２３４", "１２３４５"]);
  await expectShown(input, "１２,３４５|");
  expect(value()).toBe("12345");
  await userEvent.keyboard("{Tab}");
  await vi.waitFor(() => expect(input.value).toBe("12,345.00"), patience);
});

test("leaves nothing of a composition that is cancelled", async () => {
  const { input, value } = await openField("currency");
  input.focus();
  await userEvent.keyboard("1234");
  await cdp().send("Input.imeSetComposition", { text: "５", selectionStart: 1, selectionEnd: 1 });
  await cdp().send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
  await expectShown(input, "1,234|");
  expect(value()).toBe("1234");
});

test("does not change an amount by the wheel and the arrow keys", async () => {
  const { input, value } = await openField("currency");
  document.body.style.minBlockSize = "300vh";
  input.focus();
  await userEvent.keyboard("1234");
  const { x, y } = input.getBoundingClientRect();
  const wheel = { type: "mouseWheel", x: x + 5, y: y + 5, deltaX: 0, deltaY: 120 } as const;
  await cdp().send("Input.dispatchMouseEvent", wheel);
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(0), patience);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}");
  expect(input.value).toBe("1,234");
  expect(value()).toBe("1234");
});

// Headless Chromium has no autofill, so this does what it does: writes past the page's own setter and tells it with events.
test("parses the browser's autofill without focus at once, and formats it as an amount", async () => {
  const { input, value } = await openField("currency");
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  write?.call(input, "1234.50");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(value()).toBe("1234.50"), patience);
  expect(input.value).toBe("1,234.50");
  expect(document.activeElement).toBe(document.body);
});
