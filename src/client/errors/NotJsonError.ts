import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** A successful answer whose body is not JSON. It has no `cause`: a parser's error quotes the body. */
export class NotJsonError extends ClientError {
  override readonly name = "NotJsonError";
  readonly status: number;

  constructor(line: RequestLine, status: number) {
    super(
      line,
      `was answered with status ${status} and a body that is not JSON, so nothing was read. Check that baseUrl leads to the service, not to a page of the app or a sign-in.`,
    );
    this.status = status;
  }
}
