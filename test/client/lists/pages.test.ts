import { getEventListeners } from "node:events";
import { AbortedError, createClient, HttpError } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { atOnce, rejectionOf } from "../samples.ts";
import { script, type Step } from "../script.ts";
import { type Answer, sendJson } from "../serve.ts";

const never: Answer = () => undefined;
const refusal: Answer = (response) => sendJson(response, {}, { status: 400 });
const three: readonly Step[] = ["?cursor=a", "?cursor=b", null];
const urls = ["/employees", "/employees?cursor=a", "/employees?cursor=b"];

/** A client whose time limits are longer than a test's, so that only an abort ends what hangs. */
async function start(steps: readonly Step[]) {
  const server = await script(steps);
  const limits = { timeout: 1_000_000, totalTimeout: 1_000_000 };
  return { server, client: createClient({ baseUrl: server.url, backoff: atOnce, ...limits }) };
}

const ids = ({ results }: { results: readonly unknown[] }) => results;

test("sends nothing before the first page is requested", async () => {
  const { server, client } = await start(three);
  const pages = client.pages("employees");
  const items = client.items("employees");
  await client.list("taxes");
  expect(server.sent()).toEqual(["/taxes"]);
  await pages.return?.();
  await items.return?.();
  await expect(pages.next()).resolves.toEqual({ done: true, value: undefined });
  expect(server.sent()).toEqual(["/taxes"]);
});

test("fetches one page ahead while the consumer works, and no more", async () => {
  const { server, client } = await start(["?cursor=a", "?cursor=b", "?cursor=c", null]);
  const pages = client.pages("employees");
  await pages.next();
  await expect.poll(() => server.sent()).toEqual(urls.slice(0, 2));
  await client.list("taxes");
  expect(server.sent()).toEqual([...urls.slice(0, 2), "/taxes"]);
  await pages.next();
  await expect.poll(() => server.sent()).toContain("/employees?cursor=b");
  await pages.return?.();
});

test("fetches nothing ahead with ahead: 0", async () => {
  const { server, client } = await start(three);
  const pages = client.pages("employees", { ahead: 0 });
  await pages.next();
  await client.list("taxes");
  expect(server.sent()).toEqual(["/employees", "/taxes"]);
  await pages.next();
  expect(server.sent()).toEqual(["/employees", "/taxes", "/employees?cursor=a"]);
  await pages.return?.();
});

test.each([0, 1] as const)(
  "throws an error after the items before it (ahead: %i)",
  async (ahead) => {
    const { server, client } = await start(["?cursor=a", refusal]);
    const items = client.items("employees", { ahead });
    await expect(items.next()).resolves.toEqual({ done: false, value: { id: "o_1" } });
    await expect.poll(() => server.seen).toHaveLength(1 + ahead);
    await expect(items.next()).rejects.toThrow(HttpError);
    await expect(items.next()).resolves.toEqual({ done: true, value: undefined });
    expect(server.seen).toHaveLength(2);
  },
);

test("causes no unhandled rejection when an error ahead is never read", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const { server, client } = await start(["?cursor=a", refusal]);
  const pages = client.pages("employees");
  await pages.next();
  await expect.poll(() => server.seen).toHaveLength(2);
  await client.list("employees").catch(() => undefined);
  await pages.return?.();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each(["pages", "items"] as const)(
  "leaving a loop over %s aborts the request ahead",
  async (read) => {
    const { server, client } = await start(["?cursor=a", never]);
    for await (const _ of client[read]("employees")) {
      await expect.poll(() => server.seen).toHaveLength(2);
      break;
    }
    // It closes only when the client has left the answer that never comes.
    await server.close();
  },
);

test.each(["pages", "items"] as const)("return() ends a pending next() of %s", async (read) => {
  const { server, client } = await start([never]);
  const iterator = client[read]("employees");
  const waiting = iterator.next();
  await expect.poll(() => server.seen).toHaveLength(1);
  const done = { done: true, value: undefined };
  expect(await Promise.all([iterator.return?.(), waiting])).toEqual([done, done]);
  await server.close();
});

test("answers several next() calls in order, fetching each page once", async () => {
  const { server, client } = await start(three);
  const pages = client.pages("employees");
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => pages.next()));
  expect(results.map(({ value }) => value && ids(value))).toEqual([
    [{ id: "o_1" }],
    [{ id: "o_2" }],
    [{ id: "o_3" }],
    undefined,
    undefined,
  ]);
  expect(server.sent()).toEqual(urls);
});

test("rejects only one of several next() calls", async () => {
  const { client } = await start(["?cursor=a", refusal]);
  const items = client.items("employees");
  const results = await Promise.allSettled([items.next(), items.next(), items.next()]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("two iterators of one client have separate positions", async () => {
  const { client } = await start([]);
  const [a, b] = [client.pages("employees"), client.pages("employees")];
  const both = await Promise.all([a.next(), b.next()]);
  expect(both.map(({ done }) => done)).toEqual([false, false]);
});

test.each([0, 1] as const)("an abort stops a pending page (ahead: %i)", async (ahead) => {
  const { server, client } = await start(["?cursor=a", never]);
  const controller = new AbortController();
  const pages = client.pages("employees", { ahead, signal: controller.signal });
  await pages.next();
  const waiting = rejectionOf(pages.next());
  await expect.poll(() => server.seen).toHaveLength(2);
  controller.abort("left");
  expect(await waiting).toMatchObject({ name: "AbortedError", cause: "left", path: "/employees" });
  await server.close();
});

test("an abort while the consumer works closes the connection at once", async () => {
  const { server, client } = await start(["?cursor=a", never]);
  const controller = new AbortController();
  const pages = client.pages("employees", { signal: controller.signal });
  await pages.next();
  await expect.poll(() => server.seen).toHaveLength(2);
  controller.abort();
  await server.close();
  await expect(pages.next()).rejects.toThrow(AbortedError);
});

const two = { next: null, previous: null, results: [{ id: 1 }, { id: 2 }] };

test("yields no item after an abort, even one that is loaded", async () => {
  const { client } = await start([two]);
  const controller = new AbortController();
  const items = client.items("employees", { signal: controller.signal });
  await items.next();
  controller.abort();
  await expect(items.next()).rejects.toThrow(AbortedError);
  await expect(items.next()).resolves.toMatchObject({ done: true });
});

test("sends nothing when the signal is already aborted", async () => {
  const { server, client } = await start(three);
  const signal = AbortSignal.abort();
  await expect(client.items("employees", { signal }).next()).rejects.toThrow(AbortedError);
  await expect(client.collect("employees", { signal, atMost: 1 })).rejects.toThrow(AbortedError);
  expect(server.sent()).toEqual([]);
});

test("leaves no listener on the signal, whether pages are read or left", async () => {
  const { client } = await start([...three, "?cursor=a", never]);
  const { signal } = new AbortController();
  await client.collect("employees", { signal, atMost: 9 });
  for await (const _ of client.pages("employees", { signal })) break;
  await expect.poll(() => getEventListeners(signal, "abort")).toEqual([]);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "rejects a maxPages or an atMost of %d",
  async (count) => {
    const { server, client } = await start(three);
    const errors = [
      await rejectionOf(client.pages("employees", { maxPages: count }).next()),
      await rejectionOf(client.collect("employees", { atMost: count })),
    ];
    for (const error of errors) expect(error).toMatchObject({ name: "InvalidOptionError" });
    expect(String(errors[0])).toContain("maxPages must be a whole number from 1");
    expect(server.sent()).toEqual([]);
  },
);
