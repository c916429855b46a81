import { isRecord, getOwn } from "../../core/record.ts";
import {
  type ClientError,
  HttpError,
  SubmitOutcomeUnknown,
  markNotSubmitted,
} from "../errors/index.ts";
import { isOffline } from "../request/isOffline.ts";
import type { RequestSettings } from "../request/sendWithRetries.ts";

/**
 * Sends answers, and classifies the error of a failed submission. The answers are submitted when
 * `settings.submits` is set, otherwise only validated. A submission with an unknown outcome is
 * never reported as failed; every other error has `submitted: false`.
 * @throws SubmitOutcomeUnknown when no response reveals whether the service accepted the answers,
 * otherwise the error of `send`
 */
export async function sendAndClassify<T>(
  settings: RequestSettings,
  send: (settings: RequestSettings) => Promise<T>,
): Promise<T> {
  let uncertain = 0;
  const fetch = async (request: Request): Promise<Response> => {
    uncertain++;
    const offline = isOffline();
    try {
      const response = await (settings.fetch ?? globalThis.fetch)(request);
      if (isRefusal(response)) uncertain--;
      return response;
    } catch (error) {
      // A request that was aborted while pending may have been sent meanwhile.
      if (offline && !request.signal.aborted) uncertain--;
      throw error;
    }
  };
  try {
    return await send({ ...settings, fetch });
  } catch (thrown) {
    const error = thrown as ClientError;
    if (settings.submits && !isCertain(error, uncertain))
      throw new SubmitOutcomeUnknown(error, error);
    markNotSubmitted(error);
    throw error;
  }
}

/** Whether a response shows that its attempt was rejected. A 408 may come from a gateway. */
const isRefusal = ({ status }: Response): boolean =>
  status >= 400 && status < 500 && status !== 408;

/** Statuses that reject only the last attempt: the service may have accepted an earlier one. */
const lastAttemptOnly: readonly number[] = [401, 403, 408, 409, 425, 429];

/**
 * Whether `error` proves that no attempt was accepted. A gateway's response does not prove it for
 * earlier attempts.
 */
function isCertain(error: ClientError, uncertain: number): boolean {
  const status = error instanceof HttpError ? error.status : 0;
  const isService =
    error instanceof HttpError && isRecord(error.body) && isRecord(getOwn(error.body, "error"));
  // A 409 may be a conflict with the same answers. Only the service itself can exclude that.
  if (uncertain === 0) return status !== 409 || isService;
  return isService && status < 500 && !lastAttemptOnly.includes(status);
}
