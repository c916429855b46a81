import { createClient } from "parameter-form/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError, NetworkError, NotJsonError } from "../../../src/client/errors/index.ts";
import { fullJitter, retryDelay } from "../../../src/client/request/sendWithRetries.ts";
import { retryAfterOf } from "../../../src/client/request/readResponse.ts";
import { atOnce, form, rejectionOf } from "../samples.ts";
import { sendJson, serve } from "../serve.ts";

const now = Date.parse("2026-01-01T00:00:00Z");
const line = { method: "GET", path: "/forms/form_1" };

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test("reads Retry-After as seconds or a date", () => {
  for (const [text, ms] of [
    ["120", 120_000],
    ["0", 0],
    ["Thu, 01 Jan 2026 00:00:30 GMT", 30_000],
    ["Wed, 31 Dec 2025 23:59:30 GMT", 0],
    ["Thursday, 01-Jan-26 00:00:30 GMT", 30_000],
    ["Thu Jan  1 00:00:30 2026", 30_000],
    ["Sat Jan 10 00:00:00 2026", 777_600_000],
    ["Thu Jan  1 00:00:30 2026 or so", undefined],
    ["1000000000", 1e12],
    ["1000000001", 1e12],
    ["9".repeat(400), 1e12],
    ["-5", undefined],
    ["5.5", undefined],
    ["1e3", undefined],
    ["soon", undefined],
    ["soon GMT", undefined],
    ["2027", 2_027_000],
    ["", undefined],
  ] as const) {
    expect.soft(retryAfterOf(new Headers({ "retry-after": text })), text).toBe(ms);
  }
});

const hour = 3_600_000;
const at = (ms: number) => new Date(now + ms).toUTCString();

test("measures a date of Retry-After from the Date of the response", () => {
  for (const [title, retryAfter, headers, ms] of [
    ["a device an hour behind", at(hour + 30_000), { date: at(hour) }, 30_000],
    ["a device an hour ahead", at(30_000 - hour), { date: at(-hour) }, 30_000],
    ["an answer that was a while on its way", at(30_000), { date: at(-2000) }, 32_000],
    ["a date that is past", at(0), { date: at(5000) }, 0],
    ["a Date in another form", at(hour), { date: "Thu Jan  1 00:59:00 2026" }, 60_000],
    ["a Date that was sent twice", at(hour), { date: `${at(hour - 9000)}, ${at(hour)}` }, 9000],
    ["a Date that is none", at(30_000), { date: "now" }, 30_000],
    ["no Date", at(30_000), {}, 30_000],
    ["seconds, whatever the Date", "30", { date: at(hour) }, 30_000],
  ] as const) {
    expect
      .soft(retryAfterOf(new Headers({ "retry-after": retryAfter, ...headers })), title)
      .toBe(ms);
  }
});

test("takes the longest wait of repeated Retry-After headers", () => {
  for (const [text, ms] of [
    ["120, 120", 120_000],
    ["120,120", 120_000],
    ["30, 120, 60", 120_000],
    ["soon, 120", 120_000],
    ["120, ", 120_000],
    [`${at(30_000)}, ${at(30_000)}`, 30_000],
    [`${at(30_000)}, 120`, 120_000],
    ["Thursday, 01-Jan-26 00:00:30 GMT, Thursday, 01-Jan-26 00:00:40 GMT", 40_000],
    ["Thu Jan  1 00:00:30 2026, Thu Jan  1 00:00:30 2026", 30_000],
    ["soon, later", undefined],
    [", ", undefined],
  ] as const) {
    expect.soft(retryAfterOf(new Headers({ "retry-after": text })), text).toBe(ms);
  }
});

test("an error has the wait before the next attempt", () => {
  for (const [title, error, pause] of [
    ["a network fault", new NetworkError(line, null), 100],
    ["503", new HttpError(line, { status: 503 }), 100],
    ["503 with a long wait", new HttpError(line, { status: 503, retryAfter: 60_000 }), 60_000],
    ["503 with no wait", new HttpError(line, { status: 503, retryAfter: 0 }), 100],
    [
      "503 with too long a wait",
      new HttpError(line, { status: 503, retryAfter: 60_001 }),
      Infinity,
    ],
    [
      "429 with an endless wait",
      new HttpError(line, { status: 429, retryAfter: Infinity }),
      Infinity,
    ],
    ["400 with a wait", new HttpError(line, { status: 400, retryAfter: 1 }), Infinity],
    ["no JSON", new NotJsonError(line, 200), Infinity],
    ["an error of another kind", new TypeError("a mistake"), Infinity],
  ] as const) {
    expect
      .soft(
        retryDelay(1, error, () => 100),
        title,
      )
      .toBe(pause);
  }
});

test("full jitter is below 300 ms and then 600 ms", () => {
  for (let i = 0; i < 100; i++) {
    expect(fullJitter(1)).toBeLessThan(300);
    expect(fullJitter(2)).toBeLessThan(600);
  }
});

test("waits to the millisecond and leaves no timer", async () => {
  const answers = [
    new Response("{}", { status: 429, headers: { "retry-after": "7" } }),
    Response.json(form),
  ];
  const fetch = vi.fn(async () => answers.shift() ?? Response.error());
  const client = createClient({ baseUrl: "https://example.test", fetch, backoff: () => 1 });
  const reading = client.getForm("form_1");
  await vi.advanceTimersByTimeAsync(6_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(reading).resolves.toMatchObject({ id: "form_1" });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("rejects a wait beyond the cap at once, and reports how long it is", async () => {
  const headers = { "retry-after": "3600" };
  const fetch = vi.fn(async () => new Response("{}", { status: 503, headers }));
  const reading = createClient({ baseUrl: "https://example.test", fetch }).getForm("form_1");
  await expect(reading).rejects.toMatchObject({
    name: "HttpError",
    retryAfter: 3_600_000,
    message: expect.stringContaining("asks to wait 3600 s"),
  });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["ahead", -7_200_000, 7000],
  ["behind", 7_200_000, 7000],
])("trusts the service's clock when the device's is two hours %s", async (_, skew, ms) => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  const server = await serve((response) =>
    sendJson(
      response,
      {},
      { status: 400, headers: { date: at(skew), "retry-after": at(skew + ms) } },
    ),
  );
  const error = await rejectionOf(createClient({ baseUrl: server.url }).getForm("a"));
  expect(error).toMatchObject({ name: "HttpError", retryAfter: ms });
});

test("honours a wait that two proxies ask for", async () => {
  vi.useRealTimers();
  const server = await serve((response, _, attempt) =>
    attempt === 1
      ? response
          .writeHead(
            429,
            [
              ["retry-after", "0"],
              ["retry-after", "0"],
            ].flat(),
          )
          .end("{}")
      : sendJson(response, form),
  );
  const client = createClient({ baseUrl: server.url, backoff: atOnce });
  expect(await client.getForm("a")).toMatchObject({ id: "form_1" });
});
