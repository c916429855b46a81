/** The part of a request that an error may contain: no headers, no query, no host. */
export interface RequestLine {
  readonly method: string;
  /** Path as sent, without the query. */
  readonly path: string;
  /** Whether the request submits answers: after a failure the service may have accepted them. */
  readonly submits?: boolean | undefined;
}

export const lineOf = (url: URL, method = "GET"): RequestLine => ({ method, path: url.pathname });

const kept = new WeakMap<ClientError, readonly unknown[]>();
const notSubmitted = new WeakSet<ClientError>();

/**
 * Base class of every error that a client throws. It holds the method and path of the request, and
 * never a header, a query or text of a response.
 */
export abstract class ClientError extends Error {
  abstract override readonly name: string;
  readonly method: string;
  readonly path: string;

  /** @param message - the message after the request's method and path */
  constructor({ method, path }: RequestLine, message: string, options?: ErrorOptions) {
    // A rejected path may contain a query, which the message must not repeat.
    const shown = path.replace(/([?#]).*/s, "$1…");
    super(`${method} ${shown} ${message}`, options);
    this.method = method;
    this.path = shown;
  }

  /**
   * `false` when the request certainly submitted no answers. `undefined` when it may have submitted
   * them, and for every GET.
   */
  get submitted(): false | undefined {
    return notSubmitted.has(this) ? false : undefined;
  }

  /**
   * Items that `collect` had read before it failed. Not enumerable, so that logging the error does
   * not log them.
   */
  get results(): readonly unknown[] {
    return kept.get(this) ?? [];
  }
}

/** Records that the request of `error` submitted no answers. */
export const markNotSubmitted = (error: ClientError): void => void notSubmitted.add(error);

export const keepResults = (error: ClientError, results: readonly unknown[]): void =>
  void kept.set(error, results);
