import { isOutcomeUnknown, SubmitError } from "parameter-form/core";
import { expect, test } from "vitest";
import { sendFailure } from "../../../src/core/messages/sendFailure.ts";
import {
  formFailure,
  isFinal,
  isLinkRefused,
  readFailure,
} from "../../../src/core/messages/readFailure.ts";

const named = (name: string, more: object = {}) => Object.assign(new Error("x"), { name }, more);

/** What an error means when answers were sent, and when something was read. */
const table: readonly (readonly [unknown, sent: string, read: string])[] = [
  [new SubmitError({}), "refused", "tryAgain"],
  [named("SubmitError"), "refused", "tryAgain"],
  [named("SubmitOutcomeUnknown"), "unknown", "tryAgain"],
  [named("OfflineError"), "offline", "offline"],
  [named("NetworkError"), "unknown", "noConnection"],
  [named("NetworkError", { submitted: false }), "noConnection", "noConnection"],
  [named("TimeoutError"), "unknown", "timedOut"],
  [named("TimeoutError", { submitted: false }), "timedOut", "timedOut"],
  [named("AbortError"), "unknown", "tryAgain"],
  [named("AbortedError", { submitted: false }), "tryAgain", "tryAgain"],
  [named("RedirectError"), "unknown", "maybeSignedOut"],
  [named("NotJsonError", { status: 200 }), "unknown", "maybeSignedOut"],
  [named("NotPageError"), "unknown", "tryAgain"],
  [named("CodeNotLoadedError"), "unknown", "loadPageAgain"],
  [new TypeError("Failed to fetch"), "unknown", "tryAgain"],
  ["text", "unknown", "tryAgain"],
  [undefined, "unknown", "tryAgain"],
  [null, "unknown", "tryAgain"],
  [Object.create(null), "unknown", "tryAgain"],
  [{ name: "constructor", status: "toString" }, "unknown", "tryAgain"],
  ...(
    [
      [200, "unknown", "tryAgain"],
      [302, "unknown", "tryAgain"],
      [400, "refused", "tryAgain"],
      [401, "signedOut", "signedOut"],
      [402, "tryAgain", "tryAgain"],
      [403, "notAllowed", "notAllowed"],
      [404, "notTaken", "notFound"],
      [405, "tryAgain", "tryAgain"],
      [408, "unknown", "timedOut"],
      [409, "unknown", "tryAgain"],
      [410, "notTaken", "gone"],
      [413, "answersTooLong", "tryAgain"],
      [414, "requestTooLarge", "requestTooLarge"],
      [418, "tryAgain", "tryAgain"],
      [419, "signedOut", "signedOut"],
      [422, "refused", "tryAgain"],
      [423, "tryAgain", "tryAgain"],
      [425, "tryAgain", "tryAgain"],
      [429, "tooManyRequests", "tooManyRequests"],
      [431, "requestTooLarge", "requestTooLarge"],
      [451, "tryAgain", "tryAgain"],
      [500, "unknown", "serviceFailed"],
      [501, "unknown", "serviceFailed"],
      [502, "unknown", "serviceFailed"],
      [503, "unknown", "serviceFailed"],
      [504, "unknown", "serviceFailed"],
      [520, "unknown", "serviceFailed"],
      [599, "unknown", "serviceFailed"],
    ] as const
  ).map(([status, sent, read]) => [{ status }, sent, read] as const),
  [new Response(null, { status: 401 }), "signedOut", "signedOut"],
  [named("HttpError", { status: 503, submitted: false }), "serviceFailed", "serviceFailed"],
  [named("HttpError", { status: 409, submitted: false }), "tryAgain", "tryAgain"],
];

test("maps an error to its meaning for a submission and for a read", () => {
  for (const [error, sent, read] of table) {
    expect.soft(sendFailure(error), String(sent)).toBe(sent);
    expect.soft(readFailure(error), String(sent)).toBe(read);
    expect.soft(isOutcomeUnknown(error), String(sent)).toBe(sent === "unknown");
  }
});

test("an error is final where a retry cannot help", () => {
  const errors = [named("NotFormError"), { status: 404 }, { status: 410 }, { status: 401 }];
  expect(errors.map((error) => [formFailure(error), isFinal(formFailure(error))])).toEqual([
    ["definitionError", true],
    ["notFound", true],
    ["gone", true],
    ["signedOut", false],
  ]);
});

test("isLinkRefused is true for errors about the link of a page", () => {
  for (const [error, refused] of [
    [named("LinkError"), true],
    [named("TraversalError"), true],
    [{ status: 404 }, true],
    [named("HttpError", { status: 422 }), true],
    [named("HttpError", { status: 429 }), false],
    [named("NetworkError"), false],
    [null, false],
  ] as const) {
    expect.soft(isLinkRefused(error)).toBe(refused);
  }
});
