import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

const sentences = {
  loop: "links to a page that was read before, so its pages go in a circle. Tell the service",
  tooManyPages:
    "has more pages than maxPages, so reading stopped. Raise maxPages, or set a larger limit",
  emptyPages:
    "gave ten empty pages in a row, so reading stopped. Narrow the query, or tell the service",
};

/** A list that does not seem to end. Pages that were given stay valid; the `results` of `collect` are kept. */
export class TraversalError extends ClientError {
  override readonly name = "TraversalError";
  readonly reason: keyof typeof sentences;

  constructor(line: RequestLine, reason: keyof typeof sentences) {
    super(line, `${sentences[reason]}.`);
    this.reason = reason;
  }
}
