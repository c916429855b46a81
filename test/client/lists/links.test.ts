import { type Client, createClient } from "parameter-form/client";
import type { Page } from "parameter-form/core";
import { createService, exampleLists } from "parameter-form/service";
import { expect, onTestFinished, test } from "vitest";
import { resolveLink } from "../../../src/client/lists/resolveLink.ts";
import { listen } from "../../support/serveForms.ts";
import { emptyPage, rejectionOf } from "../samples.ts";
import { script } from "../script.ts";
import { sendJson, serve } from "../serve.ts";

interface Items {
  readonly employees: { readonly id: string };
}

async function start() {
  const server = await listen(createService({ forms: [], lists: exampleLists }));
  onTestFinished(server.close);
  return createClient<Items>({ baseUrl: server.url });
}

const idsOf = (page: Page<{ readonly id: string }> | null) => page?.results.map(({ id }) => id);
const all = exampleLists.employees.map(({ id }) => id);

test("next and previous turn pages forth and back", async () => {
  const client = await start();
  const first = await client.list("employees", { limit: 100 });
  const second = await client.next(first);
  expect([idsOf(first), idsOf(second)]).toEqual([all.slice(0, 100), all.slice(100)]);
  expect(second && (await client.next(second))).toBeNull();
  const back = second && (await client.previous(second));
  expect(back).toEqual(first);
  expect(back && (await client.previous(back))).toBeNull();
});

test("pages of an iterator and of forms can be turned, too", async () => {
  const client = await start();
  const { value } = await client.pages("employees", { limit: 60 }).next();
  expect(idsOf(await client.next<{ readonly id: string }>(value))).toEqual(all.slice(60, 120));
  const forms = await client.listForms();
  expect(await client.next(forms)).toBeNull();
});

test("a copied page can be turned when its list is named", async () => {
  const client = await start();
  const first = structuredClone(await client.list("employees", { limit: 100 }));
  expect(idsOf(await client.next(first, { list: "employees" }))).toEqual(all.slice(100));
  const params = { employee: "emp_00001" };
  const stubs = { ...(await client.list("employeePaystubs", { params })) };
  expect(await client.next(stubs, { list: "employeePaystubs", params })).toMatchObject({
    results: [{ employee: "emp_00001" }],
  });
});

const refusals: readonly (readonly [
  name: string,
  turn: (client: Client, page: Page) => Promise<unknown>,
])[] = [
  ["InvalidOptionError", (client, page) => client.next(page)],
  ["InvalidOptionError", (client, page) => client.previous({ ...page, previous: "/employees" })],
  ["LinkError", (client, page) => client.next(page, { list: "taxes" })],
  ["LinkError", (client) => client.list("employees", { at: "https://evil.test/employees" })],
  ["LinkError", (client) => client.list("employees", { at: "/taxes" })],
  ["LinkError", (client) => client.pages("employees", { at: "/taxes" }).next()],
  [
    "LinkError",
    (client, page) =>
      client.next(page, { list: "employeePaystubs", params: { employee: "emp_00001" } }),
  ],
];

test.each(refusals)("rejects with %s when a copied page lacks its list", async (name, turn) => {
  const client = await start();
  const page = structuredClone(await client.list("employees"));
  expect(await rejectionOf(turn(client, page))).toMatchObject({ name });
});

test("the error of a copied page explains how to name its list", async () => {
  const client = await start();
  const page = structuredClone(await client.list("employees"));
  const error = await rejectionOf(client.next(page));
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^GET \/\{list\} .* pass the list, such as \{ list: "employees" \}\.$/,
    ),
  });
});

test.each([
  ["http://[", true, "that is not a URL"],
  ["https://me:secret@a.test/api/employees", true, "that contains a user name or password"],
  ["https://b.test/api/employees", true, "that has another origin than baseUrl"],
  ["/api/taxes", true, "that has another path than the list"],
  ["/taxes", false, "that has a path that is not below baseUrl"],
])("the error for %s (samePath: %s) explains why it is not followed", (link, samePath, words) => {
  const list = new URL("https://a.test/api/employees");
  const settings = { baseUrl: "https://a.test/api", upstreamUrl: undefined, samePath };
  expect(() => resolveLink(link, list, settings)).toThrow(
    expect.objectContaining({ name: "LinkError", message: expect.stringContaining(words) }),
  );
});

