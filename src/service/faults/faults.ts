import { endpointOf } from "../../core/definition/endpoints.ts";
import type { ListName, ListPaths } from "../../core/index.ts";
import { matchPath } from "../routes.ts";

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
