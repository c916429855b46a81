import type { ListPath } from "../../core/index.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { NetworkError, NotCollectionError } from "../errors/index.ts";
import { expandPath } from "../request/expandPath.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import { type Base, buildUrl } from "../request/buildUrl.ts";
import { lineOf } from "../requestLine.ts";
import { cacheMode } from "./cacheMode.ts";

export const defaultCollectionPath = "/collections/{collection}";

/** Options of `getCollection`. */
export interface GetCollectionOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Fetches collections. Every method rejects only with a `ClientError`. */
export interface Collections {
  /**
   * Fetches and validates one collection. Rejects with `NotCollectionError` when the response is
   * not a collection.
   */
  getCollection(id: string, options?: GetCollectionOptions): Promise<Collection>;
}

export async function getCollection(
  settings: RequestSettings & Base & { readonly collectionPath?: ListPath | undefined },
  id: string,
  { signal }: GetCollectionOptions,
): Promise<Collection> {
  const { collectionPath: path = defaultCollectionPath } = settings;
  const line = { method: "GET", path };
  const url = buildUrl(settings, expandPath(path, { collection: id }, line), line);
  // Loaded on demand: most apps never read a collection.
  const [answer, { safeParseCollection }] = await Promise.all([
    sendWithRetries(url, { ...settings, cache: cacheMode() }, signal),
    import("../../document/read/parseCollection.ts").catch((cause: unknown) => {
      throw new NetworkError(line, cause);
    }),
  ]);
  const parsed = safeParseCollection(answer);
  if (parsed.ok) return parsed.collection;
  throw new NotCollectionError(lineOf(url), parsed.issues, parsed.total);
}
