import { type RequestLine, ClientError } from "./ClientError.ts";

/** Error for a request whose `signal` was aborted. `cause` is the signal's reason. */
export class AbortedError extends ClientError {
  override readonly name = "AbortedError";

  constructor(line: RequestLine, signal: AbortSignal) {
    super(
      line,
      "was aborted by its signal, so nothing was read. Send it again if you still need the result.",
      { cause: signal.reason },
    );
  }
}

/**
 * Error for an attempt that exceeded `timeout`, or for a request that exceeded `totalTimeout`. An
 * attempt includes the `headers` function and the response's body. Validation by the `schema` of a
 * list has its own `totalTimeout`.
 */
export class TimeoutError extends ClientError {
  override readonly name = "TimeoutError";
  /** The exceeded limit, in ms. */
  readonly timeout: number;

  constructor(line: RequestLine, timeout: number, option: "timeout" | "totalTimeout" = "timeout") {
    super(
      line,
      `was not answered in full within ${timeout} ms, so nothing was read. Try again, or raise the ${option} option.`,
    );
    this.timeout = timeout;
  }
}

/** Error for a missing or truncated response. `cause` is the error that `fetch` threw. */
export class NetworkError extends ClientError {
  override readonly name = "NetworkError";

  constructor(line: RequestLine, cause?: unknown) {
    super(
      line,
      "got no complete response, so nothing was read. Check the connection, baseUrl and, for another origin than the page's, that the service allows it (CORS).",
      { cause },
    );
  }
}

/**
 * Error for a request while the browser is offline and no service worker responded. Nothing was
 * sent. `cause` is the error that `fetch` threw.
 */
export class OfflineError extends ClientError {
  override readonly name = "OfflineError";

  constructor(line: RequestLine, cause: unknown) {
    super(line, "was not sent because the browser is offline. Send it again once it is online.", {
      cause,
    });
  }
}

/**
 * Error for a submission that was sent and whose outcome is unknown: the service may have accepted
 * it. `cause` is the last error: no complete response in time, a status of 408 or from 500 on, a
 * redirect, or a body that is not JSON.
 */
export class SubmitOutcomeUnknown extends ClientError {
  override readonly name = "SubmitOutcomeUnknown";

  constructor(line: RequestLine, cause: unknown) {
    super(
      line,
      "was sent, but its outcome is unknown: the service may have accepted it. Check with the service before sending it again, or set an idempotencyKey for each submission.",
      { cause },
    );
  }
}
