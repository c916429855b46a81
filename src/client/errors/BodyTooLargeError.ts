import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The answer's body, decompressed, is larger than a client reads. */
export class BodyTooLargeError extends ClientError {
  override readonly name = "BodyTooLargeError";
  /** The limit, in bytes. */
  readonly maxBytes: number;

  constructor(line: RequestLine, maxBytes: number) {
    super(
      line,
      `was answered with more than ${maxBytes} bytes, so reading stopped to protect the memory of the app. Check the path or, for a list, ask for a smaller limit.`,
    );
    this.maxBytes = maxBytes;
  }
}
