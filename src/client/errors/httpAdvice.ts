const credentials =
  "Nothing was read because the service does not accept the caller: check the headers option, or what the proxy adds.";

const byStatus: Readonly<Record<number, string>> = {
  401: credentials,
  403: credentials,
  404: "There is nothing at this path: check the id and baseUrl.",
  429: "The service has had too many requests, so nothing was read: send fewer, or try again later.",
};

/** What a status means for the caller, and what to do. `retryAfter` in ms. */
export function adviceFor(status: number, retryAfter?: number): string {
  if (retryAfter)
    return `Nothing was read: the service asks to wait ${Math.ceil(retryAfter / 1000)} s. Try again then.`;
  if (status >= 500)
    return "The service failed, so nothing was read: try again later, or see its logs.";
  return (
    byStatus[status] ??
    "The service refused the request, so nothing was read: see the error's body for its reasons."
  );
}
