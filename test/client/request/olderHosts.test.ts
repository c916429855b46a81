import { createRequire } from "node:module";
import { AbortController as OldController, AbortSignal as OldSignal } from "abort-controller";
import { ClientError, createClient, type Client } from "parameter-form/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { atOnce, form, rejectionOf } from "../samples.ts";
import { script, type Step } from "../script.ts";
import { type Answer, sendJson } from "../serve.ts";

/** What React Native has in place of what a browser has: the same packages, and what it lacks. */
const require = createRequire(import.meta.url);
const polyfill: Readonly<Record<string, unknown>> = require("whatwg-fetch");
const { JSDOM } = require("jsdom");

function beReactNative(url: string) {
  const { asyncIterator: _, ...symbols } = Object.getOwnPropertyDescriptors(Symbol);
  const { window } = new JSDOM("", { url });
  const globals: Readonly<Record<string, unknown>> = {
    ...polyfill,
    AbortController: OldController,
    AbortSignal: OldSignal,
    XMLHttpRequest: window.XMLHttpRequest,
    Symbol: Object.defineProperties((name?: string) => Symbol(name), {
      ...symbols,
      asyncIterator: { value: undefined },
    }),
    window: globalThis,
    ...Object.fromEntries(
      ["TextDecoder", "ReadableStream", "structuredClone", "crypto", "document", "location"].map(
        (name) => [name, undefined],
      ),
    ),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

/** What an older browser, or a worker in one, lacks. */
function beOldBrowser() {
  for (const key of ["throwIfAborted", "reason"] as const) {
    const kept = Object.getOwnPropertyDescriptor(AbortSignal.prototype, key);
    Reflect.deleteProperty(AbortSignal.prototype, key);
    restore.push(() => void Object.defineProperty(AbortSignal.prototype, key, kept ?? {}));
  }
  for (const key of ["any", "timeout"] as const) {
    const kept = Object.getOwnPropertyDescriptor(AbortSignal, key);
    Reflect.deleteProperty(AbortSignal, key);
    restore.push(() => void Object.defineProperty(AbortSignal, key, kept ?? {}));
  }
}

const restore: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const again of restore.splice(0)) again();
});

const json =
  (body: unknown, status = 200, headers = {}): Answer =>
  (response) =>
    sendJson(response, body, { status, headers });
const never: Answer = () => undefined;
const payload = { parameters: [{ name: "a", value: "1" }] };
const params = { employee: "e" };

/** As a compiled `for await` does, where there is no symbol. */
async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  const begin = Reflect.get(items, Symbol.asyncIterator ?? "@@asyncIterator");
  const iterator: AsyncIterator<unknown> = Reflect.apply(begin, items, []);
  for (let step = await iterator.next(); !step.done; step = await iterator.next())
    found.push(step.value);
  return found;
}

const three: readonly Step[] = ["?cursor=a", "?cursor=b", null];
const objects = [{ id: "o_1" }, { id: "o_2" }, { id: "o_3" }];
const read = expect.objectContaining({ id: form.id });
const stopped = () => {
  const stop = new AbortController();
  stop.abort();
  return stop.signal;
};

