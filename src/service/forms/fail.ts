import { Refusal } from "../answer.ts";
import type { Failure } from "../faults.ts";

/**
 * What `failure` makes of the answer that `handle` gives. Throws a `Refusal` for a status, with
 * nothing handled.
 */
export async function fail(
  failure: Failure,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  if (typeof failure === "object") {
    const { status, type = "injected_fault", message = "This fault was asked for" } = failure;
    const { retryAfter } = failure;
    throw new Refusal(status, type, message, {
      ...(retryAfter !== undefined && { headers: { "retry-after": `${retryAfter}` } }),
    });
  }
  const answer = await handle();
  return failure === "dropped" ? Response.error() : partOf(answer, failure);
}

/** The first half of an answer, and then the end of the connection, or nothing any more. */
async function partOf(answer: Response, failure: "cut" | "stalled"): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent) controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      else if (failure === "cut") controller.error(new TypeError("This fault was asked for"));
      else return new Promise<never>(() => undefined);
      sent = true;
      return undefined;
    },
  });
  return new Response(body, answer);
}

/** More than a timer takes: it would end at once. */
const endless = 2 ** 31;

/**
 * Resolves after `ms`, or when `signal` is aborted, of which alone it waits where `ms` is beyond
 * all timers.
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
