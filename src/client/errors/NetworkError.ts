import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** No answer, or a successful one that broke off. `cause` is what `fetch` threw. */
export class NetworkError extends ClientError {
  override readonly name = "NetworkError";

  constructor(line: RequestLine, cause?: unknown) {
    super(
      line,
      "got no complete answer, so nothing was read. Check the connection, baseUrl and, for another origin than the page's, that the service allows it (CORS).",
      { cause },
    );
  }
}
