import { createClient } from "parameter-form/client";
import { defaultLimit, type Page } from "parameter-form/core";
import { createService, type ListObject, type ServiceLists } from "parameter-form/service";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../support/serveForms.ts";

const objects = (count: number): ListObject[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o_${index + 1}` }));

async function start(lists: ServiceLists) {
  const requests: string[] = [];
  const service = createService({ forms: [], lists });
  const server = await listen((request) => {
    requests.push(request.url.slice(server.url.length));
    return service(request);
  });
  onTestFinished(server.close);
  return { client: createClient({ baseUrl: server.url }), requests };
}

async function read(count: number, limit?: number) {
  const { client, requests } = await start({ taxes: objects(count) });
  const pages: Page[] = [];
  for await (const page of client.pages("taxes", { limit })) pages.push(page);
  return { pages, requests };
}

const sizesOf = (pages: readonly Page[]) => pages.map(({ results }) => results.length);

test.each([0, 1, 25, 26, 100])("1. the first page of %i objects has no previous", async (count) => {
  const { client } = await start({ taxes: objects(count) });
  await expect(client.list("taxes")).resolves.toMatchObject({ previous: null });
});

test("2. the next page is a GET on the URL held in next", async () => {
  const { pages, requests } = await read(60);
  const links = pages.flatMap(({ next }) => (next === null ? [] : [next]));
  expect(requests).toEqual(["/taxes", ...links.map((link) => link.replace(/^http:\/\/[^/]+/, ""))]);
  expect(links.every((link) => new URL(link).searchParams.has("cursor"))).toBe(true);
});

test.each([[0], [1], [24], [25], [26], [50], [51], [99], [100], [101], [1000]])(
  "3. reading %i objects continues until next is null: each comes once, in order",
  async (count) => {
    const { pages } = await read(count);
    expect(pages.slice(0, -1).every(({ next }) => next !== null)).toBe(true);
    expect(pages.at(-1)?.next).toBeNull();
    expect(pages.flatMap(({ results }) => results)).toEqual(objects(count));
  },
);

test.each([0, 1, 24])("4. %i objects fit a page without next and previous", async (count) => {
  const { pages } = await read(count);
  expect(pages).toEqual([{ next: null, previous: null, results: objects(count) }]);
});

test("5. 30 objects are a page of 25 and a page of 5", async () => {
  const { pages } = await read(30);
  expect(sizesOf(pages)).toEqual([25, 5]);
  expect(pages).toMatchObject([
    { next: expect.any(String), previous: null },
    { next: null, previous: expect.any(String) },
  ]);
});

test("6. 100 objects are 4 pages of 25", async () => {
  expect(sizesOf((await read(100, 25)).pages)).toEqual([25, 25, 25, 25]);
});

test("a list without a limit has pages of 25", async () => {
  const { pages, requests } = await read(100);
  expect(sizesOf(pages)).toEqual([25, 25, 25, 25]);
  expect(requests.join()).not.toContain("limit");
  expect(defaultLimit).toBe(25);
});

test.each([1, 7, 25, 26, 100, 500])(
  "a limit of %i is the size of pages, not of the list",
  async (limit) => {
    const { pages } = await read(120, limit);
    expect(pages.flatMap(({ results }) => results)).toEqual(objects(120));
    expect(Math.max(...sizesOf(pages))).toBe(Math.min(limit, 120));
  },
);

test.each([
  ["/notes", 25],
  ["payments", 100],
  ["workplaces", 500],
])("%s is read to its end and back, in pages of %i", async (name, limit) => {
  const { client } = await start({ [name]: objects(1100) });
  const pages = Reflect.apply(client.pages, client, [name, { limit }]);
  const there: Page[] = [];
  for await (const page of pages) there.push(page);
  const back: Page[] = [];
  for (let page = there.at(-1) ?? null; page; page = await client.previous(page))
    back.unshift(page);
  expect(there.flatMap(({ results }) => results)).toEqual(objects(1100));
  expect(there.length).toBe(Math.ceil(1100 / limit));
  expect(back).toEqual(there);
});
