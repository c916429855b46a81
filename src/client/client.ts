import type { Form, Page } from "../core/index.ts";
import type { Fetch } from "./attempt.ts";
import type { FormSummary } from "./formSummary.ts";
import { getForm, type GetFormOptions } from "./getForm.ts";
import type { HeadersOption } from "./headers.ts";
import { listForms, type ListFormsOptions } from "./listForms.ts";
import { type Backoff, fullJitter } from "./pauseBefore.ts";

/** Where the service is, and how to reach it. */
export interface ClientOptions {
  /** Absolute, or relative to the page, such as `"/api"`. A trailing slash makes no difference. */
  readonly baseUrl: string;
  /** The global `fetch`, looked up at each request, unless given. */
  readonly fetch?: Fetch | undefined;
  /** Never logged, and never in an error. */
  readonly headers?: HeadersOption | undefined;
  /** For each attempt, its body included, in ms: 30,000 unless given. A time-out is not tried again. */
  readonly timeout?: number | undefined;
  /** Wait before each of the two retries, in ms: at random up to 300 and 600 unless given. */
  readonly backoff?: Backoff | undefined;
}

/** Reads from the service. Every method rejects with a `ClientError` only. */
export interface Client {
  /** As it was given: it tells clients of different services apart. */
  readonly baseUrl: string;
  /** One form, checked. `NotFormError` when the answer is none. */
  getForm(id: string, options?: GetFormOptions): Promise<Form>;
  /** One page of forms, without their parameters. `NotPageError` when the answer is none. */
  listForms(options?: ListFormsOptions): Promise<Page<FormSummary>>;
}

/** The longest delay that timers keep; they fire at once for a longer one. */
const maxTimeout = 2 ** 31 - 1;

/**
 * A client of the service.
 *
 * GETs are sent again up to twice after 408, 429, 500, 502, 503, 504 and network faults, a `Retry-After` of up to 60 s is
 * waited for, redirects are refused, and at most 10 MiB of an answer is read.
 * @throws RangeError when `timeout` is not a number of ms that a timer takes.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, fetch, headers, timeout = 30_000, backoff = fullJitter } = options;
  if (!(timeout > 0 && timeout <= maxTimeout))
    throw new RangeError(
      `timeout is in milliseconds, more than 0 and at most ${maxTimeout}. Leave it out for 30 s.`,
    );
  const settings = { fetch, headers, timeout, backoff };
  return {
    baseUrl,
    getForm: (id, getOptions = {}) => getForm(baseUrl, settings, id, getOptions),
    listForms: (listOptions = {}) => listForms(baseUrl, settings, listOptions),
  };
}
