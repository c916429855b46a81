/** The part of a request that an error may contain: no headers, no query, no host. */
export interface RequestLine {
  readonly method: string;
  /** Path as sent, without the query. */
  readonly path: string;
  /** Whether the request submits answers: after a failure the service may have accepted them. */
  readonly submits?: boolean | undefined;
}

export const lineOf = (url: URL, method = "GET"): RequestLine => ({ method, path: url.pathname });
