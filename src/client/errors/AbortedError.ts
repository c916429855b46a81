import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The caller's `signal` was aborted. `cause` is its reason. */
export class AbortedError extends ClientError {
  override readonly name = "AbortedError";

  constructor(line: RequestLine, signal: AbortSignal) {
    super(
      line,
      "was stopped by its signal, so nothing was read. Send it again if the result is still wanted.",
      { cause: signal.reason },
    );
  }
}
