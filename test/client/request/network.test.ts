import {
  ClientError,
  createClient,
  type Fetch,
  NetworkError,
  RedirectError,
} from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { atOnce, form, rejectionOf } from "../samples.ts";
import { sendJson, serve, type Answer } from "../serve.ts";

const breaks: readonly (readonly [string, Answer])[] = [
  ["before an answer", (response) => response.destroy()],
  [
    "within the body",
    (response) => {
      response.writeHead(200, { "content-length": "100" }).flushHeaders();
      response.write("{", () => response.destroy());
    },
  ],
];

test.each(breaks)("retries three times when a connection breaks off %s", async (_, answer) => {
  const server = await serve(answer);
  const error = await rejectionOf(
    createClient({ baseUrl: server.url, backoff: atOnce }).getForm("form_1"),
  );
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toMatchObject({ path: "/forms/form_1", cause: expect.any(Error) });
  expect(server.seen).toHaveLength(3);
});

test.each(breaks)("recovers from a connection that breaks off %s once", async (_, answer) => {
  const server = await serve((response, request, attempt) =>
    attempt === 1 ? answer(response, request, attempt) : sendJson(response, form),
  );
  const client = createClient({ baseUrl: server.url, backoff: atOnce });
  await expect(client.getForm("form_1")).resolves.toMatchObject({ id: "form_1" });
});

test.each([
  [401, {}, 1, undefined],
  [404, {}, 1, undefined],
  [429, { "retry-after": "3600" }, 1, 3_600_000],
  [503, { "retry-after": "3600" }, 1, 3_600_000],
  [503, {}, 3, undefined],
])(
  "reports status %i with %j after %i attempts, although its body breaks off",
  async (status, headers, attempts, retryAfter) => {
    const server = await serve((response) => {
      response.writeHead(status, { ...headers, "content-length": "100" }).flushHeaders();
      response.write('{"error":', () => response.destroy());
    });
    const client = createClient({ baseUrl: server.url, backoff: atOnce });
    const error = await rejectionOf(client.getForm("form_1"));
    expect(error).toMatchObject({ name: "HttpError", status, retryAfter, body: undefined });
    expect(server.seen).toHaveLength(attempts);
  },
);

test("rejects with a network error when the service is unreachable", async () => {
  const server = await serve((response) => response.end());
  await server.close();
  const client = createClient({ baseUrl: server.url, backoff: atOnce });
  await expect(client.getForm("form_1")).rejects.toThrow(NetworkError);
});

test.each([301, 302, 303, 307, 308])("rejects a redirect with %i", async (status) => {
  const other = await serve((response) => sendJson(response, form));
  const server = await serve((response) =>
    sendJson(response, {}, { status, headers: { location: `${other.url}/forms/form_1` } }),
  );
  const client = createClient({ baseUrl: server.url, headers: { authorization: "Bearer canary" } });
  const error = await rejectionOf(client.getForm("form_1"));
  expect(error).toBeInstanceOf(RedirectError);
  expect(error).toMatchObject({
    message: expect.stringContaining("Set baseUrl to the final address"),
  });
  expect([server.seen.length, other.seen.length]).toEqual([1, 0]);
});

test("rejects a response for which fetch followed a redirect", async () => {
  const server = await serve((response, { url }) =>
    url === "/end" ? sendJson(response, form) : response.writeHead(302, { location: "/end" }).end(),
  );
  const fetch = (request: Request) =>
    globalThis.fetch(new Request(request, { redirect: "follow" }));
  await expect(createClient({ baseUrl: server.url, fetch }).getForm("a")).rejects.toThrow(
    RedirectError,
  );
});

test("rejects Response.error() as a network error", async () => {
  const fetch = vi.fn<Fetch>(async () => Response.error());
  const client = createClient({ baseUrl: "https://example.test", fetch, backoff: atOnce });
  await expect(client.getForm("form_1")).rejects.toThrow(NetworkError);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("reads the global fetch when a request is sent", async () => {
  const client = createClient({ baseUrl: "https://example.test" });
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(form));
  try {
    await expect(client.getForm("form_1")).resolves.toMatchObject({ id: "form_1" });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.any(Request));
  } finally {
    fetch.mockRestore();
  }
});
