import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** An option with which a list cannot be read, or a submission cannot be sent. Nothing was sent. */
export class InvalidOptionError extends ClientError {
  override readonly name = "InvalidOptionError";

  constructor(line: RequestLine, problem: string) {
    super(line, `was not sent because ${problem}.`);
  }
}
