import { endpointOf } from "../core/definition/endpoints.ts";
import type { ListName, ListPaths } from "../core/index.ts";
import { matchPath } from "./routes.ts";
import { ServiceError } from "./respond.ts";

/**
 * The failure that replaces a response:
 * - an error with this status and, optionally, the `type` and `message` of the service and a
 *   `Retry-After` in seconds or as an HTTP date;
 * - `"dropped"`: the connection ends before the response, as `Response.error()`;
 * - `"cut"`: the connection ends within the body;
 * - `"stalled"`: the body never ends.
 */
export type SimulatedFailure =
  | {
      readonly status: number;
      readonly type?: string;
      readonly message?: string;
      readonly retryAfter?: number | string;
    }
  | "dropped"
  | "cut"
  | "stalled";

/**
 * A failure or latency, and the requests that it affects: all of them without `rate` and `times`.
 */
export interface Fault {
  /**
   * Name of a list, or a path as in `"/forms/{form_id}"`.
   * @default every path
   */
  readonly on?: ListName;
  /** Share of the requests, from 0 to 1. */
  readonly rate?: number;
  /** Maximum number of requests. */
  readonly times?: number;
  /** Milliseconds before the response, or their range; `Infinity` for no response. */
  readonly latency?: number | readonly [least: number, most: number];
  readonly fails?: SimulatedFailure;
}

/** Latency and failure of one request. */
export interface Strike {
  readonly latency: number;
  readonly fails: SimulatedFailure | undefined;
}

/**
 * Creates a function that selects the faults of a request by its pathname. Latencies add up; the
 * first failure counts. The same seed has the same results for the same requests in the same order.
 * @throws RangeError for an invalid rate, latency, number of times or status
 */
export function sampleFaults(
  faults: readonly Fault[],
  { seed, basePath, paths }: { seed: number; basePath: string; paths: ListPaths },
): (pathname: string) => Strike {
  const random = seededRandom(seed);
  const all = faults.map((fault) => {
    check(fault);
    const { on, times = Infinity } = fault;
    return { ...fault, path: on && basePath + endpointOf(on, paths).path, left: times };
  });
  return (pathname) => {
    const struck = all.filter((fault) => {
      if (fault.path !== undefined && !matchPath(fault.path, pathname)) return false;
      if (fault.left === 0 || random() >= (fault.rate ?? 1)) return false;
      fault.left--;
      return true;
    });
    const between = (range: Fault["latency"] = 0) => {
      const [least, most] = typeof range === "number" ? [range, range] : range;
      // `Infinity - Infinity` is `NaN`.
      return least + (random() * (most - least) || 0);
    };
    return {
      latency: struck.reduce((sum, { latency }) => sum + between(latency), 0),
      fails: struck.find(({ fails }) => fails)?.fails,
    };
  };
}

function check({ rate = 1, times = 1, latency = 0, fails }: Fault): void {
  const [least, most] = typeof latency === "number" ? [latency, latency] : latency;
  const problem =
    (!(rate >= 0 && rate <= 1) && "rate must be from 0 to 1") ||
    (!((Number.isInteger(times) && times >= 1) || times === Infinity) &&
      "times must be a whole number of 1 or more") ||
    (!(least >= 0 && most >= least) && "latency must be in ms, as one number or [least, most]") ||
    (typeof fails === "object" &&
      !(fails.status >= 400 && fails.status <= 599) &&
      "the status must be from 400 to 599");
  if (problem) throw new RangeError(`Invalid fault: ${problem}.`);
}

/**
 * Creates a generator of numbers from 0 to below 1 that depend only on the seed: mulberry32,
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Replaces the response of `handle` by `failure`.
 * @throws ServiceError for a status, without calling `handle`
 */
export async function simulateFailure(
  failure: SimulatedFailure,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  if (typeof failure === "object") {
    const { status, type = "injected_fault", message = "Simulated fault" } = failure;
    const { retryAfter } = failure;
    throw new ServiceError(status, type, message, {
      ...(retryAfter !== undefined && { headers: { "retry-after": `${retryAfter}` } }),
    });
  }
  const answer = await handle();
  return failure === "dropped" ? Response.error() : partOf(answer, failure);
}

/** Returns the first half of a response, after which the connection ends or stalls. */
async function partOf(answer: Response, failure: "cut" | "stalled"): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent) controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      else if (failure === "cut") controller.error(new TypeError("Simulated fault"));
      else return new Promise<never>(() => undefined);
      sent = true;
      return undefined;
    },
  });
  return new Response(body, answer);
}

/** A delay beyond the range of `setTimeout`, which would fire at once. */
const endless = 2 ** 31;

/**
 * Resolves after `ms`, or when `signal` is aborted. Beyond the range of timers, only an abort
 * resolves it.
 */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = ms < endless ? setTimeout(end, ms) : undefined;
    signal.addEventListener("abort", end);
  });
}
