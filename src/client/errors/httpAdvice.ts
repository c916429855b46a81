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
export function adviceFor(method: string, status: number, retryAfter?: number): string {
  const isRead = method === "GET";
  const why = retryAfter
    ? `the service asks to wait ${Math.ceil(retryAfter / 1000)} s. Try again then.`
    : (byStatus[status] ?? refused);
  if (status < 500 || retryAfter) return `Nothing was ${isRead ? "read" : "submitted"}: ${why}`;
  return isRead
    ? "Nothing was read: the service failed. Try again later, or see its logs."
    : "The service failed. Ask it what it has before sending this again.";
}
