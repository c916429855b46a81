import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import {
  type DefinitionIssue,
  FormDefinitionError,
} from "../../core/definition/definitionIssue.ts";
import { CollectionError } from "../../document/read/CollectionError.ts";
import { type RequestLine, ClientError } from "./ClientError.ts";

/** Error for a redirect. Redirects are not followed, so that no credentials reach another host. */
export class RedirectError extends ClientError {
  override readonly name = "RedirectError";

  constructor(line: RequestLine) {
    super(
      line,
      "was answered with a redirect, which is not followed because it could send credentials elsewhere. Set baseUrl to the final address; a redirect to a sign-in means that the session has ended.",
    );
  }
}

/** Error for a response body that is larger, decompressed, than the client's limit. */
export class BodyTooLargeError extends ClientError {
  override readonly name = "BodyTooLargeError";
  /** The limit, in bytes. */
  readonly maxBytes: number;

  constructor(line: RequestLine, maxBytes: number) {
    super(
      line,
      `was answered with more than ${maxBytes} bytes, so reading stopped to protect the app's memory. Check the path, or pass a smaller limit.`,
    );
    this.maxBytes = maxBytes;
  }
}

/**
 * Error for a successful response whose body is not JSON. It has no `cause`: the parser's error
 * quotes the body.
 */
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

/**
 * Error for a JSON response that is not a form this library can render. `cause` is the
 * `FormDefinitionError` with the details.
 */
export class NotFormError extends ClientError {
  override readonly name = "NotFormError";
  /** All issues, in document order. */
  readonly issues: readonly DefinitionIssue[];

  constructor(line: RequestLine, issues: readonly DefinitionIssue[]) {
    const cause = new FormDefinitionError(issues);
    super(
      line,
      `returned a response that is not a form. ${cause.message} Check the path, or report it to the service.`,
      { cause },
    );
    this.issues = issues;
  }
}

/**
 * Error for a JSON response that is not a collection. `cause` is the `CollectionError` with the
 * details.
 */
export class NotCollectionError extends ClientError {
  override readonly name = "NotCollectionError";
  /** The first hundred issues, in document order. */
  readonly issues: readonly DefinitionIssue[];

  constructor(line: RequestLine, issues: readonly DefinitionIssue[], total = issues.length) {
    const cause = new CollectionError(issues, total);
    super(
      line,
      `returned a response that is not a collection. ${cause.message} Check the path, or report it to the service.`,
      { cause },
    );
    this.issues = issues;
  }
}

/** Error for a JSON response that is not a page of a list. */
export class NotPageError extends ClientError {
  override readonly name = "NotPageError";
  /** Path of the invalid field, such as `$.next` or `$.results[3]`. */
  readonly field: string;

  constructor(line: RequestLine, field: string, expected: string, found: string) {
    super(
      line,
      `returned a response that is not a page: ${field} should be ${expected}, found ${found}. Continuing could lose objects, so nothing was read. Check the path, or report it to the service.`,
    );
    this.field = field;
  }
}

/**
 * Error for an item that the list's `schema` rejects. `cause` is the error that the schema threw,
 * if any.
 */
export class InvalidItemError extends ClientError {
  override readonly name = "InvalidItemError";
  /** Path of the invalid item, such as `$.results[3]`. The `issues` have the paths inside it. */
  readonly field: string;
  readonly #issues: readonly StandardSchemaV1.Issue[];

  constructor(
    line: RequestLine,
    field: string,
    issues: readonly StandardSchemaV1.Issue[],
    options?: ErrorOptions,
  ) {
    super(
      line,
      `returned a page whose ${field} the schema rejects, so nothing was read. See this error's issues; correct the schema, or report it to the service.`,
      options,
    );
    this.field = field;
    this.#issues = issues;
  }

  /**
   * The schema's issues. Not enumerable, because messages and paths may quote the response: keys
   * can be data.
   */
  get issues(): readonly StandardSchemaV1.Issue[] {
    return this.#issues;
  }
}

const sentences = {
  loop: "links to a page that was read before, so its pages form a loop. Report it to the service",
  tooManyPages:
    "has more pages than maxPages, so reading stopped. Raise maxPages, or set a larger limit",
  emptyPages:
    "returned ten empty pages in a row, so reading stopped. Narrow the query, or report it to the service",
};

/**
 * Error for a list that does not seem to end. Pages that were already returned stay valid; the
 * items of `collect` are in `results`.
 */
export class TraversalError extends ClientError {
  override readonly name = "TraversalError";
  readonly reason: keyof typeof sentences;

  constructor(line: RequestLine, reason: keyof typeof sentences) {
    super(line, `${sentences[reason]}.`);
    this.reason = reason;
  }
}
