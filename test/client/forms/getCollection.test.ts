import { type ClientOptions, createClient, NetworkError } from "parameter-form/client";
import { createService, exampleForms } from "parameter-form/service";
import { expect, test, vi } from "vitest";

const document = { id: "new hire", forms: [{ id: "federal-w4" }] };
const service = createService({ forms: exampleForms, lists: {}, collections: [document] });

const clientOf = (options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: "https://api.test", fetch: service, backoff: () => 0, ...options });

test("getCollection fetches and parses a collection", async () => {
  await expect(clientOf().getCollection("new hire")).resolves.toEqual(document);
});

test.each<[path: ClientOptions["collectionPath"], url: string]>([
  [undefined, "https://api.test/collections/new%20hire"],
  ["/onboardings/{collection}/document", "https://api.test/onboardings/new%20hire/document"],
])("from %s, getCollection fetches %s", async (collectionPath, url) => {
  const fetch = vi.fn<typeof service>(async () => Response.json(document));
  await clientOf({ fetch, collectionPath }).getCollection("new hire");
  expect(fetch.mock.calls.map(([request]) => request.url)).toEqual([url]);
});

test.each<[what: string, id: string, options: Partial<ClientOptions>, error: object]>([
  ["an unknown collection", "other", {}, { name: "HttpError", status: 404 }],
  ["an invalid id", "", {}, { name: "InvalidIdError" }],
  ["a path without the id", "a", { collectionPath: "/mine" }, { name: "InvalidOptionError" }],
  [
    "an invalid collection",
    "a",
    { fetch: async () => Response.json({ forms: 1 }) },
    {
      name: "NotCollectionError",
      message: expect.stringContaining("$.forms: expected an array, found a number"),
      cause: expect.objectContaining({ name: "CollectionError", total: 1 }),
    },
  ],
])("getCollection rejects %s", async (_, id, options, error) => {
  await expect(clientOf(options).getCollection(id)).rejects.toMatchObject(error);
});

test("getCollection rejects with NetworkError when the parser cannot be loaded", async () => {
  vi.doMock("../../../src/document/read/parseCollection.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await expect(clientOf().getCollection("new hire")).rejects.toThrow(NetworkError);
  vi.doUnmock("../../../src/document/read/parseCollection.ts");
});
