import { type RequestLine, ClientError } from "./ClientError.ts";

/** Constructor options of `HttpError`. */
export interface HttpErrorDetails {
  readonly status: number;
  readonly body?: unknown;
  readonly retryAfter?: number | undefined;
}

/** Error for a response whose status is outside 200 to 299. */
export class HttpError extends ClientError {
  override readonly name = "HttpError";
  readonly status: number;
  /**
   * Wait that `Retry-After` asks for, in ms
   * (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3).
   */
  readonly retryAfter: number | undefined;
  readonly #body: unknown;

  constructor(line: RequestLine, { status, body, retryAfter }: HttpErrorDetails) {
    super(line, `was answered with status ${status}. ${adviceFor(line, status, retryAfter)}`);
    this.status = status;
    this.retryAfter = retryAfter;
    this.#body = body;
  }

  /**
   * The response's JSON; `undefined` when it was not JSON. Not enumerable, so that logging the
   * error does not log the response.
   */
  get body(): unknown {
    return this.#body;
  }
}

const credentials =
  "the service rejected the credentials. Check the headers option, or the headers that a proxy adds.";

const byStatus: Readonly<Record<number, string>> = {
  401: credentials,
  403: credentials,
  404: "there is nothing at this path. Check the id and baseUrl.",
  429: "the service received too many requests. Send fewer, or try again later.",
};

const refused = "the service rejected the request. See the error's body for its reasons.";

function adviceFor({ method, submits }: RequestLine, status: number, retryAfter?: number): string {
  if ((status >= 500 || status === 408) && submits)
    return "The service failed, but may have accepted the submission. Check whether the service has the submission before sending it again.";
  return `Nothing was ${method === "GET" ? "read" : "submitted"}: ${reasonFor(status, retryAfter)}`;
}

function reasonFor(status: number, retryAfter: number | undefined): string {
  if (retryAfter)
    return `the service asks to wait ${Math.ceil(retryAfter / 1000)} s. Try again then.`;
  if (status >= 500) return "the service failed. Try again later, or see its logs.";
  return byStatus[status] ?? refused;
}
