import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/**
 * A `baseUrl` or `upstreamUrl` from which no address can be made, or one where others could read
 * what is sent. Nothing was sent.
 */
export class BaseUrlError extends ClientError {
  override readonly name = "BaseUrlError";

  constructor(line: RequestLine, problem: string, option = "baseUrl") {
    super(
      line,
      `was not sent because ${option} ${problem}. Pass an address such as "https://example.test/api" or, in a browser, "/api".`,
    );
  }
}

/**
 * The `headers` option gave none that can be sent. Nothing was sent. `cause` is what its function
 * threw, if it did.
 */
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

/** An id that is missing, or cannot be one segment of a path. Nothing was sent. */
export class InvalidIdError extends ClientError {
  override readonly name = "InvalidIdError";

  constructor(line: RequestLine, problem: string) {
    super(line, `was not sent because ${problem}.`);
  }
}

/** A `limit` that the list does not take. Nothing was sent. */
export class InvalidLimitError extends ClientError {
  override readonly name = "InvalidLimitError";
  /** The largest `limit` of the list. */
  readonly maxLimit: number;

  constructor(line: RequestLine, maxLimit: number) {
    super(
      line,
      `was not sent because its limit would be refused: it is the size of a page, a whole number from 1 to ${maxLimit}. Leave it out for the default.`,
    );
    this.maxLimit = maxLimit;
  }
}

/** An option with which a list cannot be read, or a submission cannot be sent. Nothing was sent. */
export class InvalidOptionError extends ClientError {
  override readonly name = "InvalidOptionError";

  constructor(line: RequestLine, problem: string) {
    super(line, `was not sent because ${problem}.`);
  }
}

const behindProxy = "Behind a proxy, set upstreamUrl to the service's own address";

/** A link to another page that is not followed. Nothing was sent there. */
export class LinkError extends ClientError {
  override readonly name = "LinkError";
  readonly #link: string;

  constructor(line: RequestLine, problem: string, link: string, advice = behindProxy) {
    super(
      line,
      `gave a link that ${problem}, so it was not followed: it could take credentials elsewhere, or read another list. ${advice}.`,
    );
    this.#link = link;
  }

  /** The link. Not enumerable, so that logging the error does not log it. */
  get link(): string {
    return this.#link;
  }
}
