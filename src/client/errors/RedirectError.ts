import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The answer leads elsewhere. Redirects are not followed, so that no credential reaches another host. */
export class RedirectError extends ClientError {
  override readonly name = "RedirectError";

  constructor(line: RequestLine) {
    super(
      line,
      "was answered with a redirect, which is refused because it could take credentials elsewhere. Set baseUrl to the final address; a redirect to a sign-in means that the session has ended.",
    );
  }
}
