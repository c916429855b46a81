import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The service answered with JSON that is not a page of a list. */
export class NotPageError extends ClientError {
  override readonly name = "NotPageError";
  /** What is wrong, such as `$.next` or `$.results[3]`. */
  readonly field: string;

  constructor(line: RequestLine, field: string, expected: string, found: string) {
    super(
      line,
      `was answered with something that is not a page: ${field} should be ${expected}, found ${found}. Reading on could lose objects, so nothing was read. Check the path, or tell the service.`,
    );
    this.field = field;
  }
}
