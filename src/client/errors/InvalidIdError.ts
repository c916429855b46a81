import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** An id that cannot be one segment of a path. Nothing was sent. */
export class InvalidIdError extends ClientError {
  override readonly name = "InvalidIdError";

  constructor(line: RequestLine, problem: string) {
    super(
      line,
      `was not sent because the id ${problem}, which would ask for something else. Pass it as the service gave it.`,
    );
  }
}