test.each([
  ["/employees", "/employees/?cursor=a", {}, "/employees/"],
  ["/employees", "{self}/employees/?cursor=a", {}, "/employees/"],
  ["/employees/", "/employees?cursor=a", { employees: "/employees/" }, "/employees"],
  ["/api/employees", "/api/employees/?cursor=a", {}, "/employees/"],
] as const)("for a list at %s that links to %s, the error recommends paths", async (...row) => {
  const [at, link, paths, path] = row;
  const server = await script([link, null]);
  const baseUrl = server.url + at.replace(/\/employees\/?$/, "");
  const client = createClient({ baseUrl, paths });
  const error = await rejectionOf(client.list("employees").then((page) => client.next(page)));
  expect(error).toMatchObject({
    name: "LinkError",
    message: expect.stringContaining(`differs from the list's path by a trailing slash`),
  });
  expect(error).toMatchObject({ message: expect.stringMatching(/\bpaths option\b/) });
  expect(error).toMatchObject({ message: expect.not.stringContaining("upstreamUrl") });
  const cured = await script([link, null]);
  const base = cured.url + at.replace(/\/employees\/?$/, "");
  const reading = createClient({ baseUrl: base, paths: { employees: path } });
  expect(await reading.collect("employees", { atMost: 9 })).toHaveLength(2);
});

test.each(["/employees//?cursor=a", "/employees/x/?cursor=a", "//?cursor=a"])(
  "%s differs by more than a trailing slash",
  async (link) => {
    const server = await script([link]);
    const client = createClient({ baseUrl: server.url });
    const error = await rejectionOf(client.list("employees").then((page) => client.next(page)));
    expect(error).toMatchObject({ message: expect.not.stringContaining("trailing slash") });
  },
);

test("a list whose pages have no previous link is read forward", async () => {
  const results = [{ id: "o" }];
  const steps = [
    { next: "?cursor=a", results },
    { next: "?cursor=b", results },
    { next: null, results },
  ];
  const server = await script(steps);
  const client = createClient({ baseUrl: server.url });
  expect(await client.collect("employees", { atMost: 9 })).toHaveLength(3);
  const page = await client.list("employees");
  expect(page).toEqual({ next: null, previous: null, results });
  expect(await client.previous(page)).toBeNull();
});

test("at resumes a list from a link, by itself and page after page", async () => {
  const client = await start();
  const { next: at } = await client.list("employees", { limit: 50 });
  expect(idsOf(await client.list("employees", { at: at ?? "" }))).toEqual(all.slice(50, 100));
  const rest: string[] = [];
  for await (const { id } of client.items("employees", { at: at ?? "" })) rest.push(id);
  expect(rest).toEqual(all.slice(50));
});

test("stops at a page that links to itself", async () => {
  const link = "?cursor=a";
  const server = await script([link, { next: link, previous: link, results: [] }]);
  const client = createClient({ baseUrl: server.url });
  const second = await client.next(await client.list("employees"));
  for (const turn of [client.next, client.previous])
    expect(second && (await rejectionOf(turn(second)))).toMatchObject({ reason: "loop" });
  expect(server.seen).toHaveLength(2);
});

test("follows links that encode the list's parameter differently", async () => {
  const params = { employee: "é:1 (a)'!" };
  const next = "/employees/%c3%a9:1%20%28a%29%27%21/paystubs?cursor=a";
  const server = await script([{ ...emptyPage, next }]);
  const client = createClient({ baseUrl: server.url });
  await client.next(await client.list("employeePaystubs", { params }));
  expect(server.sent()[1]).toBe(next);
});

/** The name of the error that a promise rejects with, if it does. */
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.name : error),
  );

const upstream = "https://api.example.test/v1";
const mapped: readonly (readonly [baseUrl: string, next: string, sent: string | null])[] = [
  ["/api", `${upstream}/employees?cursor=a%2Bb`, "/api/employees?cursor=a%2Bb"],
  ["/api/", `${upstream}/employees?cursor=a`, "/api/employees?cursor=a"],
  ["", `${upstream}/employees?cursor=a`, "/employees?cursor=a"],
  ["/api", "/api/employees?cursor=a", "/api/employees?cursor=a"],
  ["/api", "?cursor=a", "/api/employees?cursor=a"],
  ["/api", "{self}/api/employees?cursor=a", "/api/employees?cursor=a"],
  ["/api", "https://api.example.test:443/v1/employees?cursor=a", "/api/employees?cursor=a"],
  ["/api", `${upstream}/taxes?cursor=a`, null],
  ["/api", `${upstream}/../employees?cursor=a`, null],
  ["/api", "https://api.example.test/employees?cursor=a", null],
  ["/api", "https://api.example.test/v2/employees?cursor=a", null],
  ["/api", "https://api.example.test/v10/employees?cursor=a", null],
  ["/api", "https://api.example.test/v1employees?cursor=a", null],
  ["/api", "http://api.example.test/v1/employees?cursor=a", null],
  ["/api", "https://api.example.test:444/v1/employees?cursor=a", null],
  ["/api", "https://api.example.test.evil.test/v1/employees?cursor=a", null],
  ["/api", "https://evil.test/v1/employees?cursor=a", null],
  ["/api", "https://me:secret@api.example.test/v1/employees?cursor=a", null],
  ["/api", "https://api.example.test@evil.test/v1/employees?cursor=a", null],
  ["/api", "/v1/employees?cursor=a", null],
];

