import { isRecord, own } from "../core/own.ts";
import { HttpError, SubmitOutcomeUnknown } from "./errors/index.ts";
import type { RequestSettings } from "./request.ts";
import type { RequestLine } from "./requestLine.ts";

/**
 * What `send` gives for a submission, which is never called failed when nobody knows.
 * @throws SubmitOutcomeUnknown when it was sent and no answer tells what became of it, else what `send` throws
 */
export async function withOutcome<T>(
  settings: RequestSettings,
  line: RequestLine,
  send: (settings: RequestSettings) => Promise<T>,
): Promise<T> {
  let sends = 0;
  const fetch = (request: Request): Promise<Response> => {
    sends++;
    return (settings.fetch ?? globalThis.fetch)(request);
  };
  try {
    return await send({ ...settings, fetch });
  } catch (error) {
    if (sends === 0 || isTold(error, sends)) throw error;
    throw new SubmitOutcomeUnknown(line, error);
  }
}

/** A gateway answers 5xx for a service that may have taken the submission; and of two attempts, the last one tells of itself only. */
function isTold(error: unknown, sends: number): boolean {
  if (!(error instanceof HttpError)) return false;
  const byService = isRecord(error.body) && isRecord(own(error.body, "error"));
  return sends === 1 ? byService || error.status < 500 : byService && error.status < 500;
}
