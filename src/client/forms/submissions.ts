import type { ListPath, Payload } from "../../core/index.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import { InvalidOptionError } from "../errors/index.ts";
import { expandPath } from "../request/expandPath.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import { type Base, buildUrl } from "../request/buildUrl.ts";
import { sendAndClassify } from "./sendAndClassify.ts";

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
