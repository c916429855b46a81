import type { Form, ListPath, ListPaths, Page } from "../core/index.ts";
import type { Fetch } from "./request/attempt.ts";
import { checkTimeouts } from "./request/checkTimeouts.ts";
import { createLists, type UntypedLists } from "./lists/createLists.ts";
import type { FormSummary } from "./forms/formSummary.ts";
import { type Collections, getCollection } from "./forms/getCollection.ts";
import { getForm, type GetFormOptions } from "./forms/getForm.ts";
import type { HeadersOption } from "./request/headers.ts";
import type { ListFormsOptions } from "./lists/listForms.ts";
import type { Lists } from "./lists/lists.ts";
import { type Backoff, fullJitter } from "./request/retryPolicy.ts";
import { createSubmissions, type SubmissionPaths, type Submissions } from "./forms/submissions.ts";

/** Where the service is, and how to reach it. */
export interface ClientOptions<Paths = ListPaths> {
  /**
   * Absolute, or relative, such as `"/api"`: as for `fetch`, to the base of the document, or to a
   * worker's script. A trailing slash makes no difference. By http it leads only to this machine
   * (`localhost`, `*.localhost`, `127.*`, `[::1]`) and to the page's own origin, which is trusted as
   * the page is.
   */
  readonly baseUrl: string;
  /**
   * `true` sends by http to any other machine, too, where everyone on the way can read the headers
   * and the answers: for a network that you trust, such as among a server's own containers.
   */
  readonly allowHttp?: boolean | undefined;
  /** The global `fetch`, looked up at each request, unless given. */
  readonly fetch?: Fetch | undefined;
  /** Never logged, and never in an error. */
  readonly headers?: HeadersOption | undefined;
  /**
   * For each attempt, its body included, in ms: 30,000 unless given. A time-out is not tried again.
   */
  readonly timeout?: number | undefined;
  /** For a request in all, retries and waits included, in ms: 90,000 unless given. */
  readonly totalTimeout?: number | undefined;
  /** Wait before each of the two retries, in ms: at random up to 300 and 600 unless given. */
  readonly backoff?: Backoff | undefined;
  /**
   * Paths of lists where they are not those of `endpoints`, such as `{ filings:
   * "/companies/{company}/filings" }`.
   */
  readonly paths?: Paths | ListPaths | undefined;
  /**
   * The service's own address, when `baseUrl` is a proxy of it that leaves links as they are: they
   * are followed by way of `baseUrl`.
   */
  readonly upstreamUrl?: string | undefined;
  /** Where forms are checked, submitted and signed, where that is not as in `SubmissionPaths`. */
  readonly submissionPaths?: SubmissionPaths | undefined;
  /**
   * Where one collection is, with `{collection}` for its id; `/collections/{collection}` unless
   * given, which is not in the specification.
   */
  readonly collectionPath?: ListPath | undefined;
  /** `false` follows links of a list to other paths below `baseUrl`, too. */
  readonly samePath?: boolean | undefined;
}

/** Reads forms. Every method rejects with a `ClientError` only. */
export interface FormClient {
  /** As it was given: it tells clients of different services apart. */
  readonly baseUrl: string;
  /** One form, checked. `NotFormError` when the answer is none. */
  getForm(id: string, options?: GetFormOptions): Promise<Form>;
  /** One page of forms, without their parameters. `NotPageError` when the answer is none. */
  listForms(options?: ListFormsOptions): Promise<Page<FormSummary>>;
}

/** Reads forms, collections and lists, and submits answers. Every method rejects with a `ClientError` only. */
export interface Client<out Items = unknown, Paths = unknown>
  extends FormClient, Collections, Submissions, Lists<Items, Paths> {
  /** As they were given: they tell clients of different lists apart. */
  readonly paths: ListPaths;
}

/**
 * A client of the service.
 *
 * GETs are sent again up to twice after 408, 429, 500, 502 to 504, 507, what a CDN says of a
 * service that it cannot reach (520 to 527, 529, 530), network faults and answers that break off, a
 * `Retry-After` of up to 60 s is waited for, redirects are refused, and at most 10 MiB of an answer
 * is read. Submissions are sent once, unless they have an idempotency key; after a 507 never again.
 *
 * `createClient<{ employees: Employee }>(…)` says, unchecked, what lists hold. With `Items` given
 * like this, parameters in replaced `paths` are typed by `createClient<Items, typeof paths>`.
 * @throws RangeError when `timeout` or `totalTimeout` is not a number of ms that a timer takes.
 */
export function createClient<Items = unknown, const Paths extends ListPaths = Record<never, never>>(
  options: ClientOptions<Paths>,
): Client<Items, Paths>;
export function createClient(options: ClientOptions): Omit<Client, keyof Lists> & UntypedLists {
  const { baseUrl, paths = {}, samePath = true, backoff = fullJitter } = options;
  const { timeout = 30_000, totalTimeout = 90_000 } = options;
  checkTimeouts({ timeout, totalTimeout });
  const settings = { ...options, paths, samePath, backoff, timeout, totalTimeout };
  return {
    ...createSubmissions(settings, options.submissionPaths),
    ...createLists(settings),
    baseUrl,
    paths,
    getForm: (id, getOptions = {}) => getForm(settings, id, getOptions),
    getCollection: (id, getOptions = {}) => getCollection(settings, id, getOptions),
  };
}
