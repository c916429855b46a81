import type { Language } from "../values/language.ts";
import { defineMessages, type MessageTable } from "./defineMessages.ts";

/**
 * English causes and remedies of failed submissions, for the placeholder `{why}` of other messages.
 */
export const sendFailureMessages = {
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
  "why.serviceFailed": "The service has a problem. Try again in a few minutes.",
  "why.tryAgain": "Try again in a moment. If it happens again, tell the people who run this site.",
} as const satisfies Readonly<Record<`why.${string}`, string>>;

/** Name of a cause: `signedOut` for `why.signedOut`. */
export type WhyIn<Key extends string> = Key extends `why.${infer Name}` ? Name : never;

/** Cause of a failed submission that is known. */
export type SendReason = WhyIn<keyof typeof sendFailureMessages>;

/**
 * Reason why answers were not submitted, one per remedy. `unknown` if the service may have received
 * the answers.
 */
export type SendFailure = SendReason | "unknown";

const whys: MessageTable<keyof typeof sendFailureMessages> =
  /* @__PURE__ */ defineMessages(sendFailureMessages);

/** Returns the cause and the remedy of a failed submission, for the placeholder `{why}`. */
export const whyText = (language: Language, reason: SendReason): string =>
  whys.text(language, `why.${reason}`);

/** Values by error name, or else by status, or else by first digit of the status. */
export type ByError<R> = Readonly<Record<string | number, R>>;

const always = {
  OfflineError: "offline",
  401: "signedOut",
  403: "notAllowed",
  414: "requestTooLarge",
  419: "signedOut",
  429: "tooManyRequests",
  431: "requestTooLarge",
} as const satisfies ByError<SendReason>;

/**
 * Reasons of failed submissions. Other failures are `unknown`, such as a lost connection, a
 * timeout, a redirect, a 408 or a 5xx, because the service may have received the answers.
 */
const sending: ByError<SendFailure> = {
  ...always,
  SubmitError: "refused",
  400: "refused",
  404: "notTaken",
  408: "unknown",
  // The answers may have been received before.
  409: "unknown",
  410: "notTaken",
  413: "answersTooLong",
  422: "refused",
  4: "tryAgain",
};

/** Reasons of requests that ended without an answer. */
export const unanswered: ByError<SendReason> = {
  ...always,
  NetworkError: "noConnection",
  TimeoutError: "timedOut",
  // A page or a redirect instead of JSON is most often a sign-in.
  NotJsonError: "maybeSignedOut",
  RedirectError: "maybeSignedOut",
  408: "timedOut",
  5: "serviceFailed",
};

/**
 * Returns the value of an error. Reads its `name` and `status`, not its class, to support errors of
 * the app.
 */
export function findByError<R>(byError: ByError<R>, error: unknown): R | undefined {
  const { name, status } = Object(error);
  const hundreds = /^[1-5](?=\d\d$)/.exec(status)?.[0];
  const key = [name, status, hundreds].find((key) => Object.hasOwn(byError, key));
  return byError[key];
}

/**
 * Returns the reason for a failed submission. An unknown error with `submitted: false` has the
 * reason of a request without an answer.
 */
export function sendFailure(error: unknown): SendFailure {
  const found = findByError(sending, error) ?? "unknown";
  const isUnsent = found === "unknown" && Object(error).submitted === false;
  return isUnsent ? (findByError(unanswered, error) ?? "tryAgain") : found;
}

/**
 * Whether the service may have received the answers despite a submission error. True for a
 * `SubmitOutcomeUnknown`, and for any error that is neither a rejection nor marked as not
 * submitted. Reads `name`, the HTTP `status` and `submitted: false`, whatever the class of the
 * error.
 *
 * @example
 * if (isOutcomeUnknown(error)) return { form: [english.submitUnknown] };
 */
export const isOutcomeUnknown = (error: unknown): boolean => sendFailure(error) === "unknown";
