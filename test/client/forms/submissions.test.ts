import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import {
  createClient,
  ClientError,
  type Fetch,
  HttpError,
  InvalidIdError,
  InvalidOptionError,
  type SubmissionPaths,
  SubmitOutcomeUnknown,
  toSubmitErrors,
} from "parameter-form/client";
import { createService, everyType } from "parameter-form/service";
import { afterEach, describe, expect, test, vi } from "vitest";
import { listen } from "../../support/serveForms.ts";
import { atOnce, rejectionOf } from "../samples.ts";
import { type Answer, send, sendJson, serve } from "../serve.ts";

const payload = { parameters: [{ name: "a.b", value: "1234.50" }] };
const params = { employee: "emp/1" };

/** A client of a server that answers so, and what was sent to that. */
async function open(answer: Answer, submissionPaths: SubmissionPaths = {}, timeout = 60_000) {
  const bodies: Promise<string>[] = [];
  const server = await serve((response, request, attempt) => {
    bodies.push(text(request));
    void bodies.at(-1)?.then(() => answer(response, request, attempt));
  });
  const headers = { authorization: "Bearer t" };
  const client = createClient({
    baseUrl: server.url,
    headers,
    backoff: atOnce,
    submissionPaths,
    timeout,
  });
  return { client, server, bodies: () => Promise.all(bodies) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const envelope = (type = "validation_error") => ({
  error: { type, message: "No.", input_errors: [] },
});
const ok = (response: ServerResponse) => void sendJson(response, { document: "doc_1" });
const dropped = (response: ServerResponse) => void response.destroy();
const stalled = (response: ServerResponse) => void response.writeHead(200).write("{");
const status = (code: number, body: unknown) => (response: ServerResponse) =>
  void sendJson(response, body, { status: code });
const broken = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code).write("{", () => response.destroy());
const page = (response: ServerResponse) => void response.end("<h1>Bad gateway</h1>");

const calls: Readonly<Record<string, (opened: Opened, key?: string) => Promise<unknown>>> = {
  submitForm: ({ client }, idempotencyKey) =>
    client.submitForm("w 4", payload, { params, idempotencyKey }),
  signForm: ({ client }, idempotencyKey) =>
    client.signForm("w 4", payload, { params, idempotencyKey }),
};
const each = Object.entries(calls);

test.each([
  ["validateForm", "/forms/w%204/validate", undefined],
  ["submitForm", "/employees/emp%2F1/forms/w%204/submit", { document: "doc_1" }],
  ["signForm", "/employees/emp%2F1/forms/w%204/sign_and_submit", { document: "doc_1" }],
] as const)("%s sends the payload to %s, once", async (method, path, answer) => {
  const opened = await open(ok);
  const options = method === "validateForm" ? {} : { params };
  expect(await opened.client[method]("w 4", payload, options)).toEqual(answer);
  const [request, ...others] = opened.server.seen;
  expect(others).toEqual([]);
  expect([request?.method, request?.url]).toEqual(["POST", path]);
  expect(request?.headers).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
    authorization: "Bearer t",
  });
  expect(request?.headers).not.toHaveProperty("idempotency-key");
  expect(await opened.bodies()).toEqual([JSON.stringify(payload)]);
});

test("replaced paths have their own parameters", async () => {
  const submit = "/companies/{company}/{form}/hand_in";
  const { client, server } = await open(ok, { submit });
  await client.submitForm("w4", payload, { params: { company: "c" } });
  expect(server.seen.map(({ url }) => url)).toEqual(["/companies/c/w4/hand_in"]);
});

test("falls back to the default path when a path is undefined", async () => {
  const { client, server } = await open(ok, { submit: undefined });
  await client.submitForm("w4", payload, { params: { employee: "e" } });
  expect(server.seen.map(({ url }) => url)).toEqual(["/employees/e/forms/w4/submit"]);
});