test.each(mapped)("with upstreamUrl, below %j, %s is requested as %s", async (base, next, sent) => {
  const server = await script([next, null]);
  const client = createClient({ baseUrl: server.url + base, upstreamUrl: upstream });
  const reading = client.list("employees").then((page) => client.next(page));
  expect(await refusalOf(reading)).toBe(sent === null ? "LinkError" : null);
  expect(server.sent().slice(1)).toEqual(sent === null ? [] : [sent]);
});

test.each([
  ["/employees?cursor=a", "/api/employees?cursor=a"],
  ["/api/employees?cursor=a", "/api/employees?cursor=a"],
  ["/api/api/employees?cursor=a", null],
])("with an upstream around the proxy, %s is requested as %s", async (next, sent) => {
  const server = await script([next, null]);
  const client = createClient({ baseUrl: `${server.url}/api`, upstreamUrl: server.url });
  const reading = client.list("employees").then((page) => client.next(page));
  expect(await refusalOf(reading)).toBe(sent === null ? "LinkError" : null);
  expect(server.sent().slice(1)).toEqual(sent === null ? [] : [sent]);
});

test.each([
  ["", "/v1", "/v1/employees?cursor=a", "/employees?cursor=a"],
  ["", "/v1", "/employees?cursor=a", "/employees?cursor=a"],
  ["/api", "/api/v1", "/api/v1/employees?cursor=a", "/api/employees?cursor=a"],
  ["/api", "/api/v1", "/api/v2/employees?cursor=a", null],
  ["/api", "/api", "/api/employees?cursor=a", "/api/employees?cursor=a"],
])("below %j, with an upstream at %j, %s is requested as %s", async (base, up, next, sent) => {
  const server = await script([next, null]);
  const settings = { baseUrl: server.url + base, upstreamUrl: server.url + up };
  const client = createClient(settings);
  const reading = client.list("employees").then((page) => client.next(page));
  expect(await refusalOf(reading)).toBe(sent === null ? "LinkError" : null);
  expect(server.sent().slice(1)).toEqual(sent === null ? [] : [sent]);
});

test("reads a whole list through a proxy with upstreamUrl", async () => {
  const service = createService({ forms: [], lists: exampleLists, basePath: "/v1" });
  const proxy = await serve((response, request) => {
    const path = request.url?.replace("/api", "/v1") ?? "";
    void service(new Request(`https://api.example.test${path}`))
      .then((answer) => answer.json())
      .then((json) => sendJson(response, json));
  });
  const client = createClient<Items>({ baseUrl: `${proxy.url}/api`, upstreamUrl: upstream });
  const items = await client.collect("employees", { atMost: 1000 });
  expect(items.map(({ id }) => id)).toEqual(all);
});

test.each([
  ["not a url", "is relative and there is no page"],
  ["https://me:secret@example.test", "contains a user name or password"],
])("rejects an upstreamUrl of %j by name", async (upstreamUrl, problem) => {
  const server = await script(["https://api.example.test/employees"]);
  const client = createClient({ baseUrl: server.url, upstreamUrl });
  const error = await rejectionOf(client.list("employees").then((page) => client.next(page)));
  expect(error).toMatchObject({ name: "BaseUrlError" });
  expect(error).toMatchObject({ message: expect.stringContaining(`upstreamUrl ${problem}`) });
});

test.each([
  ["/api/people?cursor=a", "/api/people?cursor=a"],
  ["people?cursor=a", "/api/people?cursor=a"],
  ["/people?cursor=a", null],
  ["/api/../people?cursor=a", null],
  ["/apiary?cursor=a", null],
  ["https://evil.test/api/people", null],
  ["blob:{self}/api/people", null],
])("with samePath: false, %s is followed as %s", async (next, sent) => {
  const server = await script([next, null]);
  const client = createClient({ baseUrl: `${server.url}/api`, samePath: false });
  const reading = client.list("employees").then((page) => client.next(page));
  expect(await refusalOf(reading)).toBe(sent === null ? "LinkError" : null);
  expect(server.sent().slice(1)).toEqual(sent === null ? [] : [sent]);
});

test("with samePath: false, resolves a relative link against its page", async () => {
  const urls = ["/employees", "/people?cursor=a", "/people?cursor=b", "/people?cursor=c"];
  const steps = ["/people?cursor=a", "?cursor=b", "?cursor=c", null];
  const walked = await script(steps);
  const turned = await script(steps);
  const open = (baseUrl: string) => createClient({ baseUrl, samePath: false });
  await open(walked.url).collect("employees", { atMost: 9 });
  const client = open(turned.url);
  for (let page: Page | null = await client.list("employees"); page;)
    page = await client.next(page);
  expect([walked.sent(), turned.sent()]).toEqual([urls, urls]);
});
