import { HeadersError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

// `HeadersInit` exists only in the types of browsers.
type Init = NonNullable<RequestInit["headers"]>;

/**
 * Headers, or a function that returns them. The function is called for each attempt, so that a
 * token is always fresh.
 */
export type HeadersOption = Init | (() => Init | Promise<Init>);

/**
 * Resolves the headers of one attempt.
 * @throws HeadersError, which never contains a header
 */
export async function headersOf(
  option: HeadersOption | undefined,
  line: RequestLine,
): Promise<Headers> {
  const headers = checked(typeof option === "function" ? await call(option, line) : option, line);
  if (!headers.has("accept")) headers.set("accept", "application/json");
  return headers;
}

async function call(option: () => Init | Promise<Init>, line: RequestLine) {
  try {
    return await option();
  } catch (cause) {
    throw new HeadersError(line, "is a function that failed", { cause });
  }
}

function checked(init: Init | undefined, line: RequestLine): Headers {
  try {
    return new Headers(init);
  } catch {
    // No `cause`: its message quotes the value.
    throw new HeadersError(line, "has a name or value that HTTP does not allow");
  }
}
