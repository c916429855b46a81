import type { RequestLine } from "../requestLine.ts";

const kept = new WeakMap<ClientError, readonly unknown[]>();
const told = new WeakSet<ClientError>();

/**
 * The base of everything a client throws, so that one `instanceof` tells its errors from others. It
 * holds the method and path of the request and never a header, a query or text of a response.
 */
export abstract class ClientError extends Error {
  abstract override readonly name: string;
  readonly method: string;
  readonly path: string;

  /** The message starts with the request: `said` goes on from there. */
  constructor({ method, path }: RequestLine, said: string, options?: ErrorOptions) {
    // A path that was refused may have a query, of which no more is told than that.
    const shown = path.replace(/([?#]).*/s, "$1…");
    super(`${method} ${shown} ${said}`, options);
    this.method = method;
    this.path = shown;
  }

  /**
   * `false` when it is certain that no answers were handed in; `undefined` when they may have been,
   * and for a request that hands none in.
   */
  get submitted(): false | undefined {
    return told.has(this) ? false : undefined;
  }

  /**
   * What `collect` had read before it failed. Not enumerable, so that logging the error does not
   * log it.
   */
  get results(): readonly unknown[] {
    return kept.get(this) ?? [];
  }
}

/** Says of `error` that no answers were handed in. */
export const tellNotSubmitted = (error: ClientError): void => void told.add(error);

/** Gives `error` its `results`. */
export const keepResults = (error: ClientError, results: readonly unknown[]): void =>
  void kept.set(error, results);
