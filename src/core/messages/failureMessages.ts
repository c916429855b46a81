/**
 * English causes and remedies of failed requests, for the placeholder `{why}` of other messages.
 */
export const failureMessages = {
  "why.offline": "You are offline. Connect to the internet, then try again.",
  "why.noConnection": "Check your connection, then try again.",
  "why.timedOut": "The service took too long to reply. Try again in a moment.",
  "why.signedOut": "You are signed out. Sign in in another tab, then try again.",
  "why.maybeSignedOut": "You may be signed out. Sign in in another tab, then try again.",
  "why.notAllowed": "You do not have access. Ask the people who run this site.",
  "why.tooManyRequests": "There were too many requests. Wait a minute, then try again.",
  "why.refused": "The service did not accept the answers. Check them, then try again.",
  "why.answersTooLong":
    "The answers are longer than the service takes. Shorten them, then try again.",
  "why.requestTooLarge":
    "The request was larger than the service takes. Sign out and in again in another tab, then try again.",
  "why.notTaken": "The service does not take this form. Tell the people who run this site.",
  "why.notFound":
    "There is nothing at this address. Check the link, or ask the people who sent it.",
  "why.gone": "It is no longer available. Ask the people who run this site.",
  "why.serviceFailed": "The service has a problem. Try again in a few minutes.",
  "why.tryAgain": "Try again in a moment. If it happens again, tell the people who run this site.",
  "why.loadPageAgain":
    "Load this page again. If that does not help, tell the people who run this site.",
} as const satisfies Record<`why.${string}`, string>;

/** Reason of a failed request: `signedOut` has the message `why.signedOut`. */
export type Reason = keyof typeof failureMessages extends `why.${infer Name}` ? Name : never;
