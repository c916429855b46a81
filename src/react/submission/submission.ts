import type { AnsweredValues, Form } from "../../core/definition/form.ts";
import type { SubmitErrors } from "../../core/model/submitErrors.ts";
import type { Payload } from "../../core/model/payload.ts";
import type { FormDraft } from "../store/useFormDraft.ts";

/** What an app's `onSubmit` is given beside the values. */
export interface Submission {
  readonly form: Form;
  readonly payload: Payload;
  /**
   * The same for the same answers, also when they are submitted again after a lost response and,
   * where the form has an `id` and a `draft`, in another visit, tab or device; another for others. Send it as
   * `Idempotency-Key`: a browser itself repeats a POST whose connection was reset, so that what is
   * submitted once may arrive twice without one.
   */
  readonly idempotencyKey: string;
  /**
   * Aborted when the form unmounts meanwhile. Give it to a request that is to end with the form; a
   * submission that does not use it goes on.
   */
  readonly signal: AbortSignal;
}

/**
 * Takes a submission. The `SubmitErrors` that it returns, or throws as a `SubmitError`, are shown
 * at the fields.
 */
export type SubmitHandler = (
  values: AnsweredValues,
  submission: Submission,
) => void | SubmitErrors | Promise<void | SubmitErrors>;

/** A submission that the app accepted. */
export interface Submitted {
  readonly form: Form;
  /** What was submitted, by parameter name. */
  readonly values: AnsweredValues;
  /** When it was accepted, as an ISO 8601 instant. */
  readonly at: string;
  /** Whether an answer was edited while it was under way, so that the form holds others by now. */
  readonly edited: boolean;
}

/** What happens to the answers. */
export interface SubmissionOptions {
  /** Called once per submission, with answers the service accepts. */
  readonly onSubmit: SubmitHandler;
  /**
   * Called with what `onSubmit` threw, when that was no `SubmitError` and not for the `signal` that
   * was aborted; without it, the browser reports the error, and what this throws.
   */
  readonly onSubmitError?: ((error: unknown) => void) | undefined;
  /**
   * Keeps the answers between visits until they are submitted: what `useDraft` of
   * `parameter-form/collection` gives.
   */
  readonly draft?: FormDraft | undefined;
  /**
   * Whether the browser asks before the page is left while edited answers would be lost, because
   * neither the app nor the draft has them; `true` unless given. A draft that works asks nothing, not even
   * for the sensitive answers that it never keeps.
   */
  readonly confirmLeave?: boolean | undefined;
}
