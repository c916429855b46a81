import { createClient } from "parameter-form/client";
import { expect, test } from "vitest";
import { formFailureOf } from "../../../src/client/forms/formFailure.ts";
import { atOnce } from "../samples.ts";
import { type Answer, sendJson, serve } from "../serve.ts";

const status =
  (code: number): Answer =>
  (response) =>
    sendJson(response, {}, { status: code });

const answers: readonly (readonly [string, Answer, string])[] = [
  ["no form of that id", status(404), "formNotFound"],
  ["a refusal", status(403), "loadFailed"],
  ["a failure of the service", status(500), "loadFailed"],
  ["what is no form", status(200), "definitionError"],
  ["a connection that breaks", (response) => response.destroy(), "loadFailed"],
];

test.each(answers)("%s", async (_, answer, reason) => {
  const server = await serve(answer);
  const client = createClient({ baseUrl: server.url, backoff: atOnce });
  const error: unknown = await client.getForm("w4").catch((thrown: unknown) => thrown);
  expect(formFailureOf(error)).toBe(reason);
});
