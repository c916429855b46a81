import { createClient, type GetFormOptions } from "parameter-form/client";
import { expect, test } from "vitest";
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
