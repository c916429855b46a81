import type { Form, ListPath, ListPaths, Page } from "../core/index.ts";
import type { Fetch, HeadersOption } from "./request/attempt.ts";
import { checkTimeouts } from "./request/deadline.ts";
import { createLists, type UntypedLists } from "./lists/createLists.ts";
import type { FormSummary, ListFormsOptions } from "./forms/formSummary.ts";
import {
  type Collections,
  getCollection,
  getForm,
  type GetFormOptions,
} from "./forms/definitions.ts";
import type { Lists } from "./lists/listMethods.ts";
import { type Backoff, fullJitter } from "./request/sendWithRetries.ts";
import { createSubmissions, type SubmissionPaths, type Submissions } from "./forms/submissions.ts";

/** Options of `createClient`. */
export interface ClientOptions<Paths = ListPaths> {
  /**
   * URL of the service: absolute, or relative such as `"/api"`.
   *
   * - A relative URL resolves as for `fetch`: against the base of the document or the script of a
   *   worker.
   * - A trailing slash makes no difference.
   * - Without `allowHttp`, http is accepted only for this machine (`localhost`, `*.localhost`,
   *   `127.*`, `[::1]`) and for the page's own origin.
   */
  readonly baseUrl: string;
  /**
   * Whether to accept http for every host. Anyone on the network can then read headers and
   * responses: use it only on a trusted network, such as between a server's own containers.
   * @default false
   */
  readonly allowHttp?: boolean | undefined;
  /**
   * Sends a request.
   * @default the global `fetch`, looked up at each request
   */
  readonly fetch?: Fetch | undefined;
  /** Headers of each request. They are never logged and never part of an error. */
  readonly headers?: HeadersOption | undefined;
  /**
   * Time limit of each attempt, body included, in ms. A time-out is not retried.
   * @default 30000
   */
  readonly timeout?: number | undefined;
  /**
   * Time limit of a request with its retries and waits, in ms.
   * @default 90000
   */
  readonly totalTimeout?: number | undefined;
  /**
   * Wait before each of the two retries, in ms.
   * @default a random wait up to 300, then up to 600
   */
  readonly backoff?: Backoff | undefined;
  /**
   * Paths of lists that differ from `endpoints`, such as
   * `{ filings: "/companies/{company}/filings" }`.
   */
  readonly paths?: Paths | ListPaths | undefined;
  /**
   * URL of the service behind a proxy at `baseUrl` that leaves the links in responses unchanged.
   * Links to the service are followed through the proxy.
   */
  readonly upstreamUrl?: string | undefined;
  /** Paths for validating, submitting and signing forms. */
  readonly submissionPaths?: SubmissionPaths | undefined;
  /**
   * Path of one collection, with `{collection}` for its id. The specification has no such path.
   * @default "/collections/{collection}"
   */
  readonly collectionPath?: ListPath | undefined;
  /**
   * Whether the links of a list must have the path of the list. With `false`, links to any path
   * below `baseUrl` are followed.
   * @default true
   */
  readonly samePath?: boolean | undefined;
}

/** Fetches forms. Every method rejects only with a `ClientError`. */
export interface FormClient {
  /**
   * The `baseUrl` option, unchanged: it distinguishes clients of different services in cache keys.
   */
  readonly baseUrl: string;
  /**
   * Fetches and validates one form. Rejects with `NotFormError` when the response is not a form.
   */
  getForm(id: string, options?: GetFormOptions): Promise<Form>;
  /**
   * Fetches one page of forms, without their parameters. Rejects with `NotPageError` when the
   * response is not a page.
   */
  listForms(options?: ListFormsOptions): Promise<Page<FormSummary>>;
}

/**
 * Fetches forms, collections and lists, and submits answers. Every method rejects only with a
 * `ClientError`.
 */
export interface Client<out Items = unknown, Paths = unknown>
  extends FormClient, Collections, Submissions, Lists<Items, Paths> {
  /** The `paths` option, unchanged: it distinguishes clients of different lists in cache keys. */
  readonly paths: ListPaths;
  /** The `submissionPaths` option, unchanged, for `endpointsOf`. */
  readonly submissionPaths: SubmissionPaths | undefined;
  /** The `collectionPath` option, unchanged, for `endpointsOf`. */
  readonly collectionPath: ListPath | undefined;
}

/**
 * Creates a client of the service.
 *
 * - GETs are retried up to twice after network errors, truncated responses and the statuses 408,
 *   429, 500, 502–504, 507, 520–527, 529 and 530 (from 520 on, a CDN cannot reach the service).
 * - A `Retry-After` of up to 60 s is respected.
 * - Submissions are retried only with an idempotency key, and never after a 507.
 * - Redirects are rejected.
 * - At most 10 MiB of a response are read.
 *
 * `createClient<{ employees: Employee }>(…)` sets the item types of lists, without checking them.
 * With explicit `Items`, `createClient<Items, typeof paths>` types the parameters of custom
 * `paths`.
 * @throws RangeError when `timeout` or `totalTimeout` is 0 or less, or longer than `setTimeout`
 * supports
 */
export function createClient<Items = unknown, const Paths extends ListPaths = Record<never, never>>(
  options: ClientOptions<Paths>,
): Client<Items, Paths>;
export function createClient(options: ClientOptions): Omit<Client, keyof Lists> & UntypedLists {
  const { baseUrl, paths = {}, samePath = true, backoff = fullJitter } = options;
  const { submissionPaths, collectionPath } = options;
  const { timeout = 30_000, totalTimeout = 90_000 } = options;
  checkTimeouts({ timeout, totalTimeout });
  const settings = { ...options, paths, samePath, backoff, timeout, totalTimeout };
  return {
    ...createSubmissions(settings, submissionPaths),
    ...createLists(settings),
    baseUrl,
    paths,
    submissionPaths,
    collectionPath,
    getForm: (id, getOptions = {}) => getForm(settings, id, getOptions),
    getCollection: (id, getOptions = {}) => getCollection(settings, id, getOptions),
  };
}
