import { getEventListeners } from "node:events";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import {
  AbortedError,
  type Client,
  createClient,
  type Fetch,
  HttpError,
} from "parameter-form/client";
import { createService } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { atOnce, emptyPage, form, rejectionOf } from "../samples.ts";
import { sendJson, serve, type Answer } from "../serve.ts";

test("an aborted signal ends a request before it is sent", async () => {
  const server = await serve((response) => sendJson(response, form));
  const headers = vi.fn(() => ({}));
  const signal = AbortSignal.abort("left the page");
  const reading = createClient({ baseUrl: server.url, headers }).getForm("form_1", { signal });
  const error = await rejectionOf(reading);
  expect(error).toBeInstanceOf(AbortedError);
  expect(error).toMatchObject({ path: "/forms/form_1", cause: "left the page" });
  expect(headers).not.toHaveBeenCalled();
  expect(server.seen).toEqual([]);
});

const stages: readonly (readonly [string, Answer])[] = [
  ["the headers", () => undefined],
  ["the body", (response) => response.writeHead(200).write("{")],
];

test.each(stages)("aborting while waiting for %s closes the connection", async (_, answer) => {
  const controller = new AbortController();
  const server = await serve((response, request, attempt) => {
    answer(response, request, attempt);
    setImmediate(() => controller.abort());
  });
  const reading = createClient({ baseUrl: server.url }).getForm("a", { signal: controller.signal });
  await expect(reading).rejects.toThrow(AbortedError);
  await server.close();
  expect(server.seen).toHaveLength(1);
});

test.each([
  ["the pause before a retry", async () => Response.json({}, { status: 503 })],
  ["a fetch that ignores its signal", () => new Promise<never>(() => undefined)],
])("aborting during %s stops at once and leaves no timer", async (_, answer) => {
  vi.useFakeTimers();
  try {
    const controller = new AbortController();
    const fetch = vi.fn(answer);
    const client = createClient({ baseUrl: "https://example.test", fetch, backoff: () => 5000 });
    const reading = rejectionOf(client.listForms({ signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect(await reading).toMatchObject({ name: "AbortedError", path: "/forms" });
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["getForm", (client: Client, signal: AbortSignal) => client.getForm("a", { signal })],
  ["pages", (client: Client, signal: AbortSignal) => client.pages("taxes", { signal }).next()],
])(
  "aborting %s during the backoff rejects with AbortedError, also when the reason is another request's error",
  async (_, read) => {
    const controller = new AbortController();
    const failure = new HttpError({ method: "GET", path: "/other" }, { status: 400 });
    const server = await serve((response) => sendJson(response, {}, { status: 503 }));
    const backoff = () => {
      setImmediate(() => controller.abort(failure));
      return 30_000;
    };
    const client = createClient({ baseUrl: server.url, backoff });
    const error = await rejectionOf(read(client, controller.signal));
    expect(error).toMatchObject({ name: "AbortedError", cause: failure });
    expect(server.seen).toHaveLength(1);
  },
);

test("leaves no listener on the signal once a request has ended", async () => {
  const server = await serve((response) => sendJson(response, form));
  const controller = new AbortController();
  const { signal } = controller;
  const add = vi.spyOn(signal, "addEventListener");
  const remove = vi.spyOn(signal, "removeEventListener");
  const read = await createClient({ baseUrl: server.url }).getForm("form_1", { signal });
  expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
    add.mock.calls.map(([, listener]) => listener),
  );
  controller.abort();
  expect(read.id).toBe("form_1");
});

test("rejects a list that is aborted while its schema works", async () => {
  const stop = new AbortController();
  const validate = async (value: unknown) => {
    stop.abort();
    await Promise.resolve();
    return { value };
  };
  const schema: StandardSchemaV1 = { "~standard": { version: 1, vendor: "test", validate } };
  const fetch = createService({ forms: [], lists: { employees: [{ id: "e_1" }] } });
  const client = createClient({ baseUrl: "https://api.test", fetch });
  const reading = client.list("employees", { schema, signal: stop.signal });
  await expect(reading).rejects.toBeInstanceOf(AbortedError);
});

const item = { id: "e_1" };
const page = { ...emptyPage, results: [item] };
const slow: StandardSchemaV1 = {
  "~standard": { version: 1, vendor: "test", validate: async (value) => ({ value }) },
};

test.each<readonly [string, number, (client: Client, signal: AbortSignal) => Promise<unknown>]>([
  ["read a page", 200, (client, signal) => client.list("taxes", { signal })],
  ["check its items", 200, (client, signal) => client.list("taxes", { signal, schema: slow })],
  ["walk", 200, (client, signal) => client.collect("taxes", { signal, atMost: 1 })],
  ["walk", 200, (client, signal) => client.items("taxes", { signal }).next()],
  ["pause", 503, (client, signal) => rejectionOf(client.list("taxes", { signal }))],
])("a dozen requests that %s with one signal (status %i) do not leak", async (_, status, read) => {
  const warn = vi.spyOn(process, "emitWarning");
  const { signal } = new AbortController();
  const fetch = async () => Response.json(page, { status });
  const client = createClient({ baseUrl: "https://api.test", fetch, backoff: atOnce });
  await Promise.all(Array.from({ length: 12 }, () => read(client, signal)));
  expect(warn).not.toHaveBeenCalled();
  expect(getEventListeners(signal, "abort")).toEqual([]);
  warn.mockRestore();
});

test("aborts all unfinished requests that share a signal", async () => {
  const stop = new AbortController();
  const { signal } = stop;
  const fetch: Fetch = ({ url }) =>
    url.endsWith("taxes")
      ? Promise.resolve(Response.json(page))
      : new Promise<never>(() => undefined);
  const client = createClient({ baseUrl: "https://api.test", fetch });
  const read = (list: "taxes" | "payments") => client.list(list, { signal });
  const readings = [read("payments"), read("taxes"), read("payments")];
  expect(await readings[1]).toMatchObject({ results: [item] });
  stop.abort("left");
  for (const reading of [readings[0], readings[2]])
    await expect(reading).rejects.toMatchObject({ name: "AbortedError", cause: "left" });
});
