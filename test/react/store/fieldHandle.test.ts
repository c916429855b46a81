import type { FieldError } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { createControls } from "../../../src/react/store/controls.ts";
import type { FieldEntry } from "../../../src/react/store/fieldEntry.ts";
import { WatchedHandle } from "../../../src/react/store/fieldHandle.ts";

const noError = undefined as FieldError | undefined;

/** A handle of a field whose place in react-hook-form is this object. */
function handleOf(answer: string) {
  const place = { answer, known: false, entered: 0, error: noError };
  const entry: Pick<FieldEntry, keyof FieldEntry> = {
    held: () => place.answer,
    error: () => place.error,
    isKnown: () => place.known,
    isGone: () => false,
    begin: () => undefined,
    enter() {
      place.entered++;
      return (place.known = true);
    },
    leave: () => void (place.known = false),
    tell: (_, value) => void (place.answer = String(value)),
  };
  const handle = new WatchedHandle("Name", entry, {
    controls: createControls(),
    hides: () => undefined,
    isLast: () => true,
  });
  return { place, handle };
}

test("who listens is told when the field has changed, and only then", () => {
  const { handle } = handleOf("Ada");
  const told = vi.fn<() => void>();
  const forget = handle.subscribe(told);
  handle.read();
  handle.refresh();
  expect(told).not.toHaveBeenCalled();
  handle.change("Grace");
  handle.refresh();
  expect(told).toHaveBeenCalledTimes(1);
  expect(handle.read().value).toBe("Grace");
  forget();
  handle.change("Edith");
  handle.refresh();
  expect(told).toHaveBeenCalledTimes(1);
});

test("a field enters react-hook-form when it is listened to, and anew when it was left out since", () => {
  const { place, handle } = handleOf("Ada");
  handle.refresh();
  expect(place.entered).toBe(0);
  handle.subscribe(() => {});
  handle.subscribe(() => {});
  handle.refresh();
  expect(place.entered).toBe(1);
  place.known = false;
  handle.refresh();
  expect(place.entered).toBe(2);
});

test("a snapshot is the same object until something of it changes", () => {
  const { handle } = handleOf("Ada");
  const before = handle.read();
  expect(handle.read()).toBe(before);
  handle.leaveWith("Ada");
  expect(handle.read()).toEqual({ ...before, left: true });
  handle.leaveWith("Grace");
  expect(handle.read()).toEqual(before);
});

const wrong = { type: "parameter", message: "Enter Name" };

test.each([
  ["the same error in another object", wrong, { ...wrong }, true],
  ["another message", wrong, { ...wrong, message: "Check Name" }, false],
  ["another type", wrong, { ...wrong, type: "server" }, false],
  ["none any more", wrong, undefined, false],
  ["one where none was", undefined, wrong, false],
])("a snapshot with %s is the same: %o, %o, %s", (_, before, after, same) => {
  const { place, handle } = handleOf("Ada");
  place.error = before;
  const snapshot = handle.read();
  place.error = after;
  expect(handle.read() === snapshot).toBe(same);
  expect(handle.read().error).toEqual(after);
});
