import { parseForm } from "parameter-form/core";
import { createService, exampleForms, exampleLists, federalW4 } from "parameter-form/service";
import { createServer, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { listen, serveForms } from "../support/serveForms.ts";
import { guideRoute } from "../support/guideRoute.ts";

async function start() {
  const server = await listen(createService({ forms: exampleForms, lists: exampleLists }));
  onTestFinished(server.close);
  return server.url;
}

test("serves a form over HTTP", async () => {
  const response = await fetch(`${await start()}/forms/federal-w4`);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(parseForm(await response.json())).toEqual(parseForm(federalW4));
});

test("serves every payment over HTTP by the links of the pages", async () => {
  const ids: string[] = [];
  let url: string | null = `${await start()}/payments?limit=100`;
  while (url !== null) {
    const page: { next: string | null; results: { id: string }[] } = await (
      await fetch(url)
    ).json();
    ids.push(...page.results.map(({ id }) => id));
    url = page.next;
  }
  expect(ids).toEqual(exampleLists.payments.map(({ id }) => id));
});

test("accepts a submission over HTTP in more than one chunk", async () => {
  const url = `${await start()}/forms/api-example/validate`;
  const parameters = [
    { name: "filing_status", value: "single" },
    { name: "allowances", value: "9".repeat(200_000) },
    { name: "employee_signature", value: "Inés" },
  ];
  const body = JSON.stringify({ parameters });
  const response = await fetch(url, { method: "POST", body });
  expect([response.status, await response.json()]).toEqual([200, { valid: true }]);
  const refused = await fetch(url, { method: "POST" });
  expect(refused.status).toBe(400);
});

async function startVite(plugin: Plugin): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", ws: false },
  });
  onTestFinished(() => server.close());
  const { resolvedUrls } = await server.listen();
  return resolvedUrls?.local[0] ?? "";
}

test.each([
  ["the service", serveForms()],
  ["the route of the guide", serveForms(guideRoute)],
])("the Vite plugin mounts %s at /api and leaves other paths to Vite", async (_, plugin) => {
  const base = await startVite(plugin);
  const page = await (await fetch(`${base}api/workplaces`)).json();
  expect(page.results).toHaveLength(25);
  expect(page.next).toMatch(`${base}api/workplaces?cursor=`);
  expect((await fetch(page.next)).status).toBe(200);
  expect((await fetch(`${base}apiary`)).headers.get("content-type")).not.toBe("application/json");
});

test("the route of the guide answers as the service does, and refuses other requests", async () => {
  const base = await startVite(serveForms(guideRoute));
  const statusOf = async (path: string, method: string) =>
    (await fetch(`${base}${path}`, { method })).status;
  const refused = ["GET left", "GET workplaces/w_1", "GET forms?expand=all", "DELETE workplaces"];
  for (const line of refused) {
    const [method = "", path = ""] = line.split(" ");
    expect.soft(await statusOf(`api/${path}`, method), line).toBe(403);
    expect.soft(await statusOf(`upstream/api/${path}`, method), line).not.toBe(403);
  }
  expect(await statusOf("api/forms/none", "GET")).toBe(404);
  expect(await statusOf("api/employees/signed-out/forms/api-example/submit", "POST")).toBe(401);
});
