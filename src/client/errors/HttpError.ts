import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";
import { adviceFor } from "./httpAdvice.ts";

/** What an `HttpError` is made from. */
export interface HttpErrorDetails {
  readonly status: number;
  readonly body?: unknown;
  readonly retryAfter?: number | undefined;
}

/** The service answered with a status outside 200 to 299. */
export class HttpError extends ClientError {
  override readonly name = "HttpError";
  readonly status: number;
  /** Wait the service asked for, in ms (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3). */
  readonly retryAfter: number | undefined;
  readonly #body: unknown;

  constructor(line: RequestLine, { status, body, retryAfter }: HttpErrorDetails) {
    super(line, `was answered with status ${status}. ${adviceFor(line, status, retryAfter)}`);
    this.status = status;
    this.retryAfter = retryAfter;
    this.#body = body;
  }

  /** The answer's JSON, `undefined` when it was none. Not enumerable, so that logging the error does not log the answer. */
  get body(): unknown {
    return this.#body;
  }
}
