import type { Language } from "../values/language.ts";
import { defineMessages, type LocalizedText, type MessageTable } from "./defineMessages.ts";
import { formMessage } from "./formText.ts";
import {
  type ByError,
  findByError,
  sendFailureMessages,
  unanswered,
  type WhyIn,
} from "./sendFailure.ts";

/** English messages of a form, a list or a collection that could not be loaded. */
export const fetchedMessages = {
  loadFailed: "The form could not be loaded. {why}",
  retry: "Try again",
  "why.notFound":
    "There is nothing at this address. Check the link, or ask the people who sent it.",
  "why.gone": "It is no longer available. Ask the people who run this site.",
  "why.loadPageAgain":
    "Load this page again. If that does not help, tell the people who run this site.",
} as const satisfies Record<string, string>;

const allMessages = { ...sendFailureMessages, ...fetchedMessages };

/** Reason of a failed read of a form or a list. */
export type Reason = WhyIn<keyof typeof allMessages>;

/** Reason why a form could not be loaded. `definitionError` for a response that is not a form. */
export type FormFailure = Reason | "definitionError";

export const fetched: MessageTable<keyof typeof allMessages> =
  /* @__PURE__ */ defineMessages(allMessages);

/** Returns the cause and the remedy of a failed read. */
export const whyUnread = (language: Language, reason: Reason): string =>
  fetched.text(language, `why.${reason}`);

/** Returns the message that renders in place of a form. */
export function unreadMessages(language: Language, reason: FormFailure | "loading"): LocalizedText {
  if (reason === "definitionError") return formMessage(language, reason);
  return reason === "loading"
    ? formMessage(language, reason)
    : fetched.t(language, "loadFailed", { why: whyUnread(language, reason) });
}

/** Reasons of failed reads of a form or a list. */
const reading: ByError<Reason> = {
  ...unanswered,
  CodeNotLoadedError: "loadPageAgain",
  404: "notFound",
  410: "gone",
};

/** Returns the reason for a form or a list that could not be read. */
export const readFailure = (error: unknown): Reason => findByError(reading, error) ?? "tryAgain";

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
export const isLinkRefused = (error: unknown): boolean => findByError(leading, error) ?? false;

/** Whether a retry of reading a form is useless. */
export const isFinal = (reason: FormFailure): boolean =>
  ["definitionError", "notFound", "gone"].includes(reason);
