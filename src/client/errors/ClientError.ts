import type { RequestLine } from "../requestLine.ts";

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
}
