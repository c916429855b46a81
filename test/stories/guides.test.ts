import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as client from "parameter-form/client";
import { createService, exampleForms } from "parameter-form/service";
import { forward, type Upstream } from "sample:stories-guides-Servers.mdx/forward.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { listen } from "../support/serveForms.ts";

const root = join(import.meta.dirname, "../..");
/** The guides, by the names of their files. */
const texts = new Map(
  readdirSync(join(root, "stories/guides"))
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => [file, readFileSync(join(root, "stories/guides", file), "utf8")]),
);
describe("the pages of the Storybook", () => {
  test("the Jest settings of Testing transform each dependency that is an ES module", () => {
    const packageOf = (name: string) =>
      readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
    const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    // What the command needs, no test of an app imports.
    const modules = Object.keys(dependencies).filter(
      (name) => !["cac", "tinyglobby"].includes(name) && !/"require"|\.cjs"/.test(packageOf(name)),
    );
    const [, written = ""] =
      /transformIgnorePatterns: \[\s*(".*"),?\s*\]/.exec(texts.get("Testing.mdx") ?? "") ?? [];
    const ignored = new RegExp(String(JSON.parse(written)));
    const places = ["/app/node_modules/", "/app/node_modules/.pnpm/name@1.0.0/node_modules/"];
    const transformed = (name: string) =>
      places.map((place) => !ignored.test(`${place}${name}/dist/index.js`));
    for (const name of ["parameter-form", ...modules])
      expect([name, ...transformed(name)]).toEqual([name, true, true]);
    expect(transformed("react")).toEqual([false, false]);
  });

  test("Where it runs has the version of each host that an app of test/apps has", () => {
    const hosts = [
      ["Vite", "vite", "vite"],
      ["Next.js", "next", "next"],
      ["webpack", "bundlers", "webpack"],
      ["Rspack", "bundlers", "@rspack/core"],
      ["Parcel", "bundlers", "parcel"],
      ["Jest, as CommonJS", "jest", "jest"],
      ["Deno", "runtimes", "deno"],
      ["Bun", "runtimes", "bun"],
    ] as const;
    const rows = (texts.get("WhereItRuns.mdx") ?? "").split("\n");
    const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
    const written = hosts.map(([host]) => [host, cells.find(([, first]) => first === host)?.[2]]);
    const installed = hosts.map(([host, app, name]) => {
      const path = join(root, `test/apps/${app}/package.json`);
      const { dependencies, devDependencies } = JSON.parse(readFileSync(path, "utf8"));
      return [host, { ...dependencies, ...devDependencies }[name]];
    });
    expect(written).toEqual(installed);
  });

  test("Client lists each error that a client throws", () => {
    const errors = Object.values(client).flatMap((one) =>
      one.prototype instanceof client.ClientError ? [`\`${one.name}\``] : [],
    );
    const documented = [...(texts.get("Client.mdx") ?? "").matchAll(/^\| (`\w+`) /gm)];
    expect(errors.length).toBeGreaterThan(10);
    expect(documented.map(([, name]) => name)).toEqual(expect.arrayContaining(errors));
  });
});