test.each([
  ["a document that is text", { document: "d" }, "d"],
  ["no document", {}, null],
  ["a document that is no text", { document: 7 }, null],
  ["null", null, null],
])("signForm resolves to the document of %s", async (_, answer, document) => {
  const { client } = await open(status(200, answer));
  expect(await client.signForm("w4", payload, { params })).toEqual({ document });
});

test.each([
  ["204", (response) => void response.writeHead(204).end()],
  ["200 and nothing", (response) => void response.writeHead(200).end()],
  ["201 and JSON that is empty", (response) => void send(response, "", { status: 201 })],
  ["200 and a space, as some frameworks send for nothing", (response) => void send(response, " ")],
  ["200 and a line break", (response) => void send(response, "\r\n")],
] satisfies [string, Answer][])("resolves when answered with %s", async (_, answer) => {
  const opened = await open(answer);
  const { client, server } = opened;
  expect(await client.validateForm("w4", payload)).toBeUndefined();
  expect(await client.submitForm("w4", payload, { params })).toBeNull();
  expect(await client.signForm("w4", payload, { params })).toEqual({ document: null });
  expect(await calls["submitForm"]?.(opened, "key-1")).toBeNull();
  expect(server.seen).toHaveLength(4);
});

test("signForm resolves without a document when a retry is answered with an empty 204", async () => {
  const opened = await open((response, _, attempt) =>
    attempt === 1 ? dropped(response) : void response.writeHead(204).end(),
  );
  expect(await calls["signForm"]?.(opened, "key-1")).toEqual({ document: null });
});

const lost: readonly (readonly [string, Answer])[] = [
  ["the connection ends", dropped],
  ["the body stalls", stalled],
  ["the response is not JSON", page],
  ["a gateway answers 502", status(502, "Bad gateway")],
  ["the server answers 500 without its envelope", status(500, {})],
  ...[500, 501, 502, 503, 504, 507, 520, 527, 529, 530].map(
    (code) => [`the answer is ${code}, with an envelope`, status(code, envelope())] as const,
  ),
  ["a gateway times out with 408", status(408, envelope())],
  ["a gateway reports a conflict", status(409, "Conflict")],
  ["the response redirects", (response) => void response.writeHead(303, { location: "/" }).end()],
];
test.each(
  each.flatMap(([method, call]) =>
    lost.map(([what, answer]) => [method, what, call, answer] as const),
  ),
)(
  "%s: rejects without a known outcome and does not retry when %s",
  async (_method, _what, call, answer) => {
    // A busy machine may take long to answer: only the body that never ends meets its limit of time.
    const opened = await open(answer, {}, answer === stalled ? 1000 : undefined);
    const error = await rejectionOf(call(opened));
    expect(error).toBeInstanceOf(SubmitOutcomeUnknown);
    const path = opened.server.seen[0]?.url;
    expect(error).toMatchObject({ method: "POST", path, cause: expect.any(ClientError) });
    expect(error).toHaveProperty("submitted", undefined);
    expect(opened.server.seen).toHaveLength(1);
    const shown = inspect(error, { depth: null, showHidden: true }) + JSON.stringify(error);
    expect(shown).not.toContain("1234.50");
  },
);

test.each([
  [
    "the service rejects it",
    status(400, envelope()),
    "Nothing was submitted: the service rejected the request",
  ],
  ["the service reports a conflict", status(409, envelope()), "Nothing was submitted: the"],
  [
    "a proxy rejects it",
    status(403, "Forbidden"),
    "Nothing was submitted: the service rejected the credentials",
  ],
  [
    "a rejection breaks off",
    broken(400),
    "Nothing was submitted: the service rejected the request",
  ],
])("%s: rejects with an error whose outcome is known", async (_, answer, advice) => {
  const opened = await open(answer);
  const error = await rejectionOf(opened.client.submitForm("w4", payload, { params }));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ message: expect.stringContaining(advice), submitted: false });
  expect(opened.server.seen).toHaveLength(1);
});

