import { inspect } from "node:util";
import { createClient, HeadersError } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { atOnce, form, rejectionOf } from "../samples.ts";
import { send, sendJson, serve, type Answer } from "../serve.ts";

test.each([
  ["an object", { authorization: "Bearer 1" }],
  ["Headers", new Headers({ authorization: "Bearer 1" })],
  ["a function", () => ({ authorization: "Bearer 1" })],
  ["an async function", async () => ({ authorization: "Bearer 1" })],
])("sends headers from %s", async (_, headers) => {
  const server = await serve((response) => sendJson(response, form));
  await createClient({ baseUrl: server.url, headers }).getForm("form_1");
  expect(server.seen[0]?.headers).toMatchObject({
    authorization: "Bearer 1",
    accept: "application/json",
  });
});

test("creates new headers for each attempt", async () => {
  const server = await serve((response) => sendJson(response, {}, { status: 503 }));
  let count = 0;
  const headers = async () => ({ authorization: `Bearer ${++count}` });
  const client = createClient({ baseUrl: server.url, headers, backoff: atOnce });
  await rejectionOf(client.getForm("form_1"));
  expect(server.seen.map((request) => request.headers.authorization)).toEqual([
    "Bearer 1",
    "Bearer 2",
    "Bearer 3",
  ]);
});

test("the accept header can be replaced", async () => {
  const server = await serve((response) => sendJson(response, form));
  const headers = { Accept: "application/vnd.test+json" };
  await createClient({ baseUrl: server.url, headers }).getForm("form_1");
  expect(server.seen[0]?.headers.accept).toBe("application/vnd.test+json");
});

test("rejects at once when headers cannot be created", async () => {
  const server = await serve((response) => sendJson(response, form));
  const cause = new Error("no session");
  const headers = vi.fn(() => Promise.reject(cause));
  const error = await rejectionOf(createClient({ baseUrl: server.url, headers }).getForm("form_1"));
  expect(error).toBeInstanceOf(HeadersError);
  expect(error).toMatchObject({ cause });
  expect(headers).toHaveBeenCalledTimes(1);
  expect(server.seen).toEqual([]);
});

const failures: readonly (readonly [string, Answer, string])[] = [
  ["HttpError", (response) => sendJson(response, { error: "canary-body" }, { status: 400 }), "a"],
  ["NetworkError", (response) => response.destroy(), "a"],
  ["TimeoutError", () => undefined, "a"],
  ["NotJsonError", (response) => send(response, "canary-body"), "a"],
  ["NotFormError", (response) => sendJson(response, { "canary-body": "canary-body" }), "a"],
  ["RedirectError", (response) => response.writeHead(302, { location: "/canary-body" }).end(), "a"],
  ["InvalidIdError", (response) => response.end(), ".."],
];

test.each(failures)("no %s exposes a header, a query or a body", async (name, answer, id) => {
  const logs = (["log", "info", "warn", "error", "debug"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  const server = await serve(answer);
  const headers = { authorization: "Bearer canary-token" };
  const options = {
    baseUrl: server.url,
    headers,
    backoff: atOnce,
    timeout: name === "TimeoutError" ? 50 : 30_000,
  };
  const error = await rejectionOf(createClient(options).getForm(id));
  expect(error).toMatchObject({ name });
  const shown = `${inspect(error, { depth: null, showHidden: true })} ${JSON.stringify(error)} ${String(error)}`;
  expect(shown).not.toContain("canary");
  for (const log of logs) {
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  }
});

test("errors of unsendable headers and of lists expose no header or query", async () => {
  const server = await serve((response) => sendJson(response, {}));
  const headers = { authorization: "Bearer canary\ntoken" };
  const errors = [
    await rejectionOf(createClient({ baseUrl: server.url, headers }).getForm("a")),
    await rejectionOf(createClient({ baseUrl: server.url }).listForms({ state: "canary" })),
  ];
  expect(errors).toMatchObject([{ name: "HeadersError" }, { name: "NotPageError" }]);
  expect(inspect(errors, { depth: null, showHidden: true })).not.toContain("canary");
});
