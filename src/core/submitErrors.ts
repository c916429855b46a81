/** What a submission was refused with: sentences by parameter name, and for the form as a whole. */
export interface SubmitErrors {
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly form?: readonly string[] | undefined;
}

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
