import {
  ClientError,
  createClient,
  type PagesOptions,
  TraversalError,
} from "parameter-form/client";
import type { Page } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { atOnce } from "./samples.ts";
import { script, type Step } from "./script.ts";
import { type Answer, type Head, send, sendJson } from "./serve.ts";

const token = { authorization: "Bearer canary-token" };

/** Walks the pages of `/employees` as `steps` answer, beside another origin that must see nothing. */
async function walk(steps: readonly Step[], options: PagesOptions = {}, timeout = 30_000) {
  const other = await script([null]);
  const server = await script(steps, { other: other.url, otherHost: new URL(other.url).host });
  const client = createClient({ baseUrl: server.url, headers: token, backoff: atOnce, timeout });
  const pages: Page[] = [];
  let error: unknown = null;
  try {
    for await (const page of client.pages("employees", { ahead: 0, ...options })) pages.push(page);
  } catch (cause) {
    error = cause;
  }
  expect(other.sent()).toEqual([]);
  expect(error === null || error instanceof ClientError).toBe(true);
  expect(server.seen.every(({ headers }) => headers.authorization === token.authorization)).toBe(
    true,
  );
  return { pages: pages.length, sent: server.sent(), error };
}

const first = "/employees";

const followed: readonly (readonly [link: string, sent: string])[] = [
  ["{self}/employees?cursor=a", "/employees?cursor=a"],
  ["/employees?cursor=a", "/employees?cursor=a"],
  ["?cursor=a", "/employees?cursor=a"],
  ["employees?cursor=a", "/employees?cursor=a"],
  ["//{host}/employees?cursor=a", "/employees?cursor=a"],
  ["HTTP://{host}/employees?cursor=a", "/employees?cursor=a"],
  ["http:/employees?cursor=a", "/employees?cursor=a"],
  ["{self}/employees?cursor=a#end", "/employees?cursor=a"],
  ["{self}/%65mployees?cursor=a", "/%65mployees?cursor=a"],
  ["{self}/x/../employees?cursor=a", "/employees?cursor=a"],
  ["?cursor=a%2Bb%20c%26limit%3D9", "/employees?cursor=a%2Bb%20c%26limit%3D9"],
  ["?cursor=a+b", "/employees?cursor=a+b"],
  ["?cursor=bz0yNCZwPUFa==", "/employees?cursor=bz0yNCZwPUFa=="],
  ["?cursor=a&cursor=b", "/employees?cursor=a&cursor=b"],
  ["?limit=999999&cursor=a", "/employees?limit=999999&cursor=a"],
  ["?page=2", "/employees?page=2"],
  ["?cursor=http://evil.test/?a@b", "/employees?cursor=http://evil.test/?a@b"],
  ["http://2130706433:{port}/employees?cursor=a", "/employees?cursor=a"],
];

test.each(followed)("follows %s unchanged", async (link, sent) => {
  expect(await walk([link, null])).toEqual({ pages: 2, sent: [first, sent], error: null });
});

test("follows a cursor of 8,000 characters unchanged", async () => {
  const link = `?cursor=${"a".repeat(8000)}`;
  const sent = [first, `/employees${link}`];
  expect(await walk([link, null])).toEqual({ pages: 2, sent, error: null });
});