test.each([
  ["with its envelope", status(500, envelope())],
  ["without it", status(503, {})],
])("validateForm reports no submission when the service fails, %s", async (_, answer) => {
  const { client } = await open(answer);
  const error = await rejectionOf(client.validateForm("w4", payload));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    message: expect.stringContaining("Nothing was submitted: the service failed"),
    submitted: false,
  });
});

test("a submission that is aborted in flight has an unknown outcome", async () => {
  const left = new AbortController();
  const { client } = await open(() => left.abort());
  const { signal } = left;
  const error = await rejectionOf(client.submitForm("w4", payload, { params, signal }));
  expect(error).toBeInstanceOf(SubmitOutcomeUnknown);
});

test("a submission that is aborted before its retry has an unknown outcome, whatever aborted it", async () => {
  const left = new AbortController();
  const refusal = { status: 400, body: envelope() };
  const server = await serve(status(503, {}));
  const backoff = () => {
    setImmediate(() => left.abort(new HttpError({ method: "POST", path: "/other" }, refusal)));
    return 4000;
  };
  const client = createClient({ baseUrl: server.url, backoff });
  const options = { params, idempotencyKey: "k", signal: left.signal };
  const error = await rejectionOf(client.submitForm("w4", payload, options));
  expect(error).toMatchObject({
    name: "SubmitOutcomeUnknown",
    cause: { name: "AbortedError" },
  });
});

test("retries with the same idempotency key", async () => {
  const opened = await open((response, _, attempt) => (attempt < 3 ? dropped : ok)(response));
  expect(await calls["signForm"]?.(opened, "key-1")).toEqual({ document: "doc_1" });
  const { seen } = opened.server;
  expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual([
    "key-1",
    "key-1",
    "key-1",
  ]);
  expect(new Set(await opened.bodies())).toEqual(new Set([JSON.stringify(payload)]));
});

test.each([
  ["lost each time", dropped, SubmitOutcomeUnknown],
  ["then refused by the service", status(400, envelope()), HttpError],
  ["then failed by the service", status(500, envelope()), SubmitOutcomeUnknown],
  ["then refused by a proxy", status(403, "Forbidden"), SubmitOutcomeUnknown],
  ...[401, 403, 408, 409, 425, 429].map(
    (code) => [`then answered ${code}`, status(code, envelope()), SubmitOutcomeUnknown] as const,
  ),
] as const)("with an idempotency key, the first try lost and then %s", async (_, then, error) => {
  const opened = await open((response, _request, attempt) =>
    (attempt === 1 ? dropped : then)(response),
  );
  expect(
    await rejectionOf(opened.client.submitForm("w4", payload, { params, idempotencyKey: "k" })),
  ).toBeInstanceOf(error);
});

test.each([
  ["refused each time", [status(429, envelope())], HttpError, 3],
  ["refused each time by a proxy", [status(429, "Slow down")], HttpError, 3],
  ["refused, then failed", [status(408, {}), status(500, envelope())], SubmitOutcomeUnknown, 3],
] as const)("with an idempotency key, %s", async (_, steps, error, sent) => {
  const opened = await open((response, _request, attempt) =>
    steps[Math.min(attempt, steps.length) - 1]?.(response),
  );
  expect(await rejectionOf(Promise.resolve(calls["submitForm"]?.(opened, "k")))).toBeInstanceOf(
    error,
  );
  expect(opened.server.seen).toHaveLength(sent);
});

test.each([
  ...[502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530].map(
    (code) => [code, 3] as const,
  ),
  [501, 1] as const,
  // What a person asked for is not to be repeated after it.
  [507, 1] as const,
])("with an idempotency key, a status of %i is requested %i times", async (code, times) => {
  const opened = await open(status(code, "A gateway's page"));
  const error = await rejectionOf(Promise.resolve(calls["submitForm"]?.(opened, "k")));
  expect(error).toBeInstanceOf(SubmitOutcomeUnknown);
  expect(opened.server.seen).toHaveLength(times);
});

