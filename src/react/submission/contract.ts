import type { AnsweredValues, Form } from "../../core/definition/form.ts";
import type { SubmitErrors } from "../../core/model/submitError.ts";
import type { Payload } from "../../core/model/evaluate.ts";
import type { FormDraft } from "../store/useFormDraft.ts";

/** Second argument of `onSubmit`. */
export interface Submission {
  readonly form: Form;
  readonly payload: Payload;
  /**
   * The same for equal answers, also if they are submitted again after a lost response. With a form
   * `id` and a `draft`, it persists across visits, tabs and devices.
   *
   * Send it as `Idempotency-Key`. Browsers repeat a POST whose connection was reset, so a single
   * submission may arrive twice.
   */
  readonly idempotencyKey: string;
  /** Aborted when the form unmounts. Pass it to requests that should end with the form. */
  readonly signal: AbortSignal;
}

/**
 * Handles a submission. Returned `SubmitErrors`, or those of a thrown `SubmitError`, are shown at
 * the fields.
 */
export type SubmitHandler = (
  values: AnsweredValues,
  submission: Submission,
) => void | SubmitErrors | Promise<void | SubmitErrors>;

/** A submission that the app accepted. */
export interface Submitted {
  readonly form: Form;
  /** The submitted values by parameter name. */
  readonly values: AnsweredValues;
  /** Time of acceptance, as an ISO 8601 instant. */
  readonly at: string;
  /** Whether an answer was edited while the submission was pending. */
  readonly edited: boolean;
}

/** Submission options of a form. */
export interface SubmissionOptions {
  /** Called once per submission, with valid answers. */
  readonly onSubmit: SubmitHandler;
  /**
   * Called with errors that `onSubmit` throws, except for `SubmitError` and aborts by `signal`.
   * Without it, and if it throws, the browser reports the error.
   */
  readonly onSubmitError?: ((error: unknown) => void) | undefined;
  /**
   * Saves answers between visits until they are submitted. Created by `useDraft` of
   * `parameter-form/collection`.
   */
  readonly draft?: FormDraft | undefined;
  /**
   * Whether the browser asks before leaving the page would lose edited answers that neither the app
   * nor the draft has. A working draft never asks, not even for sensitive answers, which it does
   * not save.
   *
   * @default true
   */
  readonly confirmLeave?: boolean | undefined;
}