const refused = [
  "{other}/employees?cursor=a",
  "//{otherHost}/employees?cursor=a",
  "\\\\{otherHost}\\employees?cursor=a",
  "/\\{otherHost}/employees?cursor=a",
  "  {other}/employees?cursor=a",
  "ht\ntp://{otherHost}/employees?cursor=a",
  "http:\\\\{otherHost}/employees?cursor=a",
  "http://{host}@{otherHost}/employees?cursor=a",
  "http://{host}.evil.test/employees?cursor=a",
  "http://evil.test#@{host}/employees?cursor=a",
  "http://localhost:{port}/employees?cursor=a",
  "https://{host}/employees?cursor=a",
  "http://me:secret@{host}/employees?cursor=a",
  "http://me@{host}/employees?cursor=a",
  "http://:secret@{host}/employees?cursor=a",
  "ws://{host}/employees?cursor=a",
  "ftp://{host}/employees?cursor=a",
  "blob:{self}/employees?cursor=a",
  "javascript:fetch('{other}')",
  "data:application/json,{}",
  "file:///employees?cursor=a",
  "about:blank",
  "http://",
  "http://[::1",
  "http://a b/employees",
  "{self}:99999/employees",
  "{self}/taxes?cursor=a",
  "{self}/?cursor=a",
  "/",
  "/employees/?cursor=a",
  "/employees/emp_1?cursor=a",
  "/employees/../taxes?cursor=a",
  "/employees/%2e%2e/taxes?cursor=a",
  "/employees%2F..%2Ftaxes?cursor=a",
  "/employees;x?cursor=a",
  "/Employees?cursor=a",
  "//employees?cursor=a",
  "/api/employees?cursor=a",
  "/employees%?cursor=a",
];

test.each(refused)("rejects %s without sending anything", async (link) => {
  const { error, ...walked } = await walk([link, null]);
  expect(walked).toEqual({ pages: 1, sent: [first] });
  expect(error).toMatchObject({ name: "LinkError", path: first, link: expect.any(String) });
  expect(JSON.stringify(error) + String(error)).not.toMatch(/cursor|evil|secret|canary/);
});

const endless: readonly (readonly [what: string, steps: readonly Step[], pages: number])[] = [
  ["a page that is its own next", ["?cursor=a", "?cursor=a"], 2],
  ["A, B and A again", ["?cursor=a", "?cursor=b", "?cursor=a"], 3],
  ["A, B, C and B again", ["?cursor=a", "?cursor=b", "?cursor=c", "?cursor=b"], 4],
  ["the first page again", ["?cursor=a", "/employees"], 2],
  ["a link that is empty", [""], 1],
  ["other fragments", ["?cursor=a#1", "?cursor=a#2"], 2],
  ["another spelling", ["?cursor=a", "HTTP://{host}/./employees?cursor=a"], 2],
];

test.each(endless)("detects %s as a circle", async (_, steps, pages) => {
  const { error, ...walked } = await walk(steps);
  expect(walked.pages).toBe(pages);
  expect(walked.sent).toHaveLength(pages);
  expect(error).toMatchObject({ name: "TraversalError", reason: "loop" });
});

const fresh: Answer = (response, _, attempt) =>
  sendJson(response, { next: `?cursor=${attempt}`, previous: null, results: [{ id: "a" }] });
const empty = (next: string | null) => ({ next, previous: null, results: [] });
const empties = (count: number, list = "a") =>
  Array.from({ length: count }, (_, at) => empty(`?cursor=${list}${at}`));

test.each([
  ["a list without an end", [fresh], {}, 1000, "tooManyPages"],
  ["more pages than allowed", [fresh], { maxPages: 3 }, 3, "tooManyPages"],
  ["as many pages as allowed", ["?cursor=a", "?cursor=b", null], { maxPages: 3 }, 3, null],
  ["the one page that is allowed", [null], { maxPages: 1 }, 1, null],
  ["ten empty pages", empties(11), {}, 10, "emptyPages"],
  ["nine empty pages and one more", [...empties(9), null], {}, 10, null],
  ["ten empty pages, the last without next", [...empties(9), empty(null)], {}, 10, null],
  [
    "an object among empty pages",
    [...empties(9), "?cursor=x", ...empties(9, "b"), null],
    {},
    20,
    null,
  ],
] satisfies [string, Step[], PagesOptions, number, string | null][])(
  "%s",
  async (_, steps, options, pages, reason) => {
    const { error, ...walked } = await walk(steps, options);
    expect([walked.pages, walked.sent.length]).toEqual([pages, pages]);
    expect(error instanceof TraversalError ? error.reason : error).toBe(reason);
  },
);