describe("forward() of the page Servers", () => {
  const key = "key-of-the-service";
  const example = createService({ forms: exampleForms, lists: {} });
  let service: Awaited<ReturnType<typeof listen>>;
  let answer = example;
  /** What arrived at the service. */
  let arrived: { readonly headers: Headers; readonly body: string }[] = [];
  /** Every address that was asked, wherever it is. */
  let requested: URL[] = [];

  beforeAll(async () => {
    service = await listen(async (request) => {
      arrived.push({ headers: request.headers, body: await request.clone().text() });
      return answer(request);
    });
    const send = globalThis.fetch;
    vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
      requested.push(url);
      return send(url, init);
    });
  });
  afterEach(() => {
    answer = example;
    arrived = [];
    requested = [];
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await service.close();
  });

  const ask = (path: string, init?: RequestInit, upstream?: Partial<Upstream>) =>
    forward(new Request(`https://app.test${path}`, init), {
      service: service.url,
      key,
      allowed: client.endpointsOf(),
      mayAsk: async () => true,
      ...upstream,
    });

  /** An allow-list that permits a path, whatever it is. */
  const permit = (path: string): Partial<Upstream> => ({
    allowed: [
      {
        method: "GET",
        path: new URL(`https://app.test${path}`).pathname.slice("/api".length),
        query: ["at"],
      },
    ],
  });

  test.each([
    "/api.evil.test/forms",
    "/api@evil.test/forms",
    "/api:x@evil.test/forms",
    "/api",
    "/api/../forms",
    "/api/employees/emp_1",
    "/api/employees/emp_1/ssn",
    "/api/forms?expand=employees",
    "/api/forms/..%2Fcompanies",
  ])("does not forward %s", async (path) => {
    expect((await ask(path)).status).toBe(403);
    expect(requested).toEqual([]);
  });

  test.each([
    ["/api//evil.test/x", "//evil.test/x"],
    ["/api/\\evil.test/x", "//evil.test/x"],
    ["/api/@evil.test/x", "/@evil.test/x"],
    ["/api/.evil.test/x", "/.evil.test/x"],
    ["/api/https://evil.test/x", "/https://evil.test/x"],
    ["/api/%2F%2Fevil.test/x", "/%2F%2Fevil.test/x"],
    ["/api/x?at=https://evil.test/", "/x?at=https://evil.test/"],
  ])("%s goes to the service and nowhere else", async (path, there) => {
    await ask(path, {}, permit(path));
    expect(requested.map(({ href }) => href)).toEqual([service.url + there]);
    expect(arrived.map(({ headers }) => headers.get("authorization"))).toEqual([`Bearer ${key}`]);
  });

  test("keeps a base path of the service before the requested path", async () => {
    const path = "/api//evil.test/x";
    await ask(path, {}, { ...permit(path), service: `${service.url}/v1/` });
    expect(requested.map(({ pathname }) => pathname)).toEqual(["/v1//evil.test/x"]);
  });

  test("does not forward a request that the app does not allow", async () => {
    expect((await ask("/api/forms", {}, { mayAsk: async () => false })).status).toBe(403);
    expect((await ask("/api/forms", { method: "DELETE" })).status).toBe(403);
    expect(requested).toEqual([]);
  });

  test("a client gets and signs a form through it, once for one idempotency key", async () => {
    const { getForm, signForm } = client.createClient({
      baseUrl: "https://app.test/api",
      fetch: (request) => ask(request.url.slice("https://app.test".length), request),
      headers: { cookie: "session=1" },
    });
    expect((await getForm("spanish-w4", { lang: "es" })).parameters.length).toBeGreaterThan(0);
    const form = await getForm("api-example");
    const parameters = [
      { name: "filing_status", value: "single" },
      { name: "allowances", value: "2" },
      { name: "employee_signature", value: "Ada Lovelace" },
    ];
    const sign = () =>
      signForm(
        form.id ?? "",
        { parameters },
        { params: { employee: "emp_1" }, idempotencyKey: "k1" },
      );
    const signed = await sign();
    expect(signed.document).not.toBeNull();
    expect(await sign()).toEqual(signed);
    const [, , first] = arrived;
    expect(JSON.parse(first?.body ?? "")).toEqual({ parameters });
    expect(first?.headers.get("idempotency-key")).toBe("k1");
    expect(first?.headers.get("content-type")).toBe("application/json");
    expect(arrived.filter(({ headers }) => headers.has("cookie"))).toEqual([]);
  });

  test("unpacks the response and keeps only its type, date, id and retry-after", async () => {
    answer = async () =>
      new Response(gzipSync("{}"), {
        status: 503,
        headers: {
          "content-encoding": "gzip",
          "content-type": "application/json",
          date: "Thu, 01 Jan 2026 00:00:00 GMT",
          "retry-after": "7",
          "set-cookie": "theirs=1",
          "x-request-id": "r1",
        },
      });
    const answered = await ask("/api/forms");
    expect(await answered.json()).toEqual({});
    expect([answered.status, Object.fromEntries(answered.headers)]).toEqual([
      503,
      {
        "content-type": "application/json",
        date: "Thu, 01 Jan 2026 00:00:00 GMT",
        "retry-after": "7",
        "x-request-id": "r1",
      },
    ]);
  });

  test("does not follow a redirect", async () => {
    answer = async () =>
      new Response(null, { status: 302, headers: { location: "https://evil.test/" } });
    const answered = await ask("/api/forms");
    expect([answered.status, answered.headers.get("location")]).toEqual([302, null]);
    expect(requested).toHaveLength(1);
  });
});
