import { type DraftError, serverDrafts, type ServerDraftsOptions } from "parameter-form/collection";
import { describe, expect, test, vi } from "vitest";
import { type Answer, send, serve } from "../../client/serve.ts";
import { answersFrom, keptForm, page } from "./keptForms.ts";

const key = "parameter-form~ada~w4";

/** A server that keeps drafts by address, with entity tags when it is asked for them. */
function keeping(texts: Map<string, string>, hasTags = false): Answer {
  let count = 0;
  const tags = new Map<string, string>();
  return (response, request) => {
    const { url = "", method } = request;
    const tag = tags.get(url) ?? "";
    const headers = hasTags ? { etag: tag } : {};
    if (method === "GET") {
      const text = texts.get(url);
      return void (text === undefined
        ? send(response, "", { status: 404 })
        : send(response, text, { headers }));
    }
    if (method === "DELETE") {
      texts.delete(url);
      return void response.writeHead(204).end();
    }
    const { "if-match": wanted, "if-none-match": first } = request.headers;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isTaken = first === "*" && texts.has(url);
      if (isTaken || (wanted !== undefined && wanted !== tag))
        return void response.writeHead(412).end();
      texts.set(url, Buffer.concat(chunks).toString());
      tags.set(url, `"${++count}"`);
      response.writeHead(204, hasTags ? { etag: `"${count}"` } : {}).end();
    });
  };
}

const failureOf = async (work: PromiseLike<unknown> | unknown): Promise<DraftError> => {
  try {
    await work;
  } catch (error) {
    return Object(error);
  }
  throw new Error("It did not fail");
};

test("writes, reads and removes a draft at its own address", async () => {
  const texts = new Map<string, string>();
  const { url, seen } = await serve(keeping(texts));
  const storage = serverDrafts({
    url: `${url}/drafts/`,
    headers: () => ({ authorization: "Bearer t" }),
  });
  expect(await storage.read(key)).toBe(null);
  await storage.write(key, '{"é":"\\ud800"}');
  expect([...texts]).toEqual([[`/drafts/${key}`, '{"é":"\\ud800"}']]);
  expect(await storage.read(key)).toBe('{"é":"\\ud800"}');
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.read(key)).toBe(null);
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(Array(6).fill("Bearer t"));
  expect(seen[1]?.headers["content-type"]).toBe("application/json");
});

test("does not overwrite the draft of the first of two devices that found none", async () => {
  const texts = new Map<string, string>();
  const { url } = await serve(keeping(texts, true));
  const [one, other] = [serverDrafts({ url }), serverDrafts({ url })];
  for (const device of [one, other]) expect(await device.read(key)).toBe(null);
  await one.write(key, '{"at":1}');
  expect(await other.write(key, '{"at":2}')).toBe('{"at":1}');
  expect([...texts.values()]).toEqual(['{"at":1}']);
  await one.write(key, '{"at":3}');
  expect([...texts.values()]).toEqual(['{"at":3}']);
  expect(await other.read(key)).toBe('{"at":3}');
  await other.write(key, '{"at":4}');
  expect([...texts.values()]).toEqual(['{"at":4}']);
});

test("does not overwrite a newer draft of another device that it has not read", async () => {
  const { url } = await serve(keeping(new Map(), true));
  const [one, other] = [serverDrafts({ url }), serverDrafts({ url })];
  const [first, second, third] = ['{"at":1}', '{"at":2}', '{"at":3}'] as const;
  await one.write(key, first);
  expect(await other.read(key)).toBe(first);
  await one.write(key, second);
  expect(await other.write(key, third)).toBe(second);
  expect(await other.read(key)).toBe(second);
  await other.write(key, third);
  expect(await one.read(key)).toBe(third);
});

const form = keptForm(["Name: string"]);
const named = (name: string) => answersFrom([["Name", name]]);

/** Two devices with the draft of the first, and a server that can be made to answer once with a page in the place of a draft. */
async function devices(body: string) {
  const texts = new Map<string, string>();
  let isAway = false;
  const keep = keeping(texts, true);
  const { url } = await serve((response, request, attempt) => {
    if (request.method !== "GET" || !isAway) return keep(response, request, attempt);
    isAway = false;
    return void send(response, body, { headers: { "content-type": "text/html" } });
  });
  const open = () => page(serverDrafts({ url }));
  const keepAt = async (device: ReturnType<typeof page>, name: string): Promise<string> => {
    const ended = new Promise<void>((resolve) => {
      device.subscribe(() => device.state().status !== "saving" && resolve());
    });
    device.save(form, named(name));
    device.flush();
    await ended;
    return device.state().status;
  };
  const [first, second] = [open(), open()];
  await first.restore(form);
  await keepAt(first, "First");
  await second.restore(form);
  return {
    first,
    second,
    open,
    keepAt,
    texts,
    /** What the server keeps of the name. */
    name: () => [...texts.values()].map((text) => JSON.parse(text).fields[0].value).join(),
    goAway: () => void (isAway = true),
  };
}

