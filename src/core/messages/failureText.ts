import type { FormFailure } from "./failure.ts";
import { failureMessages, type Reason } from "./failureMessages.ts";
import type { Language } from "../values/language.ts";
import { defineMessages, type LocalizedText, type MessageTable } from "./defineMessages.ts";
import { formMessage } from "./formText.ts";

/** English messages of a form that is fetched by its id. */
export const fetchedMessages = {
  loading: "Loading the form",
  loadFailed: "The form could not be loaded. {why}",
  retry: "Try again",
} as const satisfies Record<string, string>;

const whys: MessageTable<keyof typeof failureMessages> =
  /* @__PURE__ */ defineMessages(failureMessages);

export const fetched: MessageTable<keyof typeof fetchedMessages> =
  /* @__PURE__ */ defineMessages(fetchedMessages);

/** Returns the cause and the remedy of a failure, for the placeholder `{why}`. */
export const whyText = (language: Language, reason: Reason): string =>
  whys.text(language, `why.${reason}`);

/** Returns the message that renders in place of a form. */
export function unreadMessages(language: Language, reason: FormFailure | "loading"): LocalizedText {
  if (reason === "definitionError") return formMessage(language, reason);
  return reason === "loading"
    ? fetched.t(language, reason)
    : fetched.t(language, "loadFailed", { why: whyText(language, reason) });
}
