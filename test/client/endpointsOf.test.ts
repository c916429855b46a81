import {
  allows,
  type Client,
  type ClientEndpoint,
  type ClientOptions,
  createClient,
  endpointsOf,
} from "parameter-form/client";
import { endpoints } from "parameter-form/core";
import { createService, exampleForms, exampleLists } from "parameter-form/service";
import { describe, expect, test } from "vitest";

const lineOf = ({ method, path, query }: ClientEndpoint) =>
  [method, path, ...(query.length > 0 ? [`?${query.join("&")}`] : [])].join(" ");

const baseUrl = "https://app.test/api";
const payload = { parameters: [] };
const params = { employee: "emp 1" };

/** Every method of a client that sends a request. */
const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  getForm: (client) => client.getForm("federal-w4", { lang: "es" }),
  listForms: async (client) =>
    client.next(await client.listForms({ state: "CA", lang: "es", limit: 1 })),
  getCollection: (client) => client.getCollection("new-hire"),
  validateForm: (client) => client.validateForm("federal-w4", payload),
  submitForm: (client) => client.submitForm("federal-w4", payload, { params }),
  signForm: (client) => client.signForm("federal-w4", payload, { params }),
  list: (client) => client.list("employees", { limit: 1 }),
  next: async (client) => client.next(await client.list("employees", { limit: 1 })),
  previous: async (client) =>
    client.previous(
      (await client.next(await client.list("employees", { limit: 1 }))) ?? { previous: null },
      { list: "employees" },
    ),
  pages: async (client) => (await client.pages("taxes", { limit: 1 }).next()).value,
  items: async (client) => (await client.items("taxes").next()).value,
  collect: (client) => client.collect("employeePaystubs", { params, atMost: 3 }),
};

/** Sends every request of `calls`, and returns those that `permitted` refuses. */
async function refused(
  options: Partial<ClientOptions>,
  permit: (client: Client) => readonly ClientEndpoint[],
) {
  const service = createService({ forms: exampleForms, lists: exampleLists, basePath: "/api" });
  const sent: Request[] = [];
  const client: Client = createClient({
    baseUrl,
    backoff: () => 0,
    ...options,
    fetch(request) {
      sent.push(request);
      return service(request);
    },
  });
  for (const call of Object.values(calls)) await call(client).catch(() => undefined);
  expect(sent.length).toBeGreaterThanOrEqual(Object.keys(calls).length);
  const permitted = permit(client);
  return sent.filter((request) => !allows(permitted, request, "/api")).map(({ url }) => url);
}

describe("endpointsOf()", () => {
  test("lists forms, collections, submissions and the 19 lists", () => {
    const [forms, form, collection, validate, submit, sign, ...lists] = endpointsOf();
    expect(
      [forms, form, collection, validate, submit, sign].map((one) => one && lineOf(one)),
    ).toEqual([
      "GET /forms ?state&lang&limit&cursor",
      "GET /forms/{form_id} ?lang",
      "GET /collections/{collection}",
      "POST /forms/{form}/validate",
      "POST /employees/{employee}/forms/{form}/submit",
      "POST /employees/{employee}/forms/{form}/sign_and_submit",
    ]);
    expect(lists.map(lineOf)).toEqual(
      Object.values(endpoints).map(({ path }) => `GET ${path} ?limit&cursor`),
    );
  });

  test.each<[what: string, options: Partial<ClientOptions>]>([
    ["default", {}],
    [
      "custom",
      {
        paths: { employees: "/companies/c_1/employees", taxes: "/t" },
        submissionPaths: { submit: "/me/{employee}/{form}", validate: "/check/{form}" },
        collectionPath: "/sets/{collection}.json",
      },
    ],
  ])("permits every request of a client with %s paths", async (_, options) => {
    expect(await refused(options, (client) => endpointsOf(client))).toEqual([]);
    expect(await refused(options, () => endpointsOf(options))).toEqual([]);
  });

  test("does not permit what another client requests", async () => {
    const found = await refused({ paths: { taxes: "/t" } }, () => endpointsOf());
    expect(found).toEqual([`${baseUrl}/t?limit=1`, `${baseUrl}/t`]);
  });

  test.each<[ids: Parameters<typeof endpointsOf>[1], lines: readonly string[]]>([
    [{ forms: [] }, []],
    [{ forms: [{ form: {} }, {}] }, []],
    [
      { id: "new/hire", forms: [{ id: "w4" }, { id: "w4" }] },
      [
        "GET /collections/new%2Fhire",
        "GET /forms/w4 ?lang",
        "POST /forms/w4/validate",
        "POST /employees/{employee}/forms/w4/submit",
        "POST /employees/{employee}/forms/w4/sign_and_submit",
      ],
    ],
    [
      { forms: [{ id: "$&", form: { id: "other" } }, { form: { id: "own" } }] },
      [
        "POST /forms/%24%26/validate",
        "POST /employees/{employee}/forms/%24%26/submit",
        "POST /employees/{employee}/forms/%24%26/sign_and_submit",
        "POST /forms/own/validate",
        "POST /employees/{employee}/forms/own/submit",
        "POST /employees/{employee}/forms/own/sign_and_submit",
      ],
    ],
  ])("lists the requests of the collection %j alone", (ids, lines) => {
    expect(endpointsOf({}, ids).map(lineOf)).toEqual(lines);
  });

  test("uses the custom paths of the client for a collection", () => {
    const client = {
      submissionPaths: { submit: "/{form}/send" },
      collectionPath: "/c/{collection}",
    } as const;
    expect(endpointsOf(client, { id: "a", forms: [{ id: "w4" }] }).map(lineOf)).toEqual([
      "GET /c/a",
      "GET /forms/w4 ?lang",
      "POST /forms/w4/validate",
      "POST /w4/send",
      "POST /employees/{employee}/forms/w4/sign_and_submit",
    ]);
  });

  test("rejects an id that would change the path", () => {
    expect(() => endpointsOf({}, { forms: [{ id: ".." }] })).toThrow("two dots");
  });
});