test("sends answers of a closed page before the server answers the first read", async () => {
  let isSilent = false;
  const sent: string[] = [];
  const fetch = ({ method, keepalive }: Request) => {
    sent.push(`${method} ${keepalive}`);
    return isSilent
      ? new Promise<Response>(() => {})
      : Promise.resolve(new Response(null, { status: 404 }));
  };
  const one = page(serverDrafts({ url: "https://api.test/drafts", fetch }), { debounce: 0 });
  await one.restore(form);
  isSilent = true;
  sent.length = 0;
  one.save(form, named("Ada"));
  await vi.waitFor(() => expect(sent).toEqual(["GET false"]), 60_000);
  one.flush(true);
  one.flush(true);
  await vi.waitFor(() => expect(sent).toEqual(["GET false", "PUT true"]), 60_000);
});

describe.each(["<!doctype html><title>Sign in</title>", "", "null", '"Down"', "[]", "{"])(
  "a server that responds once with %j in place of a draft",
  (body) => {
    test("keeps the draft", async () => {
      const { goAway, open, keepAt, name, texts } = await devices(body);
      goAway();
      const third = open();
      expect(await third.restore(form)).toBe(undefined);
      expect(third.state()).toMatchObject({ status: "failed", problem: "failed", setAside: false });
      expect(await keepAt(third, "Third")).toBe("conflict");
      expect(name()).toBe("First");
      expect(texts.size).toBe(1);
    });

    test("does not overwrite a newer draft of another device", async () => {
      const { goAway, first, second, keepAt, name } = await devices(body);
      await keepAt(second, "Second");
      goAway();
      expect(await keepAt(first, "Other")).toBe("failed");
      expect(await keepAt(first, "Another")).toBe("conflict");
      expect(name()).toBe("Second");
    });
  },
);

test("keeps the tag of the draft after a response that is not a draft", async () => {
  const { url } = await serve(keeping(new Map(), true));
  let isAway = false;
  const fetch = async (request: Request) =>
    isAway ? new Response("<p>") : globalThis.fetch(request);
  const [one, other] = [serverDrafts({ url, fetch }), serverDrafts({ url })];
  await one.write(key, "{}");
  await other.read(key);
  await other.write(key, '{"newer":1}');
  isAway = true;
  expect(await failureOf(one.read(key))).toMatchObject({ problem: "failed" });
  isAway = false;
  expect(await one.write(key, "{}")).toBe('{"newer":1}');
});

test("writes at the next try after another device wrote and removed its draft", async () => {
  const { url } = await serve(keeping(new Map(), true));
  let isAway = false;
  const fetch = async (request: Request) => {
    if (isAway && request.method === "GET") return new Response(null, { status: 404 });
    return globalThis.fetch(request);
  };
  const [one, other] = [serverDrafts({ url, fetch }), serverDrafts({ url })];
  await one.write(key, '{"at":1}');
  await other.read(key);
  await other.write(key, '{"at":2}');
  isAway = true;
  expect(await failureOf(one.write(key, '{"at":3}'))).toMatchObject({ problem: "failed" });
  await other.remove(key);
  isAway = false;
  await one.write(key, '{"at":3}');
  expect(await other.read(key)).toBe('{"at":3}');
});

test("sets a draft of a later version aside", async () => {
  const { open, texts } = await devices("");
  const [address = ""] = texts.keys();
  const later = '{"version":2,"revision":"x"}';
  texts.set(address, later);
  const third = open();
  expect(await third.restore(form)).toBe(null);
  expect(third.state()).toMatchObject({ status: "idle", setAside: true });
  expect([...texts]).toEqual([[`${address}~unreadable`, later]]);
});

describe.each([
  [400, "refused"],
  [401, "signedOut"],
  [403, "signedOut"],
  [409, "refused"],
  [413, "full"],
  [422, "refused"],
  [429, "unreachable"],
  [500, "unreachable"],
  [503, "unreachable"],
  [507, "full"],
])("status %i", (status, problem) => {
  test.each(["read", "write", "remove"] as const)(`is ${problem}: %s`, async (call) => {
    const { url } = await serve((response) => send(response, "SECRET", { status }));
    const failure = await failureOf(serverDrafts({ url })[call](key, "SECRET"));
    expect(failure).toMatchObject({ name: "DraftError", problem, status });
    expect(`${failure.message}${failure.stack}${JSON.stringify(failure)}`).not.toContain("SECRET");
  });
});

