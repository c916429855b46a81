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

test("a collection is served again only where it has changed", async () => {
  const first = await get("/collections/new-hire");
  await expect(first.json()).resolves.toEqual(document);
  const tag = first.headers.get("etag") ?? "";
  expect((await get("/collections/new-hire", { "if-none-match": tag })).status).toBe(304);
});

test.each(["/collections/other", "/collections"])("%s is not there", async (path) => {
  expect((await get(path)).status).toBe(404);
});
