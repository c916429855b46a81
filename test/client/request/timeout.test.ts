import { createClient, TimeoutError } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { form, rejectionOf } from "../samples.ts";
import { serve, type Answer } from "../serve.ts";

const stalls: readonly (readonly [string, Answer])[] = [
  ["the headers", () => undefined],
  ["the body", (response) => response.writeHead(200).flushHeaders()],
  ["the rest of the body", (response) => response.writeHead(200).write('{"parameters":')],
  ["the body of an error", (response) => response.writeHead(503).write("{")],
];

test.each(stalls)("a stall of %s ends the attempt, once", async (_, answer) => {
  const server = await serve(answer);
  const headers = vi.fn(() => ({}));
  const client = createClient({ baseUrl: server.url, headers, timeout: 50 });
  const error = await rejectionOf(client.getForm("form_1"));
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({
    timeout: 50,
    message: expect.stringContaining("GET /forms/form_1 was not answered in full within 50 ms"),
  });
  expect(headers).toHaveBeenCalledTimes(1);
  await server.close();
});

const never = () => new Promise<never>(() => undefined);

test.each([
  ["a fetch that ignores its signal", { fetch: never }],
  ["a headers function that never answers", { headers: never }],
  ["a body that never ends", { fetch: async () => new Response(new ReadableStream()) }],
])("%s times out after 30 s and leaves no timer", async (_, options) => {
  vi.useFakeTimers();
  try {
    const client = createClient({ baseUrl: "https://example.test", ...options });
    const reading = rejectionOf(client.getForm("form_1"));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ name: "TimeoutError", timeout: 30_000 });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [
    "comes after",
    (answer: () => void, signal: AbortSignal) => signal.addEventListener("abort", answer),
  ],
  ["outlasts", (answer: () => void) => answer()],
])(
  "cancels the body that %s the time limit, even when fetch ignores its signal",
  async (_, when) => {
    const cancel = vi.fn();
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((resolve) =>
        when(() => resolve(new Response(new ReadableStream({ cancel }))), signal),
      );
    const client = createClient({ baseUrl: "https://example.test", fetch, timeout: 5 });
    await expect(client.getForm("form_1")).rejects.toThrow(TimeoutError);
    await expect.poll(() => cancel.mock.calls).toHaveLength(1);
  },
);

test("applies the timeout to each attempt", async () => {
  vi.useFakeTimers();
  try {
    const slow = (status: number) =>
      new Promise<Response>((resolve) =>
        setTimeout(() => resolve(Response.json(form, { status })), 900),
      );
    const statuses = [500, 500, 200];
    const fetch = () => slow(statuses.shift() ?? 0);
    const options = { baseUrl: "https://example.test", fetch, timeout: 1000, backoff: () => 500 };
    const reading = createClient(options).getForm("form_1");
    await vi.advanceTimersByTimeAsync(3 * 900 + 2 * 500);
    await expect(reading).resolves.toMatchObject({ id: "form_1" });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["the headers", async () => new Promise<never>(() => undefined)],
  ["the body", async () => new Response(new ReadableStream())],
])("applies a total of 90 s, of which %s get the remainder", async (_, stall) => {
  vi.useFakeTimers();
  try {
    const slow = () =>
      new Promise<Response>((resolve) =>
        setTimeout(() => resolve(Response.json({}, { status: 503 })), 29_000),
      );
    const fetch = vi.fn<() => Promise<Response>>(stall).mockImplementationOnce(slow);
    fetch.mockImplementationOnce(slow);
    const client = createClient({ baseUrl: "https://example.test", fetch, backoff: () => 8000 });
    const reading = rejectionOf(client.getForm("form_1"));
    await vi.advanceTimersByTimeAsync(89_999);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({
      name: "TimeoutError",
      timeout: 90_000,
      message: expect.stringContaining("raise the totalTimeout option"),
    });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [9, 2],
  [10, 1],
  [60, 1],
])("with 10 s in total, a wait of %i s ends after %i requests, at once", async (wait, requests) => {
  vi.useFakeTimers();
  try {
    const headers = { "retry-after": `${wait}` };
    const fetch = vi.fn<() => Promise<Response>>(
      async () => new Response("{}", { status: 503, headers }),
    );
    const options = { baseUrl: "https://example.test", fetch, totalTimeout: 10_000 };
    const reading = rejectionOf(createClient(options).list("taxes"));
    await vi.advanceTimersByTimeAsync(requests === 1 ? 0 : wait * 1000);
    expect(await reading).toMatchObject({ name: "HttpError", retryAfter: wait * 1000 });
    expect(fetch).toHaveBeenCalledTimes(requests);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
  "rejects a timeout or totalTimeout of %d",
  (timeout) => {
    expect(() => createClient({ baseUrl: "/api", timeout })).toThrow(RangeError);
    expect(() => createClient({ baseUrl: "/api", totalTimeout: timeout })).toThrow(
      "totalTimeout must be more than 0",
    );
  },
);
