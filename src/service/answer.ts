/** One reason for a refusal, at one place of the request's body. */
export interface InputError {
  readonly message: string;
  /** The last key of the path, or `non_field_errors`. */
  readonly field: string;
  /** Keys and indices down to the place; indices are strings. */
  readonly field_path: readonly string[];
}

/** The body of every answer that is not 200. */
export interface ErrorEnvelope {
  readonly error: {
    readonly type: string;
    readonly message: string;
    /** Empty when the reason is not in the body. */
    readonly input_errors: readonly InputError[];
  };
}

interface RefusalDetails {
  readonly input_errors?: readonly InputError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by a route to answer with an error. Its message never holds what was submitted. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: ErrorEnvelope;

  constructor(status: number, type: string, message: string, details: RefusalDetails = {}) {
    super(message);
    const { input_errors = [], headers = {} } = details;
    this.status = status;
    this.headers = headers;
    this.envelope = { error: { type, message, input_errors } };
  }
}

/** A JSON answer that nothing on the way may store. */
export const answer = (
  body: unknown,
  {
    status = 200,
    headers = {},
  }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * The answer for whatever a route threw: a refusal as it says, anything else as 500 without
 * details.
 */
export function answerError(error: unknown): Response {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, "server_error", "The service failed");
  return answer(refusal.envelope, refusal);
}
