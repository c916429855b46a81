import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createPointerWatch } from "../../../src/react/store/pointerWatch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const send = (...types: readonly string[]): void => {
  for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Asks for both times, and says what ran so far. */
function ask() {
  const pointer = createPointerWatch();
  const stop = pointer.watch(document);
  onTestFinished(stop);
  const ran: string[] = [];
  const leave = (): void => {
    pointer.beforeClick(() => ran.push("before the click"));
    pointer.whenReleased(() => ran.push("after it"));
  };
  return { leave, ran, stop };
}

const both = ["before the click", "after it"];

test("runs both at once when nothing is pressed", () => {
  const { leave, ran } = ask();
  leave();
  expect(ran).toEqual(both);
});

test.each([
  [
    ["pointerdown", "mousedown"],
    ["pointerup", "mouseup"],
  ],
  [["pointerdown", "pointerup", "mousedown"], ["mouseup"]],
  [["pointerdown", "mousedown"], ["contextmenu"]],
  // The app kept the release to itself.
  [["pointerdown", "mousedown"], ["keydown"]],
])("after %j, both wait for %j", (pressed, released) => {
  const { leave, ran } = ask();
  send(...pressed);
  leave();
  vi.runAllTimers();
  expect(ran).toEqual([]);
  send(...released);
  expect(ran).toEqual(["before the click"]);
  vi.runAllTimers();
  expect(ran).toEqual(both);
});

test("a blur during a click waits for the end of the click", () => {
  const { leave, ran } = ask();
  send("pointerdown", "mousedown", "pointerup", "mouseup");
  leave();
  expect(ran).toEqual([]);
  vi.runAllTimers();
  expect(ran).toEqual(both);
});

// Environments of Jest have Node's controllers beside jsdom's documents, which refuse their signals.
test("listens in a document without AbortSignal support, and stops listening", () => {
  vi.stubGlobal(
    "AbortController",
    class {
      readonly signal = {};
      abort(): void {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { leave, ran, stop } = ask();
  send("pointerdown");
  leave();
  expect(ran).toEqual([]);
  stop();
  send("pointerdown");
  leave();
  expect(ran).toEqual(both);
});
