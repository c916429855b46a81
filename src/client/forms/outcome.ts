import { isRecord, ownValue } from "../../core/record.ts";
import {
  type ClientError,
  HttpError,
  SubmitOutcomeUnknown,
  tellNotSubmitted,
} from "../errors/index.ts";
import { isOffline } from "../request/isOffline.ts";
import type { RequestSettings } from "../request/request.ts";

/**
 * Sends answers, to be checked or, when `settings` say so, handed in. What was handed in and whose
 * outcome is unknown is never reported as failed, and every other error says that nothing was.
 * @throws SubmitOutcomeUnknown when no answer tells what became of it, else what `send` throws
 */
export async function withOutcome<T>(
  settings: RequestSettings,
  send: (settings: RequestSettings) => Promise<T>,
): Promise<T> {
  let untold = 0;
  const fetch = async (request: Request): Promise<Response> => {
    untold++;
    const offline = isOffline();
    try {
      const response = await (settings.fetch ?? globalThis.fetch)(request);
      if (isRefusal(response)) untold--;
      return response;
    } catch (error) {
      // What was waited for in vain may have been sent meanwhile.
      if (offline && !request.signal.aborted) untold--;
      throw error;
    }
  };
  try {
    return await send({ ...settings, fetch });
  } catch (thrown) {
    const error = thrown as ClientError;
    if (settings.submits && !isTold(error, untold)) throw new SubmitOutcomeUnknown(error, error);
    tellNotSubmitted(error);
    throw error;
  }
}

/** Whether an answer says that its attempt was not taken. A 408 may be of a gateway. */
const isRefusal = ({ status }: Response): boolean =>
  status >= 400 && status < 500 && status !== 408;

/** Statuses that tell of one attempt, and nothing of one before whose answer was lost. */
const ofOneAttempt: readonly number[] = [401, 403, 408, 409, 425, 429];

/**
 * Whether the last answer is the service's, and tells of every attempt: a gateway answers, too, for
 * a service that may have taken one.
 */
function isTold(error: ClientError, untold: number): boolean {
  const status = error instanceof HttpError ? error.status : 0;
  const isService =
    error instanceof HttpError && isRecord(error.body) && isRecord(ownValue(error.body, "error"));
  // A conflict is perhaps with the same answers, of which a gateway knows nothing.
  if (untold === 0) return status !== 409 || isService;
  return isService && status < 500 && !ofOneAttempt.includes(status);
}
