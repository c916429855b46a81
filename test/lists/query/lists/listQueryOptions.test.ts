import type { StandardSchemaV1 } from "@standard-schema/spec";
import {
  dehydrate,
  type DehydratedState,
  hashKey,
  hydrate,
  onlineManager,
  QueryClient,
} from "@tanstack/react-query";
import { type Client, createClient, TraversalError } from "parameter-form/client";
import { listQueryOptions, useListPager, useListQuery } from "parameter-form/query";
import { createService, type ServiceLists } from "parameter-form/service";
import { expect, expectTypeOf, onTestFinished, test, vi } from "vitest";

interface Employee {
  readonly id: string;
}

const objects = (count: number): Employee[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o_${index + 1}` }));

function clientOf(lists: ServiceLists) {
  const service = createService({ forms: [], lists });
  const answer = vi.fn<(request: Request) => Promise<Response>>(service);
  const client: Client<{ employees: Employee }> = createClient({
    baseUrl: "https://api.test",
    fetch: answer,
    backoff: () => 0,
  });
  return { client, answer };
}

const idsOf = (pages: readonly { readonly results: readonly Employee[] }[]) =>
  pages.map(({ results }) => results.map(({ id }) => id).join(" "));

test("follows the links of pages, and refetches from the first", async () => {
  const { client, answer } = clientOf({ employees: objects(5) });
  const queries = new QueryClient();
  const options = listQueryOptions(client, "employees", { limit: 2 });
  const { pages, pageParams } = await queries.fetchInfiniteQuery({ ...options, pages: 3 });
  expect(idsOf(pages)).toEqual(["o_1 o_2", "o_3 o_4", "o_5"]);
  expect(pageParams).toEqual([null, pages[0]?.next, pages[1]?.next]);
  answer.mockClear();
  await queries.invalidateQueries({ queryKey: options.queryKey, refetchType: "all" });
  await queries.refetchQueries({ queryKey: options.queryKey });
  expect(answer.mock.calls[0]?.[0].url).toBe("https://api.test/employees?limit=2");
  queries.clear();
});

test("starts at `at`", async () => {
  const { client } = clientOf({ employees: objects(5) });
  const { next } = await client.list("employees", { limit: 2 });
  const queries = new QueryClient();
  const options = listQueryOptions(client, "employees", { limit: 2, at: next ?? "" });
  const { pages } = await queries.fetchInfiniteQuery(options);
  expect(idsOf(pages)).toEqual(["o_3 o_4"]);
  expect(options.getPreviousPageParam?.(pages[0] ?? none, pages, next, [next])).toMatch(/cursor=/);
  queries.clear();
});

const none = { next: null, previous: null, results: [] };

test("rejects a link that was read before", async () => {
  const { client } = clientOf({ employees: objects(5) });
  const { next = "" } = await client.list("employees", { limit: 2 });
  const circle: Client<{ employees: Employee }> = createClient({
    baseUrl: "https://api.test",
    fetch: async () => Response.json({ next, previous: null, results: objects(1) }),
  });
  const queries = new QueryClient();
  const options = listQueryOptions(circle, "employees");
  const failed = await queries
    .fetchInfiniteQuery({ ...options, pages: 5 })
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(TraversalError);
  expect(failed).toMatchObject({ reason: "loop", method: "GET", path: "/employees" });
  queries.clear();
});

test("requests pages without a connection", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { client } = clientOf({ employees: objects(3) });
  const queries = new QueryClient();
  const options = listQueryOptions(client, "employees", { limit: 2 });
  const { pages } = await queries.fetchInfiniteQuery({ ...options, pages: 2 });
  expect(idsOf(pages)).toEqual(["o_1 o_2", "o_3"]);
  queries.clear();
});

test("retries in the client, not in the query", async () => {
  const { client, answer } = clientOf({});
  answer.mockImplementation(async () => new Response(null, { status: 500 }));
  const queries = new QueryClient();
  await expect(queries.fetchInfiniteQuery(listQueryOptions(client, "taxes"))).rejects.toThrow(
    "500",
  );
  expect(answer).toHaveBeenCalledTimes(3);
});

const { client: one } = clientOf({});
const other: Client<{ employees: Employee }> = createClient({ baseUrl: "https://other.test" });
const schema = () => ({
  "~standard": { version: 1 as const, vendor: "test", validate: (value: unknown) => ({ value }) },
});
const kept = schema();
const first = listQueryOptions(one, "employees", { limit: 10, schema: kept }).queryKey;
const keys: readonly (readonly [string, readonly unknown[]])[] = [
  ["service", listQueryOptions(other, "employees", { limit: 10, schema: kept }).queryKey],
  ["list", listQueryOptions(one, "taxes", { limit: 10, schema: kept }).queryKey],
  ["page size", listQueryOptions(one, "employees", { limit: 11, schema: kept }).queryKey],
  [
    "filter",
    listQueryOptions(one, "employees", { limit: 10, schema: kept, query: { a: 1 } }).queryKey,
  ],
  ["beginning", listQueryOptions(one, "employees", { limit: 10, schema: kept, at: "/x" }).queryKey],
  ["schema", listQueryOptions(one, "employees", { limit: 10, schema: schema() }).queryKey],
];

test.each(keys)("another %s is another cache entry", (_what, key) => {
  expect(hashKey(key)).not.toBe(hashKey(first));
});

test("equal options share an entry, and the key without options invalidates them all", async () => {
  const again = listQueryOptions(one, "employees", { schema: kept, limit: 10, query: undefined });
  expect(hashKey(again.queryKey)).toBe(hashKey(first));
  const queries = new QueryClient();
  const { client } = clientOf({ employees: objects(3), taxes: objects(3) });
  const some = listQueryOptions(client, "employees", { limit: 2, query: { active: true } });
  const checked = listQueryOptions(client, "employees", { schema: kept });
  await queries.fetchInfiniteQuery(some);
  await queries.fetchInfiniteQuery(checked);
  const taxes = listQueryOptions(client, "taxes");
  await queries.fetchInfiniteQuery(taxes);
  await queries.invalidateQueries({ queryKey: listQueryOptions(client, "employees").queryKey });
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  expect([some, checked, taxes].map(({ queryKey }) => isStale(queryKey))).toEqual([
    true,
    true,
    false,
  ]);
  queries.clear();
});

test("types: objects, limits and path parameters are those of the client's lists", () => {
  const useRefused = () => [
    // @ts-expect-error -- employees take at most 100
    listQueryOptions(one, "employees", { limit: 101 }),
    // @ts-expect-error -- the employee is missing
    listQueryOptions(one, "employeePaystubs"),
    // @ts-expect-error -- employees take at most 100
    useListQuery(one, "employees", { limit: 101 }),
    // @ts-expect-error -- the employee is missing
    useListPager(one, "employeePaystubs"),
    listQueryOptions(one, "employeePaystubs", { params: { employee: "emp_1" } }),
  ];
  const usePager = () => useListPager(one, "employees", { getItemId: ({ id }) => id }).entries;
  const usePages = () => useListQuery(one, "employees").data?.pages;
  expect([useRefused, usePager, usePages]).toHaveLength(3);
  type Entries = NonNullable<ReturnType<typeof usePager>>;
  type Pages = NonNullable<ReturnType<typeof usePages>>;
  expectTypeOf<Entries[number]["item"]>().toEqualTypeOf<Employee>();
  expectTypeOf<Pages[number]["results"]>().toEqualTypeOf<readonly Employee[]>();
});

test("never reuses data of an earlier visit for another schema", async () => {
  const made = (kind: string): StandardSchemaV1 => ({
    "~standard": { version: 1, vendor: "test", validate: () => ({ value: kind }) },
  });
  const { client } = clientOf({ employees: objects(1) });
  /** A visit, whose first schema is this one. */
  const visit = async (kind: string, kept: Partial<DehydratedState>) => {
    vi.resetModules();
    const query = await import("parameter-form/query");
    const queries = new QueryClient();
    onTestFinished(() => queries.clear());
    hydrate(queries, kept);
    const read = query.listQueryOptions(client, "employees", { schema: made(kind) });
    const { pages } = await queries.fetchInfiniteQuery({ ...read, staleTime: Infinity });
    return { pages, keeps: JSON.parse(JSON.stringify(dehydrate(queries))) };
  };
  const { keeps } = await visit("brief", {});
  const { pages } = await visit("full", keeps);
  expect(pages.map(({ results }) => results)).toEqual([["full"]]);
});
