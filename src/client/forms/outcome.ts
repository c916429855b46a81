import { isRecord, ownValue } from "../../core/record.ts";
import { ClientError, HttpError, SubmitOutcomeUnknown } from "../errors/index.ts";
import type { RequestSettings } from "../request/request.ts";

/**
 * Sends a submission. One whose outcome is unknown is never reported as failed.
 * @throws SubmitOutcomeUnknown when it was sent and no answer tells what became of it, else what
 * `send` throws
 */
export async function withOutcome<T>(
  settings: RequestSettings,
  send: (settings: RequestSettings) => Promise<T>,
): Promise<T> {
  let untold = 0;
  const fetch = async (request: Request): Promise<Response> => {
    untold++;
    const response = await (settings.fetch ?? globalThis.fetch)(request);
    if (Math.floor(response.status / 100) === 4) untold--;
    return response;
  };
  try {
    return await send({ ...settings, fetch, submits: true });
  } catch (error) {
    if (untold === 0 || isTold(error, untold) || !(error instanceof ClientError)) throw error;
    throw new SubmitOutcomeUnknown(error, error);
  }
}

/** Statuses that tell of one attempt, and nothing of one before whose answer was lost. */
const ofOneAttempt: readonly number[] = [401, 403, 408, 409, 425, 429];

/**
 * Whether the last answer is the service's, and tells of every attempt: a gateway answers, too, for
 * a service that may have taken one.
 */
function isTold(error: unknown, untold: number): boolean {
  if (
    !(error instanceof HttpError && isRecord(error.body) && isRecord(ownValue(error.body, "error")))
  )
    return false;
  return error.status < 500 ? !ofOneAttempt.includes(error.status) : untold === 1;
}
