import { createClient, HttpError } from "parameter-form/client";
import { expect, test } from "vitest";
import { atOnce, form, rejectionOf } from "../samples.ts";
import { send, sendJson, serve } from "../serve.ts";

test.each([
  [304, 1, "rejected the request"],
  [400, 1, "See the error's body"],
  [401, 1, "rejected the credentials"],
  [403, 1, "rejected the credentials"],
  [404, 1, "Check the id and baseUrl"],
  [405, 1, "rejected the request"],
  [408, 3, "rejected the request"],
  [409, 1, "rejected the request"],
  [413, 1, "rejected the request"],
  [422, 1, "rejected the request"],
  [429, 3, "too many requests"],
  [500, 3, "service failed"],
  [501, 1, "service failed"],
  [502, 3, "service failed"],
  [503, 3, "service failed"],
  [504, 3, "service failed"],
  [505, 1, "service failed"],
  [506, 1, "service failed"],
  [507, 3, "service failed"],
  [508, 1, "service failed"],
  [511, 1, "service failed"],
  [519, 1, "service failed"],
  [520, 3, "service failed"],
  [521, 3, "service failed"],
  [522, 3, "service failed"],
  [523, 3, "service failed"],
  [524, 3, "service failed"],
  [525, 3, "service failed"],
  [526, 3, "service failed"],
  [527, 3, "service failed"],
  [528, 1, "service failed"],
  [529, 3, "service failed"],
  [530, 3, "service failed"],
  [531, 1, "service failed"],
])("status %i is an HttpError after %i attempts", async (status, attempts, advice) => {
  const server = await serve((response) =>
    status === 304
      ? response.writeHead(status).end()
      : sendJson(response, { error: { message: "internal detail" } }, { status }),
  );
  const client = createClient({ baseUrl: server.url, backoff: atOnce });
  const error = await rejectionOf(client.getForm("form_1"));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    name: "HttpError",
    status,
    method: "GET",
    path: "/forms/form_1",
    body: status === 304 ? undefined : { error: { message: "internal detail" } },
    message: expect.stringContaining(`GET /forms/form_1 was answered with status ${status}. `),
  });
  expect(error).toMatchObject({ message: expect.stringContaining(advice) });
  expect(server.seen).toHaveLength(attempts);
});

test.each([1, 2])("recovers from %i failures", async (failures) => {
  const server = await serve((response, _, attempt) =>
    attempt > failures ? sendJson(response, form) : sendJson(response, {}, { status: 503 }),
  );
  const retries: number[] = [];
  const backoff = (retry: number) => retries.push(retry) && 0;
  await expect(
    createClient({ baseUrl: server.url, backoff }).getForm("form_1"),
  ).resolves.toMatchObject({
    id: "form_1",
  });
  expect(retries).toEqual([1, 2].slice(0, failures));
});

test.each([
  ["<!doctype html>", undefined],
  ["", undefined],
  ["null", null],
  [" ".repeat(10 * 1024 * 1024 + 1), undefined],
])("reads the body of an error that is not JSON or not small", async (text, body) => {
  const server = await serve((response) => send(response, text, { status: 400 }));
  const error = await rejectionOf(createClient({ baseUrl: server.url }).getForm("form_1"));
  expect(error).toMatchObject({ name: "HttpError", status: 400, body });
});
