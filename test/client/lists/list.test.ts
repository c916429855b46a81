import {
  type Client,
  createClient,
  InvalidIdError,
  InvalidLimitError,
  InvalidOptionError,
} from "parameter-form/client";
import { endpoints, type Page } from "parameter-form/core";
import { createService, exampleLists } from "parameter-form/service";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../support/serveForms.ts";
import { emptyPage, rejectionOf } from "../samples.ts";
import { script } from "../script.ts";

const employee = "emp_00001";
const paystubs = (count: number) => ({ params: { employee }, limit: count });

test.each(Object.entries(endpoints))("pages %s by its maximum limit", async (name, endpoint) => {
  const server = await listen(createService({ forms: [], lists: exampleLists }));
  onTestFinished(server.close);
  const client: Pick<Client, "collect" | "list"> = createClient({ baseUrl: server.url });
  const { maxLimit } = endpoint;
  const options = name === "employeePaystubs" ? paystubs(maxLimit) : { limit: maxLimit };
  const page: Page<{ id: string }> = await Reflect.apply(client.list, client, [name, options]);
  const over = { ...options, limit: maxLimit + 1 };
  const error = await rejectionOf(Reflect.apply(client.list, client, [name, over]));
  expect(page.results.length).toBeGreaterThan(0);
  expect(page.results.length).toBeLessThanOrEqual(maxLimit);
  expect(error).toBeInstanceOf(InvalidLimitError);
  expect(error).toMatchObject({ maxLimit, path: endpoint.path });
});

const requests: readonly (readonly [sent: string, read: (client: Client) => Promise<unknown>])[] = [
  ["/workplaces", (client) => client.list("workplaces")],
  ["/workplaces", (client) => client.list("workplaces", { limit: undefined })],
  ["/workplaces?limit=500", (client) => client.list("workplaces", { limit: 500 })],
  ["/documents/company_tax_documents", (client) => client.list("companyTaxDocuments")],
  ["/notes?limit=25", (client) => client.list("/notes", { limit: 25 })],
  ["/caf%C3%A9", (client) => client.list("/caf%C3%A9")],
  ["/a//b/", (client) => client.list("/a//b/")],
  [
    "/employees/a%2Fb%3Fc%23d/paystubs?limit=1",
    (client) => client.list("employeePaystubs", { params: { employee: "a/b?c#d" }, limit: 1 }),
  ],
  [
    "/a/%7Bx%7D/b/%24%26",
    (client) => client.list("/a/{x}/b/{y}", { params: { x: "{x}", y: "$&" } }),
  ],
  [
    "/a/__proto__/b",
    (client) => client.list("/a/{constructor}/b", { params: { constructor: "__proto__" } }),
  ],
  [
    "/c/1/%C3%A9t%C3%A9/2",
    (client) =>
      client.list("/c/{company-id}/%C3%A9t%C3%A9/{né}", { params: { "company-id": "1", né: "2" } }),
  ],
  [
    "/employees?state=CA&active=true&year=2024&year=2025&limit=5",
    (client) =>
      client.list("employees", {
        limit: 5,
        query: { state: "CA", active: true, year: [2024, 2025], lang: undefined },
      }),
  ],
  ["/employees?a%26b=c%3Dd%23+%C3%A9", (c) => c.list("employees", { query: { "a&b": "c=d# é" } })],
  ["/employees?cursor=x", (c) => c.list("employees", { at: "?cursor=x", limit: 5 })],
  ["/employees?limit=5", (c) => c.pages("employees", { limit: 5 }).next()],
  ["/employees?limit=5", (c) => c.items("employees", { limit: 5 }).next()],
  ["/employees?limit=5", (c) => c.collect("employees", { limit: 5, atMost: 1 })],
];

test.each(requests)("requests %s", async (sent, read) => {
  const server = await script([emptyPage]);
  await read(createClient({ baseUrl: server.url }));
  expect(server.sent()).toEqual([sent]);
});

const limits = [0, -1, 1.5, 501, 1e9, Number.NaN, Number.POSITIVE_INFINITY];
const readers: readonly ((client: Client, limit: number) => Promise<unknown>)[] = [
  (client, limit) => client.list("workplaces", { limit }),
  (client, limit) => client.pages("workplaces", { limit }).next(),
  (client, limit) => client.items("workplaces", { limit }).next(),
  (client, limit) => client.collect("workplaces", { limit, atMost: 5 }),
];

