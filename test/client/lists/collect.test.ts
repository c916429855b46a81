import { inspect } from "node:util";
import { ClientError, createClient, type Fetch } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { atOnce, emptyPage, rejectionOf } from "../samples.ts";
import { script, type Step } from "../script.ts";
import { type Answer, sendJson } from "../serve.ts";

const page = (next: string | null, ...ids: number[]): Step => ({
  next,
  previous: null,
  results: ids.map((id) => ({ id, name: "canary" })),
});
const steps = [page("?cursor=a", 1, 2), page("?cursor=b", 3, 4), page(null, 5)];
const refusal: Answer = (response) => sendJson(response, {}, { status: 400 });

test.each([
  [1, [1], 1],
  [2, [1, 2], 1],
  [3, [1, 2, 3], 2],
  [4, [1, 2, 3, 4], 2],
  [5, [1, 2, 3, 4, 5], 3],
  [1000, [1, 2, 3, 4, 5], 3],
])("collects at most %i objects as %j from %i pages, none ahead", async (atMost, ids, pages) => {
  const server = await script(steps);
  const fetch = vi.fn<Fetch>(globalThis.fetch);
  const client = createClient({ baseUrl: server.url, fetch });
  const items = await client.collect("employees", { atMost });
  expect(items).toMatchObject(ids.map((id) => ({ id })));
  expect(items).toHaveLength(ids.length);
  await client.listForms().catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(pages + 1);
});

const failures: readonly (readonly [name: string, last: Step])[] = [
  ["HttpError", refusal],
  ["NetworkError", (response) => response.destroy()],
  ["TraversalError", page("?cursor=a")],
  ["LinkError", page("https://evil.test/employees")],
  ["NotPageError", { ...emptyPage, next: 1 }],
];

test.each(failures)("%s keeps the items read so far, but hides them", async (name, last) => {
  const server = await script([page("?cursor=a", 1, 2), last]);
  const client = createClient({ baseUrl: server.url, backoff: atOnce });
  const error = await rejectionOf(client.collect("employees", { atMost: 100 }));
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toMatchObject({ name, results: [{ id: 1 }, { id: 2 }] });
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain("canary");
  expect(JSON.stringify(error)).not.toContain("canary");
});

test("names the missing option when called from JavaScript without options", async () => {
  const client = createClient({ baseUrl: "https://example.test" });
  const error = await rejectionOf(Reflect.apply(client.collect, client, ["employees"]));
  expect(error).toMatchObject({
    name: "InvalidOptionError",
    message: expect.stringContaining("because atMost must be a whole number from 1"),
  });
});

test("an error before the first page has no results", async () => {
  const server = await script([refusal]);
  const client = createClient({ baseUrl: server.url });
  const reads = [client.collect("employees", { atMost: 1 }), client.list("employees")];
  for (const read of reads) expect(await rejectionOf(read)).toMatchObject({ results: [] });
});