test("reads and removes a missing draft, but does not write it", async () => {
  const { url } = await serve((response) => send(response, "", { status: 404 }));
  const storage = serverDrafts({ url });
  expect(await storage.read(key)).toBe(null);
  await storage.remove(key);
  expect(await failureOf(storage.write(key, ""))).toMatchObject({
    problem: "refused",
    status: 404,
  });
});

test.each([301, 302, 303, 307, 308])(
  "does not follow a redirect with status %i",
  async (status) => {
    const other = await serve((response) => send(response, "x"));
    const { url } = await serve((response) =>
      send(response, "", { status, headers: { location: other.url } }),
    );
    const storage = serverDrafts({ url, headers: { authorization: "Bearer t" } });
    for (const call of ["read", "write", "remove"] as const)
      expect(await failureOf(storage[call](key, "x"))).toMatchObject({ problem: "signedOut" });
    expect(other.seen).toEqual([]);
  },
);

test.each<readonly [string, Partial<ServerDraftsOptions>]>([
  ["plain http to another host", { url: "http://example.test/drafts" }],
  ["a password", { url: "https://user:SECRET@example.test" }],
  ["a query", { url: "https://example.test/?token=SECRET" }],
  ["another scheme", { url: "ftp://example.test" }],
  ["no address", { url: "/drafts" }],
  ["headers that HTTP does not allow", { headers: { authorization: "SECRET\nx" } }],
  ["headers that fail", { headers: () => Promise.reject(new Error("SECRET")) }],
])("sends nothing with %s", async (_, options) => {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return new Response("x");
  };
  const storage = serverDrafts({ url: "https://example.test", fetch, ...options });
  const failure = await failureOf(storage.write(key, "x"));
  expect(failure).toMatchObject({ name: "DraftError", problem: "failed" });
  expect(failure.message).not.toContain("SECRET");
  expect(sent).toEqual([]);
});

test.each(["https://example.test", "http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"])(
  "allows %s",
  async (url) => {
    const sent: string[] = [];
    const fetch = async (request: Request) => {
      sent.push(`${request.method} ${request.url} ${request.redirect} ${request.keepalive}`);
      return new Response(null, { status: 204 });
    };
    const storage = serverDrafts({ url, fetch });
    await storage.write(key, "x");
    await storage.write(key, "é".repeat(40_000));
    expect(sent).toEqual([`PUT ${url}/${key} manual true`, `PUT ${url}/${key} manual false`]);
  },
);

test("sends drafts with keepalive as far as the browser's limit for all of them", async () => {
  const sent: boolean[] = [];
  const waiting: (() => void)[] = [];
  const fetch = ({ keepalive }: Request) => {
    sent.push(keepalive);
    return new Promise<Response>((answer) => waiting.push(() => answer(new Response())));
  };
  const answer = () => waiting.splice(0).forEach((give) => give());
  const storages = [1, 2, 3].map(() => serverDrafts({ url: "https://api.test/drafts", fetch }));
  const [storage, ...others] = storages;
  const text = "x".repeat(40_000);
  const writes = others.map((one) => one.write("a", text));
  await vi.waitFor(() => expect(sent).toEqual([true, false]), 60_000);
  answer();
  await Promise.all(writes);
  const last = storage?.write("a", text);
  await vi.waitFor(() => expect(sent).toEqual([true, false, true]), 60_000);
  answer();
  await last;
});

test("does not block other drafts when a request never ends and fetch ignores its signal", async () => {
  const sent: boolean[] = [];
  let isSilent = true;
  const fetch = ({ keepalive }: Request) => {
    sent.push(keepalive);
    return isSilent ? new Promise<Response>(() => {}) : Promise.resolve(new Response());
  };
  const storage = serverDrafts({ url: "https://api.test/drafts", fetch, timeout: 20 });
  const text = "x".repeat(40_000);
  expect(await failureOf(storage.write("a", text))).toMatchObject({ problem: "unreachable" });
  isSilent = false;
  await storage.write("a", text);
  expect(sent).toEqual([true, true]);
});

test.each([0, -1, Number.NaN, Infinity, 2 ** 31])("rejects a timeout of %d", (timeout) => {
  expect(() => serverDrafts({ url: "/drafts", timeout })).toThrow(RangeError);
});

test("reports a server that is missing or does not respond as unreachable", async () => {
  const gone = await serve((response) => response.destroy());
  const silent = await serve(() => undefined);
  expect(await failureOf(serverDrafts({ url: gone.url }).read(key))).toMatchObject({
    problem: "unreachable",
  });
  const late = serverDrafts({ url: silent.url, timeout: 20 });
  expect(await failureOf(late.write(key, "x"))).toMatchObject({ problem: "unreachable" });
});