test.each(["validateForm", "submitForm", "signForm"] as const)(
  "%s bypasses caches and sends no referrer",
  async (method) => {
    const fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }));
    const client = createClient({ baseUrl: "https://api.test", fetch });
    await client[method]("w4", payload, method === "validateForm" ? {} : { params });
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
  },
);

test("leaves out `cache` where Request does not support it, as in older Workers", async () => {
  const Known = Request;
  function Old(url: URL, init: RequestInit) {
    if ("cache" in init) throw new TypeError("The 'cache' field is not implemented.");
    return new Known(url, init);
  }
  vi.stubGlobal("Request", Old);
  const { client } = await open(ok);
  const sent = client.submitForm("w4", payload, { params });
  await expect(sent.finally(() => vi.unstubAllGlobals())).resolves.toEqual({ document: "doc_1" });
});

test.each([
  ["an id that is empty", "", { params }, InvalidIdError],
  ["an employee that is missing", "w4", {}, InvalidIdError],
  [
    "a parameter that the path lacks",
    "w4",
    { params: { ...params, company: "c" } },
    InvalidOptionError,
  ],
  ["a key with a line break", "w4", { params, idempotencyKey: "a\nb" }, InvalidOptionError],
  ["a key that is empty", "w4", { params, idempotencyKey: "" }, InvalidOptionError],
] as const)("rejects %s before anything is sent", async (_, id, options, refusal) => {
  const { client, server } = await open(ok);
  const error = await rejectionOf(client.submitForm(id, payload, options));
  expect(error).toBeInstanceOf(refusal);
  expect(error).toMatchObject({
    message: expect.stringMatching(/was not sent because \w/),
    submitted: false,
  });
  expect(server.seen).toEqual([]);
});

test.each([
  ["forgotten", {}, 'its path parameter "employee" is missing: pass params: { employee: "…" }.'],
  ["undefined", { employee: undefined }, "the id {employee} is not a string, so the request would"],
  ["empty", { employee: "" }, "the id {employee} is empty, so the request would"],
])("names a path parameter that is %s", async (_, given, problem) => {
  const { client } = await open(ok);
  const sending = Reflect.apply(client.submitForm, client, ["w4", payload, { params: given }]);
  await expect(sending).rejects.toThrow(
    `POST /employees/{employee}/forms/{form}/submit was not sent because ${problem}`,
  );
});

test("reports a path without the form's id, and a base URL that is unusable, as such", async () => {
  const { client, server } = await open(ok, { submit: "/employees/{employee}/w4" });
  await expect(client.submitForm("w4", payload, { params })).rejects.toThrow(
    'POST /employees/{employee}/w4 was not sent because its path has no parameter "form", as in {form}.',
  );
  expect(server.seen).toEqual([]);
  const nowhere = createClient({ baseUrl: "mailto:x" });
  const error = await rejectionOf(nowhere.submitForm("w4", payload, { params }));
  expect(error).toMatchObject({ name: "BaseUrlError", method: "POST" });
});

test.each([
  ["it was stopped", (left: AbortController) => left.abort(), "AbortedError"],
  ["its time was over", () => undefined, "TimeoutError"],
] as const)("sends nothing if %s while its headers are created", async (_, end, name) => {
  const fetch = vi.fn<Fetch>(async () => Response.json({}));
  let make = (_headers: Readonly<Record<string, string>>): void => undefined;
  const made = new Promise<Readonly<Record<string, string>>>((resolve) => (make = resolve));
  const left = new AbortController();
  const { signal } = left;
  const headers = () => {
    end(left);
    return made;
  };
  const client = createClient({ baseUrl: "https://api.test", headers, timeout: 20, fetch });
  const error = await rejectionOf(client.submitForm("w4", payload, { params, signal }));
  expect(error).toMatchObject({ name, submitted: false });
  make({});
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetch).not.toHaveBeenCalled();
});

