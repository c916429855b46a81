import { createService } from "parameter-form/service";
import { expect, test } from "vitest";

const document = { id: "new-hire", forms: [{ id: "w4" }] };
const service = createService({
  forms: [],
  lists: {},
  collections: [document],
  basePath: "/api",
});

const get = (path: string, headers: HeadersInit = {}) =>
  service(new Request(`http://a/api${path}`, { headers }));

test("serves a collection again only if it has changed", async () => {
  const first = await get("/collections/new-hire");
  await expect(first.json()).resolves.toEqual(document);
  const tag = first.headers.get("etag") ?? "";
  expect((await get("/collections/new-hire", { "if-none-match": tag })).status).toBe(304);
});

test.each(["/collections/other", "/collections"])("answers 404 for %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});
