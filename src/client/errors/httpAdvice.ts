import type { RequestLine } from "../requestLine.ts";

const credentials =
  "the service does not accept the caller. Check the headers option, or what the proxy adds.";

const byStatus: Readonly<Record<number, string>> = {
  401: credentials,
  403: credentials,
  404: "there is nothing at this path. Check the id and baseUrl.",
  429: "the service has had too many requests. Send fewer, or try again later.",
};

const refused = "the service refused the request. See the error's body for its reasons.";

/** What a status means for the caller, and what to do. `retryAfter` in ms. */
export function adviceFor(
  { method, submits }: RequestLine,
  status: number,
  retryAfter?: number,
): string {
  if (status >= 500 && submits)
    return "The service failed. It may have taken a submission: ask it what it has before sending one again.";
  return `Nothing was ${method === "GET" ? "read" : "submitted"}: ${reasonFor(status, retryAfter)}`;
}

function reasonFor(status: number, retryAfter: number | undefined): string {
  if (retryAfter)
    return `the service asks to wait ${Math.ceil(retryAfter / 1000)} s. Try again then.`;
  if (status >= 500) return "the service failed. Try again later, or see its logs.";
  return byStatus[status] ?? refused;
}