describe("allows()", () => {
  const permitted: readonly ClientEndpoint[] = [
    { method: "GET", path: "/forms/{form_id}", query: ["lang"] },
    { method: "GET", path: "/a.b+c/{id}.json", query: [] },
    { method: "GET", path: "/own%2Fpath", query: [] },
    { method: "POST", path: "/forms/{form}/validate", query: [] },
    ...endpointsOf({}, { forms: [{ id: "a/b" }] }),
  ];
  const answers: readonly (readonly [request: string, allowed: boolean])[] = [
    ["GET /api/forms/w4", true],
    ["GET /api/forms/w4?lang=es", true],
    ["GET /api/forms/w4?", true],
    ["GET /api/forms/w%204", true],
    ["GET /api/a.b+c/x.json", true],
    ["GET /api/own%2Fpath", true],
    ["GET /api/forms/a%2Fb?lang=es", true],
    ["POST /api/forms/w4/validate", true],
    ["GET /api/forms/", false],
    ["GET /api/forms", false],
    ["GET /api/forms/w4/", false],
    ["GET /api/forms/w4/answers", false],
    ["GET /api/forms//answers", false],
    ["GET /api/forms/w4?lang=es&expand=employee", false],
    ["GET /api/forms/w4?__proto__=1", false],
    ["GET /api/forms/..%2Femployees", false],
    ["GET /api/forms/..%2femployees", false],
    ["GET /api/forms/..%5Cemployees", false],
    ["GET /api/forms/%2e%2e/employees", false],
    ["GET /api/forms/w4%", false],
    ["GET /api/axb+c/x.json", false],
    ["GET /api/aab+c/x.json", false],
    ["GET /forms/w4", false],
    ["GET /api2/forms/w4", false],
    ["GET /x/api/forms/w4", false],
    ["POST /api/forms/w4", false],
    ["POST /api/forms/w4/validate?lang=es", false],
    ["GET /api/forms/w4/validate", false],
    ["DELETE /api/forms/w4", false],
    ["HEAD /api/forms/w4", false],
    ["get /api/forms/w4", false],
  ];

  test("compares method, path and query", () => {
    const found = answers.map(([line]) => {
      const [method = "", path = ""] = line.split(" ");
      return [line, allows(permitted, { method, url: `https://app.test${path}` }, "/api")];
    });
    expect(found).toEqual(answers);
  });

  test("permits nothing by default, and needs no base path", () => {
    const request = new Request("https://app.test/forms/w4");
    expect([allows([], request), allows(permitted, request)]).toEqual([false, true]);
  });
});
