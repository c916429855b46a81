import { DraftError, type DraftProblem } from "./DraftError.ts";

const byStatus: Readonly<Record<number, DraftProblem>> = {
  401: "signedOut",
  403: "signedOut",
  408: "unreachable",
  409: "conflict",
  412: "conflict",
  413: "full",
  429: "unreachable",
  507: "full",
};

/**
 * Whether a server's answer says that something is there: not so for 404, 410 and 204.
 * @throws DraftError for a redirect and for any status that is no success.
 */
export function checkStatus({ status, type, ok, redirected }: Response, method: string): boolean {
  // A browser hides the status of a redirect that it was told not to follow.
  if (type === "opaqueredirect" || redirected || (status >= 300 && status < 400))
    throw new DraftError(
      "signedOut",
      `${method} of a draft was answered with a redirect, which is refused because it could take answers elsewhere. One to a sign-in means that the session has ended.`,
    );
  if (ok) return status !== 204;
  if (method !== "PUT" && (status === 404 || status === 410)) return false;
  throw new DraftError(
    byStatus[status] ?? (status >= 500 ? "unreachable" : "refused"),
    `${method} of a draft was answered with status ${status}.`,
    { status },
  );
}
