import {
  encodeSegment,
  createSearchParams,
  type Base,
  buildUrl,
  expandPath,
} from "../request/url.ts";
import {
  type Form,
  type ParseFormOptions,
  safeParseForm,
  type ListPath,
} from "../../core/index.ts";
import { NotFormError, NetworkError, NotCollectionError, lineOf } from "../errors/index.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";

export const formsPath = "/forms";

/**
 * Returns the path of one form.
 * @throws InvalidIdError
 */
export const formPath = (id: string): string =>
  `${formsPath}/${encodeSegment(id, { method: "GET", path: `${formsPath}/{form_id}` })}`;

/**
 * Fetches a definition. In a browser, the cache mode `no-cache` revalidates the cached one, because
 * an outdated definition leads to a rejected submission. On a server, `no-cache` would make some
 * frameworks stop caching the rendered page.
 */
const fetchDefinition = (url: URL, settings: RequestSettings, signal: AbortSignal | undefined) =>
  sendWithRetries(
    url,
    { ...settings, cache: typeof window === "undefined" ? undefined : "no-cache" },
    signal,
  );

/** Options of `getForm`, including how strictly the definition is parsed. */
export interface GetFormOptions extends ParseFormOptions {
  /**
   * Language of the form's texts, as an ISO 639-1 code such as `"es"`. The service falls back to
   * English.
   */
  readonly lang?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function getForm(
  settings: RequestSettings & Base,
  id: string,
  { signal, lang, ...strictness }: GetFormOptions,
): Promise<Form> {
  const path = formPath(id);
  const line = { method: "GET", path };
  const url = buildUrl(settings, path, line, createSearchParams({ lang }, line));
  const answer = await fetchDefinition(url, settings, signal);
  const parsed = safeParseForm(answer, strictness);
  if (parsed.ok) return parsed.form;
  throw new NotFormError(lineOf(url), parsed.issues);
}

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
    fetchDefinition(url, settings, signal),
    import("../../document/read/parseCollection.ts").catch((cause: unknown) => {
      throw new NetworkError(line, cause);
    }),
  ]);
  const parsed = safeParseCollection(answer);
  if (parsed.ok) return parsed.collection;
  throw new NotCollectionError(lineOf(url), parsed.issues, parsed.total);
}
