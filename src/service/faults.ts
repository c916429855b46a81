import { endpointOf } from "../core/lists/endpoints.ts";
import type { ListName, ListPaths } from "../core/index.ts";
import { matchPath } from "./routes.ts";

/**
 * What comes instead of an answer: an error with this status, with the service's own `type` and
 * `message` where it is to refuse as the service does, and with `Retry-After` in seconds or as an
 * HTTP date; a connection that ends before the answer, which is `Response.error()`, or within its
 * body; a body that stalls for ever.
 */
export type Failure =
  | {
      readonly status: number;
      readonly type?: string;
      readonly message?: string;
      readonly retryAfter?: number | string;
    }
  | "dropped"
  | "cut"
  | "stalled";

/** What goes wrong, and for which requests. Without `rate` and `times` it is every one of them. */
export interface Fault {
  /** A list by its name, or any path as in `"/forms/{form_id}"`; every path unless given. */
  readonly on?: ListName;
  /** Share of the requests that it strikes, from 0 to 1. */
  readonly rate?: number;
  /** How many requests it strikes at most. */
  readonly times?: number;
  /**
   * Ms before anything is answered, or the least and the most of them; `Infinity` for no answer at
   * all.
   */
  readonly latency?: number | readonly [least: number, most: number];
  readonly fails?: Failure;
}

/** What strikes one request. */
export interface Strike {
  readonly latency: number;
  readonly fails: Failure | undefined;
}

/**
 * Draws what strikes a request, by its pathname. Latencies add up; the first failure counts. The
 * same seed gives the same outcomes to the same requests in the same order.
 * @throws RangeError for a rate, latency, number of times or status that cannot be
 */
export function drawFaults(
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
      // No share of what is endless on both sides is a number.
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
    (!(rate >= 0 && rate <= 1) && "rate is a share from 0 to 1") ||
    (!((Number.isInteger(times) && times >= 1) || times === Infinity) &&
      "times is a whole number from 1") ||
    (!(least >= 0 && most >= least) && "latency is in ms, the least before the most") ||
    (typeof fails === "object" &&
      !(fails.status >= 400 && fails.status <= 599) &&
      "the status of a failure is from 400 to 599");
  if (problem) throw new RangeError(`This fault cannot be: ${problem}.`);
}

/**
 * Numbers from 0 to below 1, the same for the same seed: mulberry32,
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
