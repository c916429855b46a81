import { inspect } from "node:util";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { AbortedError, createClient, InvalidItemError, TimeoutError } from "parameter-form/client";
import { describe, expect, onTestFinished, test } from "vitest";
import { rejectionOf } from "./samples.ts";
import { script } from "./script.ts";

type Validate = StandardSchemaV1.Props<unknown, number>["validate"];

const schemaOf = (validate: Validate): StandardSchemaV1<unknown, number> => ({
  "~standard": { version: 1, vendor: "test", validate },
});
const idOf = (object: unknown) =>
  object !== null && typeof object === "object" && "id" in object ? Number(object.id) : Number.NaN;
const issue = { message: "canary is not a number", path: ["byName", { key: "canary" }] };
const ids: Validate = (object) =>
  Number.isNaN(idOf(object)) ? { issues: [issue] } : { value: idOf(object) };

const page = (next: string | null, ...results: unknown[]) => ({
  next,
  previous: null,
  results: results.map((id) => ({ id })),
});

test.each([
  ["at once", ids],
  ["later", async (object: unknown) => ids(object)],
] satisfies [string, Validate][])(
  "items are the output of a schema that answers %s",
  async (_, validate) => {
    const server = await script([page("?cursor=a", 1, 2), page("?cursor=b", 3), page(null)]);
    const client = createClient({ baseUrl: server.url });
    const schema = schemaOf(validate);
    const first = await client.list("employees", { schema });
    const second = await client.next(first);
    const third = await client.next(structuredClone(second ?? first), {
      list: "employees",
      schema,
    });
    expect([first, second, third].map((read) => read?.results)).toEqual([[1, 2], [3], []]);
  },
);

test("items and collect return the output of the schema, too", async () => {
  const server = await script([page(null, 1, 2), page(null, 3)]);
  const client = createClient({ baseUrl: server.url });
  const schema = schemaOf(ids);
  const items: number[] = [];
  for await (const item of client.items("employees", { schema })) items.push(item);
  items.push(...(await client.collect("employees", { schema, atMost: 5 })));
  expect(items).toEqual([1, 2, 3]);
});

test("the error of a rejected item names its place and hides the value", async () => {
  const server = await script([page(null, 1, "canary")]);
  const client = createClient({ baseUrl: server.url });
  const error = await rejectionOf(client.list("employees", { schema: schemaOf(ids) }));
  expect(error).toBeInstanceOf(InvalidItemError);
  expect(error).toMatchObject({ field: "$.results[1]", issues: [issue] });
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain("canary");
});

test.each([
  [
    "throws",
    () => {
      throw new TypeError("a mistake");
    },
  ],
  ["rejects", () => Promise.reject(new TypeError("a mistake"))],
] satisfies [string, Validate][])(
  "rejects a schema that %s with an error of the client",
  async (_, validate) => {
    const server = await script([page(null, 1)]);
    const client = createClient({ baseUrl: server.url });
    const error = await rejectionOf(client.list("employees", { schema: schemaOf(validate) }));
    expect(error).toMatchObject({ name: "InvalidItemError", field: "$.results[0]", issues: [] });
    expect(error).toMatchObject({ cause: new TypeError("a mistake") });
  },
);

test("returns objects unchanged without a schema", async () => {
  const server = await script([page(null, { deep: [1, null, "a"] })]);
  await expect(createClient({ baseUrl: server.url }).list("employees")).resolves.toEqual(
    page(null, { deep: [1, null, "a"] }),
  );
});

test("leaves no unhandled rejection when the schema aborts the signal and rejects", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const server = await script([page(null, 1)]);
  const controller = new AbortController();
  const schema = schemaOf(() => {
    controller.abort();
    return { issues: [issue] };
  });
  const client = createClient({ baseUrl: server.url });
  const error = await rejectionOf(client.list("employees", { schema, signal: controller.signal }));
  // Node tells of what nobody handled before it goes on to the next macrotask.
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
  expect(error).toBeInstanceOf(AbortedError);
});

describe("while a schema never resolves", () => {
  /** A client, its list's schema, and what runs when that is called. */
  async function begin(onWork: () => void, totalTimeout?: number) {
    const server = await script([page(null, 1)]);
    const schema = schemaOf(() => {
      queueMicrotask(onWork);
      return new Promise<never>(() => undefined);
    });
    return { client: createClient({ baseUrl: server.url, totalTimeout }), schema };
  }

  test("an abort ends the read", async () => {
    const controller = new AbortController();
    const { client, schema } = await begin(() => controller.abort());
    const reading = client.list("employees", { schema, signal: controller.signal });
    expect(await rejectionOf(reading)).toBeInstanceOf(AbortedError);
  });

  test("totalTimeout ends the read", async () => {
    const { client, schema } = await begin(() => undefined, 300);
    expect(await rejectionOf(client.list("employees", { schema }))).toBeInstanceOf(TimeoutError);
  });

  test("leaving the loop ends the read", async () => {
    let leave: unknown;
    const { client, schema } = await begin(() => (leave = pages.return?.()));
    const pages = client.pages("employees", { schema });
    await expect(pages.next()).resolves.toMatchObject({ done: true });
    await expect(leave).resolves.toMatchObject({ done: true });
  });
});
