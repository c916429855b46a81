import type { ListPath, Payload } from "../../core/index.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { InvalidOptionError } from "../errors/index.ts";
import { expandPath } from "../request/expandPath.ts";
import { request, type RequestSettings } from "../request/request.ts";
import { type Base, urlOf } from "../request/urlOf.ts";
import { withOutcome } from "./outcome.ts";

/**
 * Where forms are checked and submitted; `{form}`, which each must have, stands for the form's id,
 * other `{names}` for `params`. They are not in the specification, so each can be replaced.
 */
export interface SubmissionPaths {
  /** `/forms/{form}/validate` unless given. */
  readonly validate?: ListPath | undefined;
  /** `/employees/{employee}/forms/{form}/submit` unless given. */
  readonly submit?: ListPath | undefined;
  /** `/employees/{employee}/forms/{form}/sign_and_submit` unless given. */
  readonly sign?: ListPath | undefined;
}

/** How one submission is sent. */
export interface SubmitOptions {
  /** What the path names beside the form: `{ employee: "emp_1" }`. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /**
   * Sent as `Idempotency-Key`. With one, a submission is sent again after a lost answer; without,
   * never.
   */
  readonly idempotencyKey?: string | undefined;
  /** Stops the request. One that was sent already rejects with `SubmitOutcomeUnknown`. */
  readonly signal?: AbortSignal | undefined;
}

/** What signing answers. */
export interface SignedDocument {
  /** Id of the signed document; `null` when the service told none. */
  readonly document: string | null;
}

/**
 * Sends answers. Every method rejects with a `ClientError` only: `submitErrors` makes of it what to
 * show.
 */
export interface Submissions {
  /**
   * Asks the service whether it would take these answers. Rejects with an `HttpError` when it would
   * not.
   */
  validateForm(id: string, payload: Payload, options?: SubmitOptions): Promise<void>;
  /**
   * Hands the answers in; gives the JSON that the service answers, `null` when it answers nothing.
   * `SubmitOutcomeUnknown` when its answer was lost.
   */
  submitForm(id: string, payload: Payload, options: SubmitOptions): Promise<unknown>;
  /**
   * Hands the answers in, signed, for a person who knowingly signs. `SubmitOutcomeUnknown` when the
   * answer was lost.
   */
  signForm(id: string, payload: Payload, options: SubmitOptions): Promise<SignedDocument>;
}

export function createSubmissions(
  settings: RequestSettings & Base,
  submissionPaths: SubmissionPaths = {},
): Submissions {
  const {
    validate = "/forms/{form}/validate",
    submit = "/employees/{employee}/forms/{form}/submit",
    sign = "/employees/{employee}/forms/{form}/sign_and_submit",
  } = submissionPaths;

  async function post(
    sending: RequestSettings,
    path: string,
    form: string,
    payload: Payload,
    { params, idempotencyKey, signal }: SubmitOptions = {},
  ): Promise<unknown> {
    const line = { method: "POST", path };
    const url = urlOf(settings, expandPath(path, { ...params, form }, line), line);
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]+$/.test(idempotencyKey))
      throw new InvalidOptionError(line, "its idempotencyKey is not visible ASCII without spaces");
    return request(url, sending, signal, { body: JSON.stringify(payload), idempotencyKey });
  }
  const send = (submits: boolean, path: string, ...rest: Submission) =>
    withOutcome({ ...settings, submits }, (counted) => post(counted, path, ...rest));

  return {
    validateForm: async (...submission) => void (await send(false, validate, ...submission)),
    submitForm: (...submission) => send(true, submit, ...submission),
    async signForm(...submission) {
      const answer = await send(true, sign, ...submission);
      const document = isRecord(answer) ? ownValue(answer, "document") : undefined;
      return { document: typeof document === "string" ? document : null };
    },
  };
}

type Submission = [id: string, payload: Payload, options?: SubmitOptions];
