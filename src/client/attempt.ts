import { ClientError, NetworkError } from "./errors/index.ts";
import { headersOf, type HeadersOption } from "./headers.ts";
import { readJson } from "./readJson.ts";
import { type Deadline, withDeadline } from "./withDeadline.ts";

/** Sends a request, as the global `fetch` does when it is given a `Request`. */
export type Fetch = (request: Request) => Promise<Response>;

/** How one attempt is sent. */
export interface Sending {
  readonly fetch: Fetch | undefined;
  readonly headers: HeadersOption | undefined;
}

/** The JSON that answers `url`, all of it read within the deadline. Throws a `ClientError`. */
export function attempt(url: URL, sending: Sending, deadline: Deadline): Promise<unknown> {
  const { line } = deadline;
  return withDeadline(deadline, async (signal) => {
    const { fetch = globalThis.fetch } = sending;
    const headers = await headersOf(sending.headers, line);
    try {
      const response = await fetch(new Request(url, { headers, signal, redirect: "manual" }));
      return await readJson(response, line, signal);
    } catch (error) {
      throw error instanceof ClientError ? error : new NetworkError(line, error);
    }
  });
}
