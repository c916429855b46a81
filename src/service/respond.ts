/** One issue of the request's body. */
export interface InputError {
  readonly message: string;
  /** Last key of the path, or `non_field_errors`. */
  readonly field: string;
  /** Keys and indices of the path; indices are strings. */
  readonly field_path: readonly string[];
}

/** Body of every response with an error status. */
export interface ErrorEnvelope {
  readonly error: {
    readonly type: string;
    readonly message: string;
    /** Empty when the error is not in the body. */
    readonly input_errors: readonly InputError[];
  };
}

interface ServiceErrorDetails {
  readonly input_errors?: readonly InputError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Error that becomes the response of a route. Its message never contains submitted values. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: ErrorEnvelope;

  constructor(status: number, type: string, message: string, details: ServiceErrorDetails = {}) {
    super(message);
    const { input_errors = [], headers = {} } = details;
    this.status = status;
    this.headers = headers;
    this.envelope = { error: { type, message, input_errors } };
  }
}

/** Creates a JSON response, which no cache stores by default. */
export const respond = (
  body: unknown,
  {
    status = 200,
    headers = {},
  }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * Creates the response for a thrown error: a 500 without details, unless it is a `ServiceError`.
 */
export function respondError(error: unknown): Response {
  const serviceError =
    error instanceof ServiceError
      ? error
      : new ServiceError(500, "server_error", "The service failed");
  return respond(serviceError.envelope, serviceError);
}
