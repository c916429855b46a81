import type { StandardSchemaV1 } from "@standard-schema/spec";
import {
  ClientError,
  createClient,
  InvalidItemError,
  NetworkError,
  type Backoff,
} from "parameter-form/client";
import { expect, test } from "vitest";
import { emptyPage, rejectionOf } from "./samples.ts";
import { script } from "./script.ts";
import { sendJson } from "./serve.ts";

const schemaOf = (validate: StandardSchemaV1["~standard"]["validate"]): StandardSchemaV1 => ({
  "~standard": { version: 1, vendor: "test", validate },
});
const onePage = { ...emptyPage, results: [{ id: "o_1" }] };

test.each([
  ["no reason", []],
  ["a reason without a place", [{ message: "no" }]],
])("an item that a schema refuses with %s is told by its own place", async (_, issues) => {
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

test("what an app's schema throws while its answer is read reaches the app as it is", async () => {
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

test("a backoff that throws ends the retries, and is the cause of the error", async () => {
  const cause = new RangeError("mine");
  const backoff: Backoff = () => {
    throw cause;
  };
  const server = await script([(response) => sendJson(response, {}, { status: 503 })]);
  const error = await rejectionOf(createClient({ baseUrl: server.url, backoff }).listForms());
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause });
  expect(server.seen).toHaveLength(1);
});
