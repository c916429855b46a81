import { expect, test } from "vitest";
import { isAbort } from "../../../src/react/submission/useLeaving.ts";

const reason = new Error("left");
const told = (cause: unknown): Error => new Error("ended", { cause });

test.each([
  ["the reason itself", reason, true],
  ["what the reason caused", told(reason), true],
  ["what that caused", told(told(reason)), true],
  ["another error", new Error("down"), false],
  ["another error with a cause", told(new Error("down")), false],
  ["nothing", undefined, false],
])("of a signal that was aborted, %s tells no more than that: %j", (_, error, expected) => {
  expect(isAbort(error, AbortSignal.abort(reason))).toBe(expected);
});

test.each([[reason], [undefined], [told(undefined)]])(
  "of a signal that was not aborted, %o does not",
  (error) => {
    expect(isAbort(error, new AbortController().signal)).toBe(false);
  },
);
