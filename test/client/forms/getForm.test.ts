import { createClient, type Fetch, type GetFormOptions } from "parameter-form/client";
import { afterEach, expect, test, vi } from "vitest";
import { sendJson, serve } from "../serve.ts";

const form = { lang: "es", parameters: [] };

const queries: readonly (readonly [GetFormOptions, string])[] = [
  [{}, "/forms/w4"],
  [{ lang: undefined, lenient: true }, "/forms/w4"],
  [{ lang: "es" }, "/forms/w4?lang=es"],
  [{ lang: "a&b=1 é" }, "/forms/w4?lang=a%26b%3D1+%C3%A9"],
];

test.each(queries)("%j is sent as %s", async (options, url) => {
  const server = await serve((response) => sendJson(response, form));
  await expect(createClient({ baseUrl: server.url }).getForm("w4", options)).resolves.toEqual(form);
  expect(server.seen.map((request) => request.url)).toEqual([url]);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a browser", {}, "no-cache"],
  ["a server", undefined, "default"],
])("in %s, getForm revalidates a cached form where there is a cache", async (_, page, cache) => {
  vi.stubGlobal("window", page);
  const fetch = vi.fn<Fetch>(async () => Response.json(form));
  await createClient({ baseUrl: "https://api.test", fetch }).getForm("w4");
  expect(fetch.mock.calls[0]?.[0].cache).toBe(cache);
});
