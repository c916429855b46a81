import { AbortedError, SubmitOutcomeUnknown } from "parameter-form/client";
import { expect, test } from "vitest";
import { isAbort } from "../../../src/react/submission/useSubmitSignal.ts";

const line = { method: "POST", path: "/submit" };
const aborted = AbortSignal.abort();
const { reason } = aborted;
const named = (name: string, cause?: unknown): Error =>
  Object.assign(new Error("ended", { cause }), { name });
const circle = named("Error");
circle.cause = circle;

test("detects errors that the signal caused", () => {
  for (const [title, error, expected] of [
    ["the signal's reason", reason, true],
    ["a browser's own error of it", new DOMException("Fetch is aborted", "AbortError"), true],
    ["another client's error of it", named("CanceledError"), true],
    ["our client's error of it", new AbortedError(line, aborted), true],
    [
      "a submission that was sent already",
      new SubmitOutcomeUnknown(line, new AbortedError(line, aborted)),
      true,
    ],
    ["an error with it as its cause's cause", named("Error", named("Error", reason)), true],
    ["another error", new Error("down"), false],
    ["another error with a cause", named("Error", new TypeError("down")), false],
    ["a cause that leads in a circle", circle, false],
    ["a text", "AbortError", false],
    ["nothing", undefined, false],
  ] as const) {
    expect.soft(isAbort(error, aborted), title).toBe(expected);
  }
});

test.each([[reason], [undefined], [named("AbortError")]])(
  "does not attribute %o to a signal that is not aborted",
  (error) => {
    expect(isAbort(error, new AbortController().signal)).toBe(false);
  },
);
