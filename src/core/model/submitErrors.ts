/** What a submission was refused with: sentences by parameter name, and for the form as a whole. */
export interface SubmitErrors {
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly form?: readonly string[] | undefined;
  /**
   * Whether an answer was refused because the form has no such question any more: the definition
   * that was filled in is an old one, which a form says in its own words.
   */
  readonly outdated?: boolean | undefined;
  /**
   * Whether it is a conflict, perhaps with the same answers that the service is still processing:
   * sent again, they keep their idempotency key.
   */
  readonly conflict?: boolean | undefined;
}

/** What a `SubmitError` refuses, known by its name; `undefined` for any other error. */
export const refusalIn = (error: unknown): SubmitErrors | undefined =>
  Object(error).name === "SubmitError" ? Object(Object(error).errors) : undefined;

/** Thrown by an app's `onSubmit` to show errors at their fields. */
export class SubmitError extends Error {
  override readonly name = "SubmitError";
  readonly errors: SubmitErrors;

  constructor(errors: SubmitErrors, options?: ErrorOptions) {
    super(
      "The submission was refused; see errors for what to show, by field and for the form.",
      options,
    );
    this.errors = errors;
  }
}
