import type { Fetch } from "../../client/request/attempt.ts";
import { checkTimeouts } from "../../client/request/checkTimeouts.ts";
import { ClientError } from "../../client/errors/index.ts";
import { headersOf, type HeadersOption } from "../../client/request/headers.ts";
import { maxBytes, readText } from "../../client/request/readText.ts";
import { lineOf } from "../../client/requestLine.ts";
import { withDeadline } from "../../client/request/withDeadline.ts";
import { DraftError } from "./DraftError.ts";
import { recordIn } from "./draftText.ts";
import { addressOf } from "./serverAddress.ts";
import { checkStatus } from "./serverStatus.ts";
import type { DraftStorage } from "./storage.ts";

/** Where drafts are kept over HTTP. */
export interface ServerDraftsOptions {
  /**
   * Below it each draft has its address: https, or of the page's own origin, such as
   * `"/api/drafts"`.
   */
  readonly url: string;
  /** The global `fetch`, looked up at each request, unless given. */
  readonly fetch?: Fetch | undefined;
  /**
   * Headers, or a function that gives them for each request. Never logged, and never in an error.
   */
  readonly headers?: HeadersOption | undefined;
  /** For each request, its answer included, in ms; 30,000 unless given. */
  readonly timeout?: number | undefined;
}

/**
 * Browsers send no more than this, in bytes, for a page that is gone, all requests together:
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const maxKeepalive = 60_000;
/** Bytes on their way that outlive the page. */
let kept = 0;

/**
 * Drafts on your server, for people who change devices: `GET`, `PUT` and `DELETE` of `{url}/{key}`,
 * the text as JSON; 404 is none. Where your server sends an `ETag`, it gets it back in `If-Match`,
 * and `If-None-Match: *` comes with a draft where there was none. Its 409 or 412 means that another
 * device keeps newer answers. Redirects are refused.
 * @throws RangeError when `timeout` is not a number of ms that a timer takes.
 */
export function serverDrafts({
  url,
  fetch,
  headers,
  timeout = 30_000,
}: ServerDraftsOptions): DraftStorage {
  checkTimeouts({ timeout });
  /** The tag of each draft that is there, and `null` where there was none. */
  const etags = new Map<string, string | null>();

  async function request(method: string, key: string, text?: string): Promise<string | null> {
    const address = addressOf(url, key);
    const line = { ...lineOf(address), method };
    const late = () => new DraftError("unreachable", `${method} of a draft took too long.`);
    return withDeadline({ ms: timeout, late }, async (signal) => {
      const sent = await headersOf(headers, line);
      const etag = etags.get(key);
      if (text !== undefined) sent.set("content-type", "application/json");
      if (text !== undefined && etag === null) sent.set("if-none-match", "*");
      if (text !== undefined && etag) sent.set("if-match", etag);
      const body = text === undefined ? null : new TextEncoder().encode(text);
      const size = body?.byteLength ?? 0;
      const keepalive = method !== "GET" && kept + size <= maxKeepalive;
      let held = keepalive ? size : 0;
      const free = (): void => {
        kept -= held;
        held = 0;
      };
      const init = { method, headers: sent, body, keepalive, signal, redirect: "manual" } as const;
      kept += held;
      // A `fetch` of the app need not listen.
      signal.addEventListener("abort", free);
      let response: Response;
      try {
        response = await (fetch ?? globalThis.fetch)(new Request(address, init));
      } finally {
        free();
      }
      const isThere = checkStatus(response, method);
      const found = method === "GET" && isThere ? await textOf(response, signal) : null;
      const tag = response.headers.get("etag");
      if (method === "GET" && !isThere) etags.set(key, null);
      else if (tag === null || method === "DELETE" || !response.ok) etags.delete(key);
      else etags.set(key, tag);
      if (found === null) await response.body?.cancel();
      return found;
    });
  }
  async function send(method: string, key: string, text?: string): Promise<string | null> {
    try {
      return await request(method, key, text);
    } catch (cause) {
      if (cause instanceof DraftError) throw cause;
      const problem = cause instanceof ClientError ? "failed" : "unreachable";
      throw new DraftError(problem, `${method} of a draft failed.`, { cause });
    }
  }
  return {
    read: (key) => send("GET", key),
    write: async (key, text) => void (await send("PUT", key, text)),
    remove: async (key) => void (await send("DELETE", key)),
  };
}

async function textOf(response: Response, signal: AbortSignal): Promise<string> {
  const text = await readText(response, signal);
  if (text !== null && recordIn(text)) return text;
  throw new DraftError(
    "failed",
    `GET of a draft was answered with something else than a JSON object of at most ${maxBytes} bytes.`,
  );
}
