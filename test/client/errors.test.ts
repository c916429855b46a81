import { expect, test } from "vitest";
import * as errors from "../../src/client/errors/index.ts";

const line = { method: "GET", path: "/employees" };
const issue = { path: "$.parameters", code: "notArray", message: "expected an array" } as const;

/** Every error that a client throws, and what its sentences must tell. */
const table: readonly (readonly [errors.ClientError, string])[] = [
  [new errors.AbortedError(line, AbortSignal.abort()), "stopped by its signal"],
  [new errors.BaseUrlError(line, "is empty"), "baseUrl is empty"],
  [new errors.BaseUrlError(line, "is empty", "upstreamUrl"), "upstreamUrl is empty"],
  [new errors.BodyTooLargeError(line, 8), "more than 8 bytes"],
  [new errors.HeadersError(line, "gave none"), "the headers option gave none"],
  [new errors.HttpError(line, { status: 404 }), "status 404"],
  [new errors.InvalidIdError(line, "it is empty"), "because it is empty"],
  [new errors.InvalidItemError(line, "$.results[3]", []), "whose $.results[3] the schema"],
  [new errors.InvalidLimitError(line, 500), "from 1 to 500"],
  [new errors.InvalidOptionError(line, "it is wrong"), "because it is wrong"],
  [new errors.LinkError(line, "leads elsewhere", "https://b.test"), "a link that leads elsewhere"],
  [new errors.NetworkError(line), "no complete answer"],
  [new errors.NotFormError(line, [issue]), "$.parameters: expected an array"],
  [new errors.NotCollectionError(line, [issue]), "$.parameters: expected an array"],
  [new errors.NotJsonError(line, 200), "status 200 and a body that is not JSON"],
  [new errors.NotPageError(line, "$.next", "a link", "a number"), "$.next should be a link"],
  [new errors.OfflineError(line, null), "the browser is offline"],
  [new errors.RedirectError(line), "answered with a redirect"],
  [new errors.SubmitOutcomeUnknown(line, null), "may have taken it, or not"],
  [new errors.TimeoutError(line, 30), "within 30 ms"],
  [new errors.TimeoutError(line, 30), "raise the timeout option"],
  [new errors.TimeoutError(line, 30, "totalTimeout"), "raise the totalTimeout option"],
  [new errors.TraversalError(line, "loop"), "in a circle"],
  [new errors.TraversalError(line, "tooManyPages"), "more pages than maxPages"],
  [new errors.TraversalError(line, "emptyPages"), "ten empty pages in a row"],
];

const rows = table.map(([error, words]) => ({ name: error.name, error, words }));
test("the message of an error begins with its request", () => {
  for (const { error, words } of rows) {
    expect.soft(error, error.name).toBeInstanceOf(errors.ClientError);
    expect.soft(error.name, error.name).toBe(error.constructor.name);
    expect.soft(error.message, error.name).toMatch(/^GET \/employees \S.*\.$/);
    expect.soft(error.message, error.name).toContain(words);
    expect.soft(error, error.name).toMatchObject(line);
  }
});

test("every error is in the table", () => {
  const made = new Set(table.map(([error]) => error.constructor.name));
  const named = Object.keys(errors).filter((name) => /^[A-Z]/.test(name) && name !== "ClientError");
  expect(named.filter((name) => !made.has(name))).toEqual([]);
});
