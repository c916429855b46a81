import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** An id that is missing, or cannot be one segment of a path. Nothing was sent. */
export class InvalidIdError extends ClientError {
  override readonly name = "InvalidIdError";

  constructor(line: RequestLine, problem: string) {
    super(line, `was not sent because ${problem}.`);
  }
}
