import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** A submission was sent and its answer was lost: the service may have taken it, or not. `cause` is what happened to the answer. */
export class SubmitOutcomeUnknown extends ClientError {
  override readonly name = "SubmitOutcomeUnknown";

  constructor(line: RequestLine, cause: unknown) {
    super(
      line,
      "was sent and its answer was lost, so the service may have taken it, or not. Ask the service what it has before sending it again, or give each submission an idempotencyKey.",
      { cause },
    );
  }
}