type Call = (client: Client) => Promise<unknown>;
const calls: readonly (readonly [what: string, steps: readonly Step[], Call, outcome: unknown])[] =
  [
    ["a form", [form], (client) => client.getForm("a"), read],
    [
      "a form after two failures",
      [json({}, 503), json({}, 520), form],
      (c) => c.getForm("a"),
      read,
    ],
    ["a form that is not there", [json({}, 404)], (c) => c.getForm("a"), "HttpError"],
    ["a form that breaks off", [(r) => r.destroy()], (c) => c.getForm("a"), "NetworkError"],
    ["no JSON", [(r) => void r.end("<p>")], (c) => c.getForm("a"), "NotJsonError"],
    ["no answer in time", [never], (client) => client.getForm("a"), "TimeoutError"],
    [
      "a redirect",
      [(r) => r.writeHead(302, { location: "/b" }).end(), form],
      (c) => c.getForm("a"),
      "RedirectError",
    ],
    ["stopped", [form], (c) => c.getForm("a", { signal: stopped() }), "AbortedError"],
    ["a list", three, (client) => client.collect("taxes", { atMost: 9 }), objects],
    ["object after object", three, (client) => all(client.items("taxes")), objects],
    [
      "a list with a signal",
      three,
      (c) => c.collect("taxes", { atMost: 9, signal: new AbortController().signal }),
      objects,
    ],
    [
      "a list that is stopped",
      three,
      (c) => c.collect("taxes", { atMost: 9, signal: stopped() }),
      "AbortedError",
    ],
    [
      "a link elsewhere",
      ["https://b.test/taxes"],
      (c) => c.collect("taxes", { atMost: 9 }),
      "LinkError",
    ],
    [
      "a submission",
      [json({ document: "d" })],
      (c) => c.signForm("w4", payload, { params }),
      { document: "d" },
    ],
    [
      "a refusal",
      [json({ error: {} }, 400)],
      (c) => c.submitForm("w4", payload, { params }),
      "HttpError",
    ],
    [
      "a lost submission",
      [(r) => r.destroy()],
      (c) => c.submitForm("w4", payload, { params }),
      "SubmitOutcomeUnknown",
    ],
  ];

/** What a call gives, or the name of its error, which is the client's own. */
const outcomeOf = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (error instanceof ClientError) return error.name;
    throw error;
  });

describe.each([
  ["React Native with an URL polyfill", beReactNative],
  ["an older browser", beOldBrowser],
])("In %s", (_, be) => {
  test.each(calls)("%s", async (_what, steps, call, outcome) => {
    const server = await script(steps);
    be(server.url);
    const timeout = outcome === "TimeoutError" ? 500 : 30_000;
    const client = createClient({ baseUrl: server.url, backoff: atOnce, timeout });
    expect(await outcomeOf(call(client))).toEqual(outcome);
  });

  test("aborts requests", async () => {
    let stop = new AbortController();
    const server = await script([() => setImmediate(() => stop.abort())]);
    be(server.url);
    const client = createClient({ baseUrl: server.url });
    const reads: readonly ((signal: AbortSignal) => Promise<unknown>)[] = [
      (signal) => client.getForm("a", { signal }),
      (signal) => client.items("taxes", { signal }).next(),
    ];
    for (const read of reads) {
      stop = new AbortController();
      expect(await outcomeOf(read(stop.signal))).toBe("AbortedError");
    }
  });

  test("leaves a list early", async () => {
    const server = await script(three);
    be(server.url);
    const pages = createClient({ baseUrl: server.url }).pages("taxes", { ahead: 0 });
    await pages.next();
    expect(await pages.return?.()).toEqual({ done: true, value: undefined });
  });
});

test("reads a response of the app's own fetch", async () => {
  beReactNative("http://127.0.0.1");
  const fetch = async () => new Response(JSON.stringify(form));
  const client = createClient({ baseUrl: "https://api.test", fetch });
  expect(await client.getForm("a")).toEqual(read);
});

/** Those of React Native: that of 0.76 throws, that of 0.86 joins texts. */
class Thrower {
  get href() {
    return "https://a.test/";
  }
  get pathname(): never {
    throw new Error("URL.pathname not implemented");
  }
}
class Joiner extends Thrower {
  readonly #text: string;
  constructor(text: string, base = "") {
    super();
    this.#text = base + text;
  }
  override get href() {
    return this.#text;
  }
}
function None() {
  throw new TypeError("URL is not a constructor");
}

test.each([
  ["throws", Thrower],
  ["joins texts", Joiner],
  ["is not there", None],
])("reports a URL that %s, and sends nothing", async (_, URL) => {
  const server = await script([form]);
  vi.stubGlobal("URL", URL);
  const client = createClient({ baseUrl: server.url });
  const reading = [
    client.getForm("a"),
    client.listForms(),
    client.collect("taxes", { atMost: 1 }),
    client.items("taxes").next(),
    client.signForm("w4", payload, { params }),
  ];
  for (const one of reading)
    expect(await rejectionOf(one)).toMatchObject({
      name: "BaseUrlError",
      message: expect.stringContaining("react-native-url-polyfill/auto"),
    });
  vi.unstubAllGlobals();
  expect(server.seen).toEqual([]);
});
