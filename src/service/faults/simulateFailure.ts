import { ServiceError } from "../respond.ts";
import type { SimulatedFailure } from "./faults.ts";

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
