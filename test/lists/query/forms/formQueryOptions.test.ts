import { focusManager, onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { type Client, createClient, NetworkError } from "parameter-form/client";
import { safeParseForm } from "parameter-form/core";
import { formQueryOptions } from "parameter-form/query";
import { createService, exampleForms, exampleLists } from "parameter-form/service";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const hour = 60 * 60 * 1000;
const service = createService({ forms: exampleForms, lists: exampleLists });
const answer = vi.fn<(request: Request) => Promise<Response>>(service);
const client = createClient({ baseUrl: "https://api.test", fetch: answer, backoff: () => 0 });

beforeEach(() => {
  answer.mockClear();
  // Time goes on, since a query waits for the page to render that it is fetching.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const ages: readonly [hours: number, requests: number][] = [
  [0, 1],
  [23.9, 1],
  [24.1, 2],
];

test.each(ages)("after %d hours, %d requests were sent", async (hours, requests) => {
  const queries = new QueryClient();
  const options = formQueryOptions(client, "federal-w4");
  await queries.fetchQuery(options);
  vi.setSystemTime(Date.now() + hours * hour);
  const form = await queries.fetchQuery(options);
  expect(form.parameters).toHaveLength(15);
  expect(answer).toHaveBeenCalledTimes(requests);
  queries.clear();
});

test("in a window, keeps an unused form for 24 hours", async () => {
  vi.stubGlobal("window", {});
  const queries = new QueryClient();
  const options = formQueryOptions(client, "federal-w4");
  await queries.prefetchQuery(options);
  vi.advanceTimersByTime(23.9 * hour);
  expect(queries.getQueryData(options.queryKey)).toBeDefined();
  vi.advanceTimersByTime(0.2 * hour);
  expect(queries.getQueryData(options.queryKey)).toBeUndefined();
});

test("on a server, leaves no timer for a fetched form, which would keep the process and the cache", async () => {
  const queries = new QueryClient();
  const options = formQueryOptions(client, "federal-w4");
  await queries.prefetchQuery(options);
  expect(queries.getQueryData(options.queryKey)).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

const returns: readonly [string, (back: boolean) => void][] = [
  ["focus", (back) => focusManager.setFocused(back)],
  ["connection", (back) => onlineManager.setOnline(back)],
];

test.each(returns)(
  "fetches nothing when %s comes back, however old the form is",
  async (_what, set) => {
    const queries = new QueryClient();
    queries.mount();
    const observer = new QueryObserver(queries, formQueryOptions(client, "federal-w4"));
    const stop = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
    vi.setSystemTime(Date.now() + 48 * hour);
    expect(observer.getCurrentQuery().isStaleByTime(24 * hour)).toBe(true);
    set(false);
    set(true);
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe("idle");
    expect(answer).toHaveBeenCalledTimes(1);
    stop();
    queries.unmount();
    focusManager.setFocused(undefined);
  },
);

test("fetches without a connection, and reports the error", async () => {
  vi.useRealTimers();
  onlineManager.setOnline(false);
  const queries = new QueryClient();
  const { id } = await queries.fetchQuery(formQueryOptions(client, "federal-w4"));
  expect(id).toBe("federal-w4");
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  const failing = queries.fetchQuery(formQueryOptions(client, "direct-deposit"));
  await expect(failing).rejects.toBeInstanceOf(NetworkError);
  answer.mockImplementation(service);
});

test("refetches only failed forms when the connection is back", async () => {
  vi.useRealTimers();
  const queries = new QueryClient();
  queries.mount();
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  const observer = new QueryObserver(queries, formQueryOptions(client, "federal-w4"));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("error"), 30_000);
  answer.mockImplementation(service);
  const comeBack = (): void => [false, true].forEach((is) => onlineManager.setOnline(is));
  comeBack();
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.id).toBe("federal-w4"), 30_000);
  answer.mockClear();
  comeBack();
  expect(answer).not.toHaveBeenCalled();
  stop();
  queries.unmount();
});

test("a form read from the cache again keeps its warnings", async () => {
  for (const description of ["Before", "After"]) {
    const parameters = [{ name: "a", type: "date", description }];
    answer.mockImplementationOnce(async () => Response.json({ parameters }));
  }
  const queries = new QueryClient();
  const options = formQueryOptions(client, "dates", { lenient: true });
  await queries.fetchQuery(options);
  await queries.fetchQuery({ ...options, staleTime: 0 });
  const form = queries.getQueryData(options.queryKey);
  expect(form?.parameters[0]?.description).toBe("After");
  const again = safeParseForm(form);
  expect(again.ok && again.warnings.map(({ path }) => path)).toEqual([
    "$.parameters[0].label",
    "$.parameters[0].type",
    "$.parameters[0].required",
  ]);
  queries.clear();
});

test("retries in the client, not in the query", async () => {
  vi.useRealTimers();
  answer.mockImplementation(async () => new Response(null, { status: 500 }));
  const queries = new QueryClient();
  await expect(queries.fetchQuery(formQueryOptions(client, "federal-w4"))).rejects.toThrow("500");
  expect(answer).toHaveBeenCalledTimes(3);
  answer.mockImplementation(service);
});

const other: Client = createClient({ baseUrl: "https://other.test" });
const keys: readonly [string, readonly unknown[]][] = [
  ["service", formQueryOptions(other, "federal-w4").queryKey],
  ["id", formQueryOptions(client, "direct-deposit").queryKey],
  ["reading", formQueryOptions(client, "federal-w4", { lenient: true }).queryKey],
];

test.each(keys)("another %s is another cache entry", (_what, key) => {
  expect(key).not.toEqual(formQueryOptions(client, "federal-w4").queryKey);
});
