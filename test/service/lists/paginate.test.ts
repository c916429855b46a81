import { endpoints } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { get, getPage, idsOf, objects, origin, serviceOf, walk } from "../support.ts";

const counts = [0, 1, 24, 25, 26, 30, 100, 1000];

/** A list of each maximum. */
const lists = [
  { name: "/notes", path: "/notes", maxLimit: 25 },
  { name: "employeePaystubs", path: "/employees/emp_1/paystubs", maxLimit: 100 },
  { name: "workplaces", path: "/workplaces", maxLimit: 500 },
];
const limits = lists.flatMap((list) => [
  { ...list, query: "", limit: 25 },
  { ...list, query: `?limit=${list.maxLimit}`, limit: list.maxLimit },
]);

describe.each(limits)("$path$query", ({ name, path, query, limit }) => {
  test.each(counts)("pages %i objects forth and back", async (count) => {
    const all = objects(count);
    const service = serviceOf({ [name]: all });
    const there = await walk(service, path + query, "next");

    expect(there.length).toBe(Math.max(1, Math.ceil(count / limit)));
    expect(there.flatMap(idsOf)).toEqual(all.map(({ id }) => id));
    expect(there.slice(0, -1).every(({ results }) => results.length === limit)).toBe(true);
    expect(there[0]?.previous).toBeNull();

    const back = there.slice(1).map(({ previous }) => getPage(service, previous ?? ""));
    expect(await Promise.all(back)).toEqual(there.slice(0, -1));
  });
});

test.each([
  { count: 30, sizes: [25, 5] },
  { count: 100, sizes: [25, 25, 25, 25] },
])("splits $count objects into pages of $sizes", async ({ count, sizes }) => {
  const pages = await walk(serviceOf({ taxes: objects(count) }), "/taxes", "next");
  expect(pages.map(({ results }) => results.length)).toEqual(sizes);
});

describe.each(lists)("the limit of $path", ({ name, path, maxLimit }) => {
  const service = serviceOf({ [name]: objects(1000) });

  test.each([1, maxLimit])("accepts %i", async (limit) => {
    expect((await getPage(service, `${path}?limit=${limit}`)).results).toHaveLength(limit);
  });

  test("rejects values other than a whole number from 1 to the maximum", async () => {
    for (const limit of [
      "0",
      `${maxLimit + 1}`,
      "-1",
      "abc",
      "1.5",
      "",
      " 5",
      "+5",
      "05",
      "1e1",
      "٥",
    ]) {
      const response = await get(service, `${path}?${new URLSearchParams({ limit })}`);
      expect.soft(response.status, limit).toBe(400);
      expect.soft(await response.json(), limit).toEqual({
        error: {
          type: "invalid_limit",
          message: `limit must be a whole number from 1 to ${maxLimit}`,
          input_errors: [],
        },
      });
    }
  });

  test("rejects a repeated parameter", async () => {
    expect((await get(service, `${path}?limit=5&limit=5`)).status).toBe(400);
  });
});

test("serves each of the 19 lists at its path, up to its maximum", async () => {
  for (const [name, { path, maxLimit }] of Object.entries(endpoints)) {
    const service = serviceOf({ [name]: objects(1000) });
    const at = path.replace("{employee}", "emp_1");
    const { results } = await getPage(service, `${at}?limit=${maxLimit}`);
    expect.soft(results, name).toHaveLength(maxLimit);
    expect.soft((await get(service, `${at}?limit=${maxLimit + 1}`)).status, name).toBe(400);
  }
});

test("passes the path's parameters to a function", async () => {
  const service = serviceOf({
    "/employees/{employee}/notes": ({ employee }) => [{ id: `note of ${employee}` }],
  });
  expect(await getPage(service, "/employees/a%2Fb/notes?limit=25")).toEqual({
    next: null,
    previous: null,
    results: [{ id: "note of a/b" }],
  });
});

test("a path that is one of the 19 keeps its maximum", async () => {
  const service = serviceOf({ "/workplaces": objects(600) });
  expect((await getPage(service, "/workplaces?limit=500")).results).toHaveLength(500);
});

test("links are absolute and keep the path and the other parameters", async () => {
  const service = serviceOf({ employeePaystubs: objects(9) });
  const { next } = await getPage(service, "/employees/a%20b/paystubs?limit=2&year=2025&q=%26");
  const url = new URL(next ?? "");
  expect(url.origin + url.pathname).toBe(`${origin}/employees/a%20b/paystubs`);
  const { cursor, ...others } = Object.fromEntries(url.searchParams);
  expect(others).toEqual({ limit: "2", year: "2025", q: "&" });
  expect(cursor).toMatch(/^[\w-]+$/);
});
