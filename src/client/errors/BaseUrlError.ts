import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** A `baseUrl` or `upstreamUrl` from which no address can be made. Nothing was sent. */
export class BaseUrlError extends ClientError {
  override readonly name = "BaseUrlError";

  constructor(line: RequestLine, problem: string, option = "baseUrl") {
    super(
      line,
      `was not sent because ${option} ${problem}. Pass an address such as "https://example.test/api" or, in a browser, "/api".`,
    );
  }
}
