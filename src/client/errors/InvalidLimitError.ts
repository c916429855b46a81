import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** A `limit` that the list does not take. Nothing was sent. */
export class InvalidLimitError extends ClientError {
  override readonly name = "InvalidLimitError";
  /** The largest `limit` of the list. */
  readonly maxLimit: number;

  constructor(line: RequestLine, maxLimit: number) {
    super(
      line,
      `was not sent because its limit would be refused: it is the size of a page, a whole number from 1 to ${maxLimit}. Leave it out for the default.`,
    );
    this.maxLimit = maxLimit;
  }
}
