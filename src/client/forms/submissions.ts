import type { ListPath, Payload } from "../../core/index.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import {
  InvalidOptionError,
  type ClientError,
  HttpError,
  SubmitOutcomeUnknown,
  markNotSubmitted,
} from "../errors/index.ts";
import { expandPath, type Base, buildUrl } from "../request/url.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import { isOffline } from "../request/attempt.ts";

/**
 * Paths for validating and submitting forms. Each must contain `{form}` for the form's id; other
 * `{names}` are replaced by `params`. The specification defines none of these paths.
 */
export interface SubmissionPaths {
  /** @default "/forms/{form}/validate" */
  readonly validate?: ListPath | undefined;
  /** @default "/employees/{employee}/forms/{form}/submit" */
  readonly submit?: ListPath | undefined;
  /** @default "/employees/{employee}/forms/{form}/sign_and_submit" */
  readonly sign?: ListPath | undefined;
}

/** Options of one submission. */
export interface SubmitOptions {
  /** Path parameters besides the form, such as `{ employee: "emp_1" }`. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /**
   * Value of the `Idempotency-Key` header. A submission is retried after a lost response only with
   * a key.
   */
  readonly idempotencyKey?: string | undefined;
  /** Aborts the request. A submission that was already sent rejects with `SubmitOutcomeUnknown`. */
  readonly signal?: AbortSignal | undefined;
}

/** Result of `signForm`. */
export interface SignedDocument {
  /** Id of the signed document; `null` when the response has none. */
  readonly document: string | null;
}

/**
 * Submits answers. Every method rejects only with a `ClientError`; `toSubmitErrors` converts it to
 * messages for the form.
 */
export interface Submissions {
  /**
   * Asks the service whether it would accept these answers. Rejects with an `HttpError` when it
   * would not.
   */
  validateForm(id: string, payload: Payload, options?: SubmitOptions): Promise<void>;
  /**
   * Submits the answers and returns the JSON of the response; `null` when it is empty. Rejects with
   * `SubmitOutcomeUnknown` when the response was lost.
   */
  submitForm(id: string, payload: Payload, options: SubmitOptions): Promise<unknown>;
  /**
   * Signs and submits the answers. Call it only when the user knows that this signs. Rejects with
   * `SubmitOutcomeUnknown` when the response was lost.
   */
  signForm(id: string, payload: Payload, options: SubmitOptions): Promise<SignedDocument>;
}

/** Adds the default paths. */
export const submissionPathsOf = ({
  validate = "/forms/{form}/validate",
  submit = "/employees/{employee}/forms/{form}/submit",
  sign = "/employees/{employee}/forms/{form}/sign_and_submit",
}: SubmissionPaths = {}) => ({ validate, submit, sign });

export function createSubmissions(
  settings: RequestSettings & Base,
  submissionPaths: SubmissionPaths | undefined,
): Submissions {
  const { validate, submit, sign } = submissionPathsOf(submissionPaths);

  async function post(
    sending: RequestSettings,
    path: string,
    form: string,
    payload: Payload,
    { params, idempotencyKey, signal }: SubmitOptions = {},
  ): Promise<unknown> {
    const line = { method: "POST", path };
    const url = buildUrl(settings, expandPath(path, { ...params, form }, line), line);
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]+$/.test(idempotencyKey))
      throw new InvalidOptionError(line, "its idempotencyKey must be visible ASCII without spaces");
    return sendWithRetries(url, sending, signal, { body: JSON.stringify(payload), idempotencyKey });
  }
  const send = (submits: boolean, path: string, ...rest: Submission) =>
    sendAndClassify({ ...settings, submits }, (counted) => post(counted, path, ...rest));

  return {
    validateForm: async (...submission) => void (await send(false, validate, ...submission)),
    submitForm: (...submission) => send(true, submit, ...submission),
    async signForm(...submission) {
      const answer = await send(true, sign, ...submission);
      const document = isRecord(answer) ? getOwn(answer, "document") : undefined;
      return { document: typeof document === "string" ? document : null };
    },
  };
}

type Submission = [id: string, payload: Payload, options?: SubmitOptions];

/**
 * Sends answers, and classifies the error of a failed submission. The answers are submitted when
 * `settings.submits` is set, otherwise only validated. A submission with an unknown outcome is
 * never reported as failed; every other error has `submitted: false`.
 * @throws SubmitOutcomeUnknown when no response reveals whether the service accepted the answers,
 * otherwise the error of `send`
 */
async function sendAndClassify<T>(
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
