import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** An attempt took longer than `timeout`, or all of them `totalTimeout`, be it for the headers option, the answer's headers or its body, or for the schema of a list. */
export class TimeoutError extends ClientError {
  override readonly name = "TimeoutError";
  /** The limit, in ms. */
  readonly timeout: number;

  constructor(line: RequestLine, timeout: number, option: "timeout" | "totalTimeout" = "timeout") {
    super(
      line,
      `was not answered in full within ${timeout} ms, so nothing was read. Try again, or raise the ${option} option.`,
    );
    this.timeout = timeout;
  }
}