const json = (page: object): Step => page;
test.each([
  ["next is missing", { previous: null, results: [] }, "$.next"],
  ["next is a number", { ...empty(null), next: 1 }, "$.next"],
  ["next is true", { ...empty(null), next: true }, "$.next"],
  ["next is an object", { ...empty(null), next: { url: "/" } }, "$.next"],
  ["next is an array", { ...empty(null), next: [] }, "$.next"],
  ["previous is a number", { ...empty(null), previous: 1 }, "$.previous"],
  ["previous is false", { ...empty(null), previous: false }, "$.previous"],
  ["results is missing", { next: null, previous: null }, "$.results"],
  ["results is an object", { ...empty(null), results: {} }, "$.results"],
  ["results is null", { ...empty(null), results: null }, "$.results"],
  ["results holds a text", { ...empty(null), results: [{}, "a"] }, "$.results[1]"],
  ["the page is an array", [], "$"],
])("rejects a page if %s, and names the field", async (_, page, field) => {
  const { error, ...walked } = await walk(["?cursor=a", json(page)]);
  expect(walked).toEqual({ pages: 1, sent: [first, "/employees?cursor=a"] });
  expect(error).toMatchObject({ name: "NotPageError", field });
});

const status =
  (code: number, headers: Head["headers"] = {}): Answer =>
  (response) =>
    sendJson(response, {}, { status: code, headers });
const mib = 1024 * 1024;
const farAway = "Fri, 31 Dec 9999 23:59:59 GMT";

test.each([
  ["a redirect", 1, "RedirectError", (r) => r.writeHead(302, { location: "//evil.test" }).end()],
  ["a permanent one", 1, "RedirectError", (r) => r.writeHead(308, { location: "/x" }).end()],
  ["401", 1, "HttpError", status(401)],
  ["403", 1, "HttpError", status(403)],
  ["500", 3, "HttpError", status(500)],
  ["429, retry at once", 3, "HttpError", status(429, { "retry-after": "0" })],
  ["503, retry in 31 years", 1, "HttpError", status(503, { "retry-after": "1000000000" })],
  ["503, retry never", 1, "HttpError", status(503, { "retry-after": "9".repeat(400) })],
  ["503, retry in 9999", 1, "HttpError", status(503, { "retry-after": farAway })],
  ["503, retry before", 3, "HttpError", status(503, { "retry-after": "-1" })],
  ["503, retry soon", 3, "HttpError", status(503, { "retry-after": "soon" })],
  ["no answer", 1, "TimeoutError", () => undefined],
  ["a body that stalls", 1, "TimeoutError", (r) => r.writeHead(200).write("{")],
  ["a broken connection", 3, "NetworkError", (r) => r.destroy()],
  ["a broken body", 3, "NetworkError", (r) => r.writeHead(200).write("{", () => r.destroy())],
  ["HTML", 1, "NotJsonError", (r) => send(r, "<p>Sign in</p>")],
  ["nothing", 1, "NotJsonError", (r) => send(r, "", { status: 204 })],
  ["a byte too much", 1, "BodyTooLargeError", (r) => send(r, " ".repeat(10 * mib + 1))],
] satisfies [string, number, string, Answer][])(
  "after the first page, %s is requested %i times and then rejected",
  async (_, attempts, name, answer) => {
    // The first page has to come within it on a busy machine, too.
    const timeout = name === "TimeoutError" ? 2000 : 30_000;
    const { error, ...walked } = await walk(["?cursor=a", answer], {}, timeout);
    const again = Array.from({ length: attempts }, () => "/employees?cursor=a");
    expect(walked).toEqual({ pages: 1, sent: [first, ...again] });
    expect(error).toMatchObject({ name, path: first });
  },
);

test("follows no redirect, whatever a list responds with", async () => {
  const other = await script([null]);
  const redirect: Answer = (r) => r.writeHead(307, { location: `${other.url}/employees` }).end();
  const server = await script([redirect]);
  const headers = vi.fn<() => HeadersInit>(() => token);
  const reading = createClient({ baseUrl: server.url, headers }).list("employees");
  await expect(reading).rejects.toMatchObject({ name: "RedirectError" });
  expect([server.sent(), other.sent()]).toEqual([[first], []]);
  expect(headers).toHaveBeenCalledTimes(1);
});
