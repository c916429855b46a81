import type { RequestLine } from "../requestLine.ts";

const kept = new WeakMap<ClientError, readonly unknown[]>();

/**
 * The base of everything a client throws, so that one `instanceof` tells its errors from others. It holds the method and
 * path of the request and never a header, a query or text of a response.
 */
export abstract class ClientError extends Error {
  abstract override readonly name: string;
  readonly method: string;
  readonly path: string;

  /** The message starts with the request: `said` goes on from there. */
  constructor({ method, path }: RequestLine, said: string, options?: ErrorOptions) {
    super(`${method} ${path} ${said}`, options);
    this.method = method;
    this.path = path;
  }

  /** What `collect` had read before it failed. Not enumerable, so that logging the error does not log it. */
  get results(): readonly unknown[] {
    return kept.get(this) ?? [];
  }
}

/** Gives `error` its `results`. */
export const keepResults = (error: ClientError, results: readonly unknown[]): void =>
  void kept.set(error, results);