test("a submission that is aborted before it is sent has a known outcome", async () => {
  const { client, server } = await open(ok);
  const signal = AbortSignal.abort();
  const error = await rejectionOf(client.submitForm("w4", payload, { params, signal }));
  expect(error).toMatchObject({ name: "AbortedError", submitted: false });
  expect(server.seen).toEqual([]);
});

describe("when navigator.onLine is false", () => {
  const isOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });
  afterEach(() => vi.unstubAllGlobals());
  const submission = { params, idempotencyKey: "k" };
  const fails = () => Promise.reject(new TypeError("Failed to fetch"));

  test("rejects with OfflineError when fetch fails, with nothing submitted", async () => {
    isOnline(false);
    const fetch = vi.fn<Fetch>(fails);
    const client = createClient({ baseUrl: "https://api.test", backoff: atOnce, fetch });
    const expected = { name: "OfflineError", submitted: false, cause: expect.any(TypeError) };
    expect(await rejectionOf(client.submitForm("w4", payload, submission))).toMatchObject(expected);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(await rejectionOf(client.validateForm("w4", payload))).toMatchObject(expected);
    expect(await rejectionOf(client.getForm("w4"))).toMatchObject({ name: "OfflineError" });
  });

  test("accepts a service worker's response, and cannot know the outcome when it breaks off", async () => {
    isOnline(false);
    const { client } = await open(ok);
    expect(await client.signForm("w4", payload, { params })).toEqual({ document: "doc_1" });
    const { client: cut } = await open(broken(200));
    const error = await rejectionOf(cut.signForm("w4", payload, { params }));
    expect(error).toMatchObject({
      name: "SubmitOutcomeUnknown",
      cause: { name: "NetworkError" },
    });
  });

  test.each([
    ["was lost before", true],
    ["waits in vain", false],
  ])("a submission that %s has an unknown outcome", async (_, wasOnline) => {
    isOnline(wasOnline);
    const fetch: Fetch = ({ signal }) => {
      if (!wasOnline)
        return new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      isOnline(false);
      return fails();
    };
    const client = createClient({
      baseUrl: "https://api.test",
      backoff: atOnce,
      timeout: 20,
      fetch,
    });
    const error = await rejectionOf(client.submitForm("w4", payload, submission));
    expect(error).toBeInstanceOf(SubmitOutcomeUnknown);
  });
});

test("the reference service rejects as configured, and replays its response to a repeated key", async () => {
  const type = "employee_federal_withholding_locked";
  const faults = [{ times: 1, fails: { status: 400, type, message: "Locked." } }];
  const form = { ...everyType, parameters: [] };
  const site = await listen(createService({ forms: [form], lists: {}, faults }));
  const client = createClient({ baseUrl: site.url });
  const none = { parameters: [] };
  const refused = await rejectionOf(client.signForm(form.id, none, { params: { employee: "e" } }));
  const shown = (messages = {}) => toSubmitErrors(refused, { payload: none, messages });
  expect(shown()).toEqual({ form: ["Locked."] });
  expect(shown({ [type]: "Ask payroll to unlock it." })).toEqual({
    form: ["Ask payroll to unlock it."],
  });
  const sign = (employee: string, idempotencyKey?: string) =>
    client.signForm(form.id, none, { params: { employee }, idempotencyKey });
  const documents = [
    await sign("e", "1"),
    await sign("e", "1"),
    await sign("e", "2"),
    await sign("f", "1"),
    await sign("e"),
  ];
  expect(documents.map(({ document }) => document)).toEqual([
    "document_1",
    "document_1",
    "document_2",
    "document_3",
    "document_4",
  ]);
  await site.close();
});
