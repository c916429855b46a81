import { createClient, InvalidIdError } from "parameter-form/client";
import { expect, test } from "vitest";
import { form } from "../samples.ts";
import { sendJson, serve } from "../serve.ts";

test.each([
  ["form_1", "form_1"],
  ["a/b", "a%2Fb"],
  ["a?b", "a%3Fb"],
  ["a#b", "a%23b"],
  ["a b", "a%20b"],
  ["a+b", "a%2Bb"],
  ["a\\b", "a%5Cb"],
  ["a\tb\0", "a%09b%00"],
  ["100%", "100%25"],
  ["%2e", "%252e"],
  ["%2E%2e", "%252E%252e"],
  [".%2e", ".%252e"],
  ["...", "..."],
  ["..;", "..%3B"],
  ["../admin", "..%2Fadmin"],
  ["//evil.test", "%2F%2Fevil.test"],
  ["https://evil.test", "https%3A%2F%2Fevil.test"],
  ["é 😀", "%C3%A9%20%F0%9F%98%80"],
  ["__proto__", "__proto__"],
])("the id %j arrives as %j", async (id, sent) => {
  const server = await serve((response) => sendJson(response, form));
  await createClient({ baseUrl: `${server.url}/api` }).getForm(id);
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/forms/${sent}`,
  ]);
  expect(decodeURIComponent(sent)).toBe(id);
});

test.each([
  ["", "is empty"],
  [".", "is a dot"],
  ["..", "is two dots"],
  ["a\ud800", "half of a surrogate pair"],
  ["\udc00b", "half of a surrogate pair"],
])("rejects the id %j before anything is sent", async (id, problem) => {
  const server = await serve((response) => sendJson(response, form));
  const reading = createClient({ baseUrl: server.url }).getForm(id);
  await expect(reading).rejects.toThrow(InvalidIdError);
  await expect(reading).rejects.toThrow(problem);
  await expect(reading).rejects.toMatchObject({ method: "GET", path: "/forms/{form_id}" });
  expect(server.seen).toEqual([]);
});

test("rejects an id that is not a string, as JavaScript could pass one", async () => {
  const client = createClient({ baseUrl: "https://example.test" });
  const reading = Reflect.apply(client.getForm, client, [undefined]);
  await expect(reading).rejects.toThrow(
    "GET /forms/{form_id} was not sent because the id is not a string",
  );
});
