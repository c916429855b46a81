import { type Fetch, headersOf, type HeadersOption } from "../../client/request/attempt.ts";
import { checkTimeouts, withDeadline } from "../../client/request/deadline.ts";
import { ClientError } from "../../client/errors/index.ts";
import { isPrivate, addressOf as read, basePathOf } from "../../client/request/url.ts";
import { maxBytes, readBody } from "../../client/request/readBody.ts";
import { lineOf } from "../../client/errors/ClientError.ts";
import { DraftError, type DraftProblem } from "./DraftError.ts";
import { recordIn } from "./draftCodec.ts";
import type { DraftStorage } from "./draftStorage.ts";

/** Options of `serverDrafts`. */
export interface ServerDraftsOptions {
  /** Base URL of the drafts: https, or at the page's own origin, such as `"/api/drafts"`. */
  readonly url: string;
  /**
   * Sends a request.
   * @default the global `fetch`, looked up at each request
   */
  readonly fetch?: Fetch | undefined;
  /**
   * Headers, or a function that returns them for each request. They are never logged and never part
   * of an error.
   */
  readonly headers?: HeadersOption | undefined;
  /**
   * Time limit of each request, response included, in ms.
   * @default 30000
   */
  readonly timeout?: number | undefined;
}

/** A response: whether the server has a newer draft, and the text of the draft. */
interface Answer {
  readonly isConflict: boolean;
  readonly text: string | null;
}

/**
 * Maximum size, in bytes, of all pending requests that may outlive a page:
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const maxKeepalive = 60_000;
/** Bytes of pending requests with `keepalive`. */
let kept = 0;

/**
 * Stores drafts on your server, for users who change devices. It sends `GET`, `PUT` and `DELETE` to
 * `{url}/{key}`, with the text as JSON.
 *
 * - The server responds with 404 when there is no draft.
 * - An `ETag` of the server is sent back in `If-Match`. A `PUT` of a first draft has
 *   `If-None-Match: *`.
 * - A 409 or 412 to a `PUT` means that another device stored newer answers, which are then read.
 * - Redirects are rejected.
 * @throws RangeError when `timeout` is 0 or less, or longer than `setTimeout` supports
 */
export function serverDrafts({
  url,
  fetch,
  headers,
  timeout = 30_000,
}: ServerDraftsOptions): DraftStorage {
  checkTimeouts({ timeout });
  /** The `ETag` of each draft; `null` when there was no draft. */
  const etags = new Map<string, string | null>();

  async function request(method: string, key: string, text?: string): Promise<Answer> {
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
      let reserved = keepalive ? size : 0;
      const free = (): void => {
        kept -= reserved;
        reserved = 0;
      };
      const init = { method, headers: sent, body, keepalive, signal, redirect: "manual" } as const;
      kept += reserved;
      // A custom `fetch` may ignore the signal.
      signal.addEventListener("abort", free);
      let response: Response;
      try {
        response = await (fetch ?? globalThis.fetch)(new Request(address, init));
      } finally {
        free();
      }
      const isConflict = method === "PUT" && [409, 412].includes(response.status);
      const isThere = !isConflict && checkStatus(response, method);
      const found = method === "GET" && isThere ? await textOf(response, signal) : null;
      const tag = response.headers.get("etag");
      // Keeps the old tag after a conflict, so that the server rejects the next draft, too.
      if (isConflict) etags.set(key, etag ?? null);
      else if (method === "GET" && !isThere) etags.set(key, null);
      else if (tag === null || method === "DELETE") etags.delete(key);
      else etags.set(key, tag);
      if (found === null) await response.body?.cancel();
      return { isConflict, text: found };
    });
  }
  async function send(method: string, key: string, text?: string): Promise<Answer> {
    try {
      return await request(method, key, text);
    } catch (cause) {
      if (cause instanceof DraftError) throw cause;
      const problem = cause instanceof ClientError ? "failed" : "unreachable";
      throw new DraftError(problem, `${method} of a draft failed.`, { cause });
    }
  }
  return {
    read: async (key) => (await send("GET", key)).text,
    async write(key, text) {
      const { isConflict } = await send("PUT", key, text);
      if (!isConflict) return undefined;
      const newer = await send("GET", key);
      if (newer.text !== null) return newer.text;
      throw new DraftError(
        "failed",
        "PUT of a draft was rejected because of a newer draft, which no longer exists.",
      );
    },
    remove: async (key) => void (await send("DELETE", key)),
  };
}

/**
 * Returns the URL of a draft. `url` is absolute or relative to the page.
 * @throws BaseUrlError when `url` is invalid, or contains a password, a query or a fragment
 * @throws DraftError when others could read the answers: `url` is not https, not at the page's own
 * origin and not on this machine
 */
function addressOf(url: string, key: string): URL {
  const address = read(url, { method: "GET", path: "/" }, "url");
  if (!isPrivate(address))
    throw new DraftError(
      "failed",
      "No draft was sent because others could read it: url must use https.",
    );
  address.pathname = `${basePathOf(address)}/${encodeURIComponent(key)}`;
  return address;
}

async function textOf(response: Response, signal: AbortSignal): Promise<string> {
  const text = await readBody(response, signal);
  if (text !== null && recordIn(text)) return text;
  throw new DraftError(
    "failed",
    `The response to GET of a draft is not a JSON object of at most ${maxBytes} bytes.`,
  );
}

const byStatus: Readonly<Record<number, DraftProblem>> = {
  401: "signedOut",
  403: "signedOut",
  408: "unreachable",
  413: "full",
  429: "unreachable",
  507: "full",
};

/**
 * Whether a response shows that there is a draft: its status is not 404, 410 or 204.
 * @throws DraftError for a redirect and any other unsuccessful status
 */
function checkStatus({ status, type, ok, redirected }: Response, method: string): boolean {
  // With `redirect: "manual"` browsers hide the status.
  if (type === "opaqueredirect" || redirected || (status >= 300 && status < 400))
    throw new DraftError(
      "signedOut",
      `${method} of a draft was answered with a redirect, as to a sign-in page, which is not followed because it could send answers elsewhere.`,
    );
  if (ok) return status !== 204;
  if (method !== "PUT" && (status === 404 || status === 410)) return false;
  throw new DraftError(
    byStatus[status] ?? (status >= 500 ? "unreachable" : "refused"),
    `${method} of a draft was answered with status ${status}.`,
    { status },
  );
}
