import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The `headers` option gave none that can be sent. Nothing was sent. `cause` is what its function threw, if it did. */
export class HeadersError extends ClientError {
  override readonly name = "HeadersError";

  constructor(line: RequestLine, problem: string, options?: ErrorOptions) {
    super(
      line,
      `was not sent because the headers option ${problem}. Pass names and values, such as { authorization: "…" }.`,
      options,
    );
  }
}
