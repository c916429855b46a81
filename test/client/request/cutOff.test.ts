import { createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { createClient, type Fetch, SubmitOutcomeUnknown } from "parameter-form/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { atOnce, form, rejectionOf } from "../samples.ts";

/** A server that writes these answers as they are, the last of them again and again. */
async function write(...answers: readonly (string | Buffer)[]) {
  let sent = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(answers[Math.min(sent++, answers.length - 1)] ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const baseUrl = `http://127.0.0.1:${address.port}`;
  return { client: createClient({ baseUrl, backoff: atOnce }), sent: () => sent };
}

const text = JSON.stringify({ ...form, description: 'é "}" \\' });
const head = (...headers: readonly string[]) =>
  ["HTTP/1.0 200 OK", "content-type: application/json", ...headers, "", ""].join("\r\n");
const bytes = Buffer.from(text);
const lengthOf = (body: Buffer) => `content-length: ${body.byteLength}`;
const cuts = Array.from({ length: bytes.byteLength - 1 }, (_, index) => index + 1);

test("reads an HTTP/1.0 response until the connection ends", async () => {
  const { client, sent } = await write(head() + text);
  expect(await client.getForm("a")).toMatchObject({ id: "form_1" });
  expect(sent()).toBe(1);
});

test("retries a response that is cut off after any byte as a network error", async () => {
  for (const cut of cuts) {
    const broken = Buffer.concat([Buffer.from(head()), bytes.subarray(0, cut)]);
    const { client, sent } = await write(broken, head() + text);
    expect([cut, await client.getForm("a"), sent()]).toMatchObject([cut, { id: "form_1" }, 2]);
  }
});

test.each([
  ["short of its Content-Length", head(lengthOf(bytes)) + text.slice(0, 40)],
  ["of nothing, short of its Content-Length", head(lengthOf(bytes))],
  ["cut off each time", head() + text.slice(0, 40)],
  ["a list that is cut off", `${head()}[1, [2], "]`],
])("a response that is %s is a NetworkError after three attempts", async (_, answer) => {
  const { client, sent } = await write(answer);
  expect(await rejectionOf(client.getForm("a"))).toMatchObject({ name: "NetworkError" });
  expect(sent()).toBe(3);
});

test.each([
  ["HTML", "<!doctype html><p>{"],
  ["HTML that is cut off", "<!doctype ht"],
  ["a word", "Unavailable"],
  ["nothing", ""],
  ["JSON and more", `${text}}`],
  ["JSON with a comma too many", '{"parameters": [],}'],
  ["JSON with a quote too many", '{"parameters": ""x}'],
])("rejects %s as NotJsonError after one request", async (_, body) => {
  const { client, sent } = await write(head() + body);
  expect(await rejectionOf(client.getForm("a"))).toMatchObject({ name: "NotJsonError" });
  expect(sent()).toBe(1);
});

test("a submission whose response is cut off has an unknown outcome", async () => {
  const { client, sent } = await write(`${head()}{"document": "doc`);
  const submission = client.signForm("w4", { parameters: [] }, { params: { employee: "e" } });
  const error = await rejectionOf(submission);
  expect(error).toBeInstanceOf(SubmitOutcomeUnknown);
  expect(error).toMatchObject({ cause: { name: "NetworkError" } });
  expect(sent()).toBe(1);
});

test("accepts a decoded body that is longer than the Content-Length", async () => {
  const zipped = gzipSync(bytes);
  const answer = Buffer.from(head("content-encoding: gzip", lengthOf(zipped)));
  const { client } = await write(Buffer.concat([answer, zipped]));
  expect(await client.getForm("a")).toMatchObject({ id: "form_1" });
});

const small = Buffer.from('{"parameters":[]}');

/** An answer of a `fetch` that does not count itself. */
const answering = (headers: Record<string, string>, type: ResponseType = "basic") =>
  vi.fn<Fetch>(async () =>
    Object.defineProperty(new Response(small, { headers }), "type", { value: type }),
  );

test.each([
  ["shorter than its Content-Length", { "content-length": "18" }, "basic", 3],
  ["shorter than a repeated Content-Length", { "content-length": "18, 18" }, "basic", 3],
  ["as long as its Content-Length", { "content-length": "17" }, "basic", 1],
  ["as long as a repeated Content-Length", { "content-length": "17, 17" }, "basic", 1],
  ["longer, as after a proxy unzipped it", { "content-length": "9" }, "basic", 1],
  ["unzipped", { "content-length": "99", "content-encoding": "gzip" }, "basic", 1],
  ["as it is", { "content-length": "18", "content-encoding": "identity" }, "basic", 3],
  ["of an invalid Content-Length", { "content-length": "long" }, "basic", 1],
  ["of another origin, whose encoding is hidden", { "content-length": "99" }, "cors", 1],
] as const)("a body that is %s", async (_, headers, type, times) => {
  const fetch = answering(headers, type);
  const client = createClient({ baseUrl: "https://a.test", fetch, backoff: atOnce });
  const outcome = client.getForm("a").then(
    () => "read",
    (error: Error) => error.name,
  );
  expect(await outcome).toBe(times === 1 ? "read" : "NetworkError");
  expect(fetch).toHaveBeenCalledTimes(times);
});
