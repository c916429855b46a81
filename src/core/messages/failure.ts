import type { Reason } from "./failureMessages.ts";

/**
 * Reason why answers were not submitted, one per remedy. `unknown` if the service may have received
 * the answers.
 */
export type SendFailure = Reason | "unknown";

/** Reason why a form could not be loaded. `definitionError` for a response that is not a form. */
export type FormFailure = Reason | "definitionError";

const always = {
  OfflineError: "offline",
  401: "signedOut",
  403: "notAllowed",
  410: "gone",
  414: "requestTooLarge",
  419: "signedOut",
  429: "tooManyRequests",
  431: "requestTooLarge",
} as const satisfies ByError<Reason>;

/** Values by error name, or else by status, or else by first digit of the status. */
type ByError<R> = Readonly<Record<string | number, R>>;

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

/** Reasons of failed reads of a form or a list. */
const reading: ByError<Reason> = {
  ...always,
  NetworkError: "noConnection",
  TimeoutError: "timedOut",
  // A page or a redirect instead of JSON is most often a sign-in.
  NotJsonError: "maybeSignedOut",
  RedirectError: "maybeSignedOut",
  CodeNotLoadedError: "loadPageAgain",
  404: "notFound",
  408: "timedOut",
  5: "serviceFailed",
};

/**
 * Returns the value of an error. Reads its `name` and `status`, not its class, to support errors of
 * the app.
 */
function find<R>(byError: ByError<R>, error: unknown): R | undefined {
  const { name, status } = Object(error);
  const hundreds = /^[1-5](?=\d\d$)/.exec(status)?.[0];
  const key = [name, status, hundreds].find((key) => Object.hasOwn(byError, key));
  return byError[key];
}

/** Returns the reason for a form or a list that could not be read. */
export const readFailure = (error: unknown): Reason => find(reading, error) ?? "tryAgain";

/**
 * Returns the reason for a failed submission. An unknown error with `submitted: false` has the
 * reason of a failed read.
 */
export function sendFailure(error: unknown): SendFailure {
  const found = find(sending, error) ?? "unknown";
  return found === "unknown" && Object(error).submitted === false ? readFailure(error) : found;
}

/** Returns the reason for a form or a collection that could not be read or is invalid. */
export const formFailure = (error: unknown): FormFailure =>
  /^Not(Form|Collection)Error$/.test(Object(error).name) ? "definitionError" : readFailure(error);

/** Errors after which a retry of the link to a following page is useless. */
const leading: ByError<true> = {
  LinkError: true,
  TraversalError: true,
  400: true,
  404: true,
  410: true,
  422: true,
};

/**
 * Whether a retry of a following page is useless, because the client or the service rejects its
 * link.
 */
export const isLinkRefused = (error: unknown): boolean => find(leading, error) ?? false;

/** Whether a retry of reading a form is useless. */
export const isFinal = (reason: FormFailure): boolean =>
  ["definitionError", "notFound", "gone"].includes(reason);

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
