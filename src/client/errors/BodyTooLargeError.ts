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
      `was answered with more than ${maxBytes} bytes, so reading stopped to protect the app's memory. Check the path, or ask for a smaller limit.`,
    );
    this.maxBytes = maxBytes;
  }
}