test.each(limits)("does not send a limit of %d, whichever way the list is read", async (limit) => {
  const server = await script([emptyPage]);
  const client = createClient({ baseUrl: server.url });
  for (const read of readers) {
    const error = await rejectionOf(read(client, limit));
    expect(error).toBeInstanceOf(InvalidLimitError);
    expect(error).toMatchObject({ maxLimit: 500, path: "/workplaces" });
  }
  expect(server.sent()).toEqual([]);
});

test.each([
  ["/notes?ssn=123-45-6789", "/notes?…"],
  ["/notes?limit=5&ssn=123-45-6789", "/notes?…"],
  ["/notes#123-45-6789", "/notes#…"],
])("an error about the path %s shows no more than %s", async (name, shown) => {
  const { list } = createClient({ baseUrl: "https://example.test" });
  for (const options of [{}, { limit: 0 }]) {
    const error = await rejectionOf(Reflect.apply(list, null, [name, options]));
    expect(error).toMatchObject({ path: shown, message: expect.stringMatching("was not sent") });
    expect(JSON.stringify(error) + String(error)).not.toContain("6789");
  }
});

const path = "the name is neither one of the 19 lists nor a path";
const refusals: readonly (readonly [string, args: readonly unknown[], problem: string])[] = [
  ["employee", [], path],
  ["constructor", [], path],
  ["", [], path],
  ["https://evil.test/notes", [], path],
  ["notes", [], path],
  ["/../admin", [], path],
  ["/a/../../admin", [], path],
  ["/%2e%2e/admin", [], path],
  ["/a/.\t./admin", [], path],
  ["/a\\..\\admin", [], path],
  ["/notes?limit=5", [], path],
  ["/notes#a", [], path],
  ["/not es", [], path],
  ["/café", [], path],
  ["/a/{}", [], path],
  ["/a/{x", [], path],
  ["employeePaystubs", [], '"employee" is missing: pass params: { employee: "…" }'],
  ["employeePaystubs", [{ params: {} }], '"employee" is missing: pass params: { employee: "…" }'],
  ["employeePaystubs", [{ params: { employee: 7 } }], "the id {employee} is not a string"],
  ["employeePaystubs", [{ params: { employee: "" } }], "the id {employee} is empty"],
  ["employeePaystubs", [{ params: { employee: ".." } }], "two dots"],
  ["employeePaystubs", [{ params: { employee: "a\ud800" } }], "surrogate"],
  ["/a/{toString}", [{ params: {} }], '"toString" is missing: pass params: { toString: "…" }'],
  ["employees", [{ params: { company: "c_1" } }], 'its path has no parameter "company"'],
  ["employees", [{ query: { limit: 5 } }], "pass it as the limit option"],
  ["employees", [{ query: { name: ["Ana", "\ud83d"] } }], "its query has half of a surrogate pair"],
  ["employees", [{ query: { "\udc00": 1 } }], "its query has half of a surrogate pair"],
];

test.each(refusals)(
  "%s with %j is rejected before anything is sent",
  async (name, args, problem) => {
    const server = await script([emptyPage]);
    const { list } = createClient({ baseUrl: `${server.url}/api` });
    const error = await rejectionOf(Reflect.apply(list, null, [name, ...args]));
    expect([InvalidOptionError, InvalidIdError].some((type) => error instanceof type)).toBe(true);
    expect(error).toMatchObject({ message: expect.stringContaining(problem) });
    expect(server.sent()).toEqual([]);
  },
);

test("a replaced path has its own parameters", async () => {
  const server = await script([emptyPage]);
  const client = createClient({
    baseUrl: `${server.url}/api/`,
    paths: { filings: "/companies/{company}/filings", taxes: "/all/taxes" },
  });
  await client.list("filings", { params: { company: "c/1" }, limit: 500 });
  await client.list("taxes");
  await client.list("agencies");
  expect(server.sent()).toEqual([
    "/api/companies/c%2F1/filings?limit=500",
    "/api/all/taxes",
    "/api/agencies",
  ]);
});

test("requests the paths that the reference service serves", async () => {
  const paths = {
    filings: "/companies/{company}/filings",
    taxes: "/companies/{company-id}/taxes",
  } as const;
  const fetch = createService({
    forms: [],
    paths,
    lists: {
      filings: ({ company }) => [{ id: `of ${company}` }],
      taxes: (params) => [{ id: `of ${params["company-id"]}` }],
    },
  });
  const client = createClient({ baseUrl: "https://example.test", fetch, paths });
  await expect(client.list("filings", { params: { company: "c/1" } })).resolves.toMatchObject({
    results: [{ id: "of c/1" }],
  });
  const taxes = client.list("taxes", { params: { "company-id": "c/2" } });
  await expect(taxes).resolves.toMatchObject({ results: [{ id: "of c/2" }] });
});
