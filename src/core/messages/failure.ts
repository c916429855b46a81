import type { Reason } from "./failureWords.ts";

/**
 * Why answers were not submitted, by what the person can do; `unknown` when nothing tells whether
 * they were.
 */
export type SendFailure = Reason | "unknown";

/** Why a form is not there; `definitionError` when what is there is no form. */
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
} as const satisfies Meanings<Reason>;

/** By the name of an error, its status, or the hundreds of that, whichever is found first. */
type Meanings<R> = Readonly<Record<string | number, R>>;

/**
 * What a failure means when answers were being sent. What is not here, such as a lost connection,
 * a time-out, a redirect, a 408 or a 5xx, does not tell: a service may have taken them.
 */
const sending: Meanings<SendFailure> = {
  ...always,
  SubmitError: "refused",
  400: "refused",
  404: "notTaken",
  408: "unknown",
  // Perhaps because they are there already.
  409: "unknown",
  410: "notTaken",
  413: "answersTooLong",
  422: "refused",
  4: "tryAgain",
};

/** What a failure means when a form or a list was being read. */
const reading: Meanings<Reason> = {
  ...always,
  NetworkError: "noConnection",
  TimeoutError: "timedOut",
  // Where a page stands in the way of a service, it is most often that of a sign-in.
  NotJsonError: "maybeSignedOut",
  RedirectError: "maybeSignedOut",
  CodeNotLoadedError: "loadPageAgain",
  404: "notFound",
  408: "timedOut",
  5: "serviceFailed",
};

/** The row of an error, known by its shape, so that an app's own error has one, too. */
function find<R>(meanings: Meanings<R>, error: unknown): R | undefined {
  const { name, status } = Object(error);
  const hundreds = /^[1-5](?=\d\d$)/.exec(status)?.[0];
  const key = [name, status, hundreds].find((key) => Object.hasOwn(meanings, key));
  return meanings[key];
}

/** What a person is told of a form or a list that could not be read. */
export const readFailure = (error: unknown): Reason => find(reading, error) ?? "tryAgain";

/**
 * What a person is told of answers that were sent, and failed with `error`; as of what was read,
 * where nothing tells more but that they were not handed in.
 */
export function sendFailure(error: unknown): SendFailure {
  const found = find(sending, error) ?? "unknown";
  return found === "unknown" && Object(error).submitted === false ? readFailure(error) : found;
}

/** The same of a form or a collection, which may be none. */
export const formFailure = (error: unknown): FormFailure =>
  /^Not(Form|Collection)Error$/.test(Object(error).name) ? "definitionError" : readFailure(error);

/** What a failure means when a page other than the first was being read: its link is of no use. */
const leading: Meanings<true> = {
  LinkError: true,
  TraversalError: true,
  400: true,
  404: true,
  410: true,
  422: true,
};

/**
 * Whether a page other than the first cannot be had by trying again: its link is refused, by the
 * client or by the service.
 */
export const isLinkRefused = (error: unknown): boolean => find(leading, error) ?? false;

/** Whether reading a form again is of no use. */
export const isFinal = (reason: FormFailure): boolean =>
  ["definitionError", "notFound", "gone"].includes(reason);

/**
 * Whether what was thrown for a submission does not tell if the answers were received: a
 * `SubmitOutcomeUnknown`, and whatever else is neither a refusal nor says that nothing was sent. An
 * error says so by its `name`, its HTTP `status`, or `submitted: false`; whose class it is does not
 * matter.
 *
 * @example
 * if (isOutcomeUnknown(error)) return { form: [english.submitUnknown] };
 */
export const isOutcomeUnknown = (error: unknown): boolean => sendFailure(error) === "unknown";
