/** Errors of a rejected submission: messages by parameter name, and messages of the whole form. */
export interface SubmitErrors {
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly form?: readonly string[] | undefined;
  /**
   * Whether the definition is outdated: an answer was rejected because its parameter does not
   * exist any more. The form renders its own message.
   */
  readonly outdated?: boolean | undefined;
  /**
   * Whether there is a conflict, possibly because the service is still processing the same
   * answers. A retry keeps the idempotency key.
   */
  readonly conflict?: boolean | undefined;
}

/**
 * Returns the errors of a `SubmitError`, or `undefined` for other errors. Compares the name of the
 * error, not its class.
 */
export const submitErrorsIn = (error: unknown): SubmitErrors | undefined =>
  Object(error).name === "SubmitError" ? Object(Object(error).errors) : undefined;

/** Thrown in `onSubmit` to render errors at their fields. */
export class SubmitError extends Error {
  override readonly name = "SubmitError";
  readonly errors: SubmitErrors;

  constructor(errors: SubmitErrors, options?: ErrorOptions) {
    super(
      "The submission was rejected. See `errors` for the messages by field and for the form.",
      options,
    );
    this.errors = errors;
  }
}
