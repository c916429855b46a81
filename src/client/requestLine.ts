/**
 * What an error may say about the request it belongs to: never its headers, its query or its host.
 */
export interface RequestLine {
  readonly method: string;
  /** Path as it was sent, without the query. */
  readonly path: string;
  /** Whether it hands answers in, which a service that failed may have taken. */
  readonly submits?: boolean | undefined;
}

export const lineOf = (url: URL, method = "GET"): RequestLine => ({ method, path: url.pathname });
