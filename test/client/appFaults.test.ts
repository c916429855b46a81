import type { StandardSchemaV1 } from "@standard-schema/spec";
import { ClientError, createClient, InvalidItemError, type Backoff } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { emptyPage, rejectionOf } from "./samples.ts";
import { script } from "./script.ts";
import { type Answer, sendJson } from "./serve.ts";

const schemaOf = (validate: StandardSchemaV1["~standard"]["validate"]): StandardSchemaV1 => ({
  "~standard": { version: 1, vendor: "test", validate },
});
const onePage = { ...emptyPage, results: [{ id: "o_1" }] };

test.each([
  ["no reason", []],
  ["a reason without a place", [{ message: "no" }]],
])("InvalidItemError names the item when a schema rejects it with %s", async (_, issues) => {
  const server = await script([onePage]);
  const schema = schemaOf(() => ({ issues }));
  const reading = createClient({ baseUrl: server.url }).collect("employees", {
    schema,
    atMost: 1,
  });
  const error = await rejectionOf(reading);
  expect(error).toBeInstanceOf(InvalidItemError);
  expect(error).toMatchObject({ field: "$.results[0]", issues, results: [] });
});

const broken: StandardSchemaV1.FailureResult = {
  get issues(): never {
    throw new RangeError("mine");
  },
};

test("rethrows an error of an app's schema getter as it is", async () => {
  const server = await script([onePage]);
  const schema = schemaOf(() => broken);
  const reading = createClient({ baseUrl: server.url }).collect("employees", {
    schema,
    atMost: 1,
  });
  const error = await rejectionOf(reading);
  expect(error).toEqual(new RangeError("mine"));
  expect(error).not.toBeInstanceOf(ClientError);
});

test.each<readonly [string, Answer, object]>([
  ["a 503", (response) => sendJson(response, {}, { status: 503 }), { status: 503 }],
  ["a lost answer", (response) => void response.destroy(), { name: "NetworkError" }],
])("stops retrying when backoff throws after %s, with that cause", async (_, answer, expected) => {
  const cause = new RangeError("mine");
  const backoff: Backoff = () => {
    throw cause;
  };
  const server = await script([answer]);
  const error = await rejectionOf(createClient({ baseUrl: server.url, backoff }).listForms());
  expect(error).toMatchObject({ ...expected, cause });
  expect(server.seen).toHaveLength(1);
});

test("reports a failure as usual where AbortSignal.any is missing, as in older browsers", async () => {
  const missing = vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  const server = await script([(response) => sendJson(response, {}, { status: 503 })]);
  const { signal } = new AbortController();
  const error = await rejectionOf(createClient({ baseUrl: server.url }).list("taxes", { signal }));
  expect(error).toMatchObject({ name: "HttpError", status: 503 });
  missing.mockRestore();
});
