import { type RequestLine, ClientError } from "./ClientError.ts";

/**
 * Error for a `baseUrl` or `upstreamUrl` that is invalid, or for a `baseUrl` whose http is not
 * allowed. Nothing was sent.
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
 * Error for a `headers` option that throws or has invalid headers. Nothing was sent. `cause` is the
 * error that a `headers` function threw.
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

/** Error for an id that is missing or cannot be a path segment. Nothing was sent. */
export class InvalidIdError extends ClientError {
  override readonly name = "InvalidIdError";

  constructor(line: RequestLine, problem: string) {
    super(line, `was not sent because ${problem}.`);
  }
}

/** Error for a `limit` outside the range of the list. Nothing was sent. */
export class InvalidLimitError extends ClientError {
  override readonly name = "InvalidLimitError";
  /** The largest `limit` of the list. */
  readonly maxLimit: number;

  constructor(line: RequestLine, maxLimit: number) {
    super(
      line,
      `was not sent because its limit is invalid: it must be a whole number from 1 to ${maxLimit}. Omit it for the default.`,
    );
    this.maxLimit = maxLimit;
  }
}

/** Error for an invalid option of a list or of a submission. Nothing was sent. */
export class InvalidOptionError extends ClientError {
  override readonly name = "InvalidOptionError";

  constructor(line: RequestLine, problem: string) {
    super(line, `was not sent because ${problem}.`);
  }
}

const behindProxy = "Behind a proxy, set upstreamUrl to the service's own address";

/** Error for a `next` or `previous` link that is not followed. Nothing was sent to it. */
export class LinkError extends ClientError {
  override readonly name = "LinkError";
  readonly #link: string;

  constructor(line: RequestLine, problem: string, link: string, advice = behindProxy) {
    super(
      line,
      `returned a link that ${problem}. It was not followed, because it could send credentials elsewhere or read another list. ${advice}.`,
    );
    this.#link = link;
  }

  /** The link. Not enumerable, so that logging the error does not log it. */
  get link(): string {
    return this.#link;
  }
}
