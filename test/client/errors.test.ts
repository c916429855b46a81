import { expect, test } from "vitest";
import * as errors from "../../src/client/errors/index.ts";
import { CollectionError } from "../../src/document/read/CollectionError.ts";
import { bannedWord } from "../support/plainWords.ts";

const line = { method: "GET", path: "/employees" };
const post = { method: "POST", path: "/employees", submits: true };
const issue = { path: "$.parameters", code: "notArray", message: "expected an array" } as const;

/** Every error that a client throws, in the order of `list`. */
const table: readonly errors.ClientError[] = [
  new errors.AbortedError(line, AbortSignal.abort()),
  new errors.BaseUrlError(line, "is empty"),
  new errors.BaseUrlError(line, "is empty", "upstreamUrl"),
  new errors.BodyTooLargeError(line, 8),
  new errors.HeadersError(line, "is a function that failed"),
  new errors.HttpError(line, { status: 400 }),
  new errors.HttpError(line, { status: 401 }),
  new errors.HttpError(line, { status: 404 }),
  new errors.HttpError(line, { status: 429 }),
  new errors.HttpError(line, { status: 503, retryAfter: 5000 }),
  new errors.HttpError(line, { status: 500 }),
  new errors.HttpError(post, { status: 500 }),
  new errors.InvalidIdError(line, "the id is empty"),
  new errors.InvalidItemError(line, "$.results[3]", []),
  new errors.InvalidLimitError(line, 500),
  new errors.InvalidOptionError(line, "it is wrong"),
  new errors.LinkError(line, "is not a URL", "https://b.test"),
  new errors.NetworkError(line),
  new errors.NotFormError(line, [issue]),
  new errors.NotCollectionError(line, [issue]),
  new errors.NotJsonError(line, 200),
  new errors.NotPageError(line, "$.next", "a string or null", "a number"),
  new errors.OfflineError(line, null),
  new errors.RedirectError(line),
  new errors.SubmitOutcomeUnknown(post, null),
  new errors.TimeoutError(line, 30),
  new errors.TimeoutError(line, 30, "totalTimeout"),
  new errors.TraversalError(line, "loop"),
  new errors.TraversalError(line, "tooManyPages"),
  new errors.TraversalError(line, "emptyPages"),
];

const list = `
GET /employees was aborted by its signal, so nothing was read. Send it again if you still need the result.
GET /employees was not sent because baseUrl is empty. Pass an address such as "https://example.test/api" or, in a browser, "/api".
GET /employees was not sent because upstreamUrl is empty. Pass an address such as "https://example.test/api" or, in a browser, "/api".
GET /employees was answered with more than 8 bytes, so reading stopped to protect the app's memory. Check the path, or pass a smaller limit.
GET /employees was not sent because the headers option is a function that failed. Pass names and values, such as { authorization: "…" }.
GET /employees was answered with status 400. Nothing was read: the service rejected the request. See the error's body for its reasons.
GET /employees was answered with status 401. Nothing was read: the service rejected the credentials. Check the headers option, or the headers that a proxy adds.
GET /employees was answered with status 404. Nothing was read: there is nothing at this path. Check the id and baseUrl.
GET /employees was answered with status 429. Nothing was read: the service received too many requests. Send fewer, or try again later.
GET /employees was answered with status 503. Nothing was read: the service asks to wait 5 s. Try again then.
GET /employees was answered with status 500. Nothing was read: the service failed. Try again later, or see its logs.
POST /employees was answered with status 500. The service failed, but may have accepted the submission. Check whether the service has the submission before sending it again.
GET /employees was not sent because the id is empty.
GET /employees returned a page whose $.results[3] the schema rejects, so nothing was read. See this error's issues; correct the schema, or report it to the service.
GET /employees was not sent because its limit is invalid: it must be a whole number from 1 to 500. Omit it for the default.
GET /employees was not sent because it is wrong.
GET /employees returned a link that is not a URL. It was not followed, because it could send credentials elsewhere or read another list. Behind a proxy, set upstreamUrl to the service's own address.
GET /employees got no complete response, so nothing was read. Check the connection, baseUrl and, for another origin than the page's, that the service allows it (CORS).
GET /employees returned a response that is not a form. The form definition is invalid: $.parameters: expected an array. Check the path, or report it to the service.
GET /employees returned a response that is not a collection. ${new CollectionError([issue], 1).message} Check the path, or report it to the service.
GET /employees was answered with status 200 and a body that is not JSON, so nothing was read. Check that baseUrl leads to the service, not to a page of the app or a sign-in.
GET /employees returned a response that is not a page: $.next should be a string or null, found a number. Continuing could lose objects, so nothing was read. Check the path, or report it to the service.
GET /employees was not sent because the browser is offline. Send it again once it is online.
GET /employees was answered with a redirect, which is not followed because it could send credentials elsewhere. Set baseUrl to the final address; a redirect to a sign-in means that the session has ended.
POST /employees was sent, but its outcome is unknown: the service may have accepted it. Check with the service before sending it again, or set an idempotencyKey for each submission.
GET /employees was not answered in full within 30 ms, so nothing was read. Try again, or raise the timeout option.
GET /employees was not answered in full within 30 ms, so nothing was read. Try again, or raise the totalTimeout option.
GET /employees links to a page that was read before, so its pages form a loop. Report it to the service.
GET /employees has more pages than maxPages, so reading stopped. Raise maxPages, or set a larger limit.
GET /employees returned ten empty pages in a row, so reading stopped. Narrow the query, or report it to the service.
`;

test("the message of an error begins with its request", () => {
  expect(table.map(({ message }) => message)).toEqual(list.trim().split("\n"));
  expect(bannedWord(list)).toBe(null);
  for (const error of table) {
    expect.soft(error, error.name).toBeInstanceOf(errors.ClientError);
    expect.soft(error.name, error.name).toBe(error.constructor.name);
    expect.soft(`${error.method} ${error.path}`, error.name).toMatch(/^(GET|POST) \/employees$/);
  }
});

test("every error is in the table", () => {
  const made = new Set(table.map((error) => error.constructor.name));
  const named = Object.keys(errors).filter((name) => /^[A-Z]/.test(name) && name !== "ClientError");
  expect(named.filter((name) => !made.has(name))).toEqual([]);
});
