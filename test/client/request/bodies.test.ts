import { gzipSync } from "node:zlib";
import { FormDefinitionError } from "parameter-form/core";
import { BodyTooLargeError, createClient, NotFormError, NotJsonError } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { form, rejectionOf } from "../samples.ts";
import { send, sendJson, serve } from "../serve.ts";

const mib = 1024 * 1024;
const padded = (bytes: number) => JSON.stringify(form).padEnd(bytes);

test.each([
  ["HTML", "<!doctype html><p>canary</p>", 200],
  ["nothing", "", 200],
  ["no content", "", 204],
  ["JSON and more", '{"canary": []}]', 200],
])("rejects %s as NotJsonError", async (_, body, status) => {
  const server = await serve((response) => send(response, body, { status }));
  const error = await rejectionOf(createClient({ baseUrl: server.url }).getForm("form_1"));
  expect(error).toBeInstanceOf(NotJsonError);
  expect(error).toMatchObject({
    status,
    message: expect.stringMatching(/^GET \/forms\/form_1 was answered .* body that is not JSON/),
  });
  expect(error).not.toHaveProperty("cause");
  expect(error).toMatchObject({ message: expect.not.stringContaining("canary") });
  expect(server.seen).toHaveLength(1);
});

test.each([
  [[], 1, "$: expected an object, found an array"],
  [{}, 1, "$.parameters: expected an array, found nothing"],
  [{ parameters: [{ name: "canary" }, 7] }, 4, "$.parameters[0].label: expected a string"],
])("rejects %j as NotFormError", async (json, count, problem) => {
  const server = await serve((response) => sendJson(response, json));
  const error = await rejectionOf(createClient({ baseUrl: server.url }).getForm("form_1"));
  expect(error).toBeInstanceOf(NotFormError);
  expect(error).toMatchObject({
    cause: expect.any(FormDefinitionError),
    message: expect.stringContaining(problem),
  });
  expect(error instanceof NotFormError && error.issues).toHaveLength(count);
  expect(error).toMatchObject({ message: expect.not.stringContaining("canary") });
});

test("getForm passes its parse options on", async () => {
  const json = { parameters: [{ name: "a", type: "mystery" }] };
  const server = await serve((response) => sendJson(response, json));
  const client = createClient({ baseUrl: server.url });
  await expect(client.getForm("a")).rejects.toThrow(NotFormError);
  await expect(client.getForm("a", { lenient: true })).resolves.toMatchObject({
    parameters: [{ name: "a", label: "a", type: "string", declaredType: "mystery" }],
  });
  await expect(client.getForm("a", { lenient: true, unknownTypes: "error" })).rejects.toThrow(
    NotFormError,
  );
});

test("reads a body of 10 MiB", async () => {
  const server = await serve((response) => send(response, padded(10 * mib)));
  const reading = createClient({ baseUrl: server.url }).getForm("form_1");
  await expect(reading).resolves.toMatchObject({ id: "form_1" });
});

test.each([
  ["", Buffer.from(padded(10 * mib + 1)), {}],
  [" when decompressed", gzipSync(padded(10 * mib + 1)), { "content-encoding": "gzip" }],
])("rejects a body one byte larger%s", async (_, body, headers) => {
  const server = await serve((response) => send(response, body, { headers }));
  const reading = createClient({ baseUrl: server.url }).getForm("form_1");
  await expect(reading).rejects.toBeInstanceOf(BodyTooLargeError);
  expect(server.seen).toHaveLength(1);
});

test("cancels an endless body once it is too large", async () => {
  const server = await serve((response) => {
    const chunk = Buffer.alloc(mib, " ");
    const more = () => void (response.destroyed || response.write(chunk, more));
    more();
  });
  await expect(createClient({ baseUrl: server.url }).getForm("form_1")).rejects.toMatchObject({
    name: "BodyTooLargeError",
    maxBytes: 10 * mib,
  });
  await server.close();
});

test("cancels an endless body also where fetch does not tie it to its signal", async () => {
  const cancel = vi.fn();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(mib));
  const fetch = async () => new Response(new ReadableStream({ pull, cancel }));
  const reading = createClient({ baseUrl: "https://example.test", fetch }).getForm("form_1");
  await expect(reading).rejects.toThrow(BodyTooLargeError);
  expect(cancel).toHaveBeenCalledOnce();
});

test("reads characters split between chunks whole, and skips a byte order mark", async () => {
  const bytes = Buffer.from(`\ufeff${JSON.stringify({ ...form, description: "é😀" })}`);
  const chunks = [...bytes].map((byte) => new Uint8Array([byte]));
  const fetch = async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          const chunk = chunks.shift();
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
      }),
    );
  const client = createClient({ baseUrl: "https://example.test", fetch });
  await expect(client.getForm("form_1")).resolves.toMatchObject({ description: "é😀" });
});

test.each(["iso-8859-1", "utf-8"])(
  "rejects a form with charset %s that is not UTF-8",
  async (charset) => {
    const option = { value: "señal", label: "Señal" };
    const parameter = { name: "a", label: "A", type: "select", required: true, options: [option] };
    const bytes = Buffer.from(JSON.stringify({ parameters: [parameter] }), "latin1");
    const headers = { "content-type": `application/json; charset=${charset}` };
    const fetch = async () => new Response(bytes, { headers });
    const client = createClient({ baseUrl: "https://api.test", fetch });
    await expect(client.getForm("w4")).rejects.toBeInstanceOf(NotJsonError);
  },
);
