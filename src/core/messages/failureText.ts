import type { FormFailure } from "./failure.ts";
import { failureWords, type Reason } from "./failureWords.ts";
import type { Language } from "../values/language.ts";
import { defineMessages, type LocalizedText, type MessageTable } from "./defineMessages.ts";
import { words } from "./text.ts";

/** What is said in English of a form that is fetched by its id. */
export const fetchedWords = {
  loading: "Loading the form",
  loadFailed: "The form could not be loaded. {why}",
  retry: "Try again",
} as const satisfies Record<string, string>;

const whys: MessageTable<keyof typeof failureWords> = /* @__PURE__ */ defineMessages(failureWords);

/** The messages of a form that is fetched by its id. */
export const fetched: MessageTable<keyof typeof fetchedWords> =
  /* @__PURE__ */ defineMessages(fetchedWords);

/** Why something failed, and what helps, as a sentence has it at `{why}`. */
export const whyText = (language: Language, reason: Reason): string =>
  whys.text(language, `why.${reason}`);

/** Returns the message for a form that is not there. */
export function unreadWords(language: Language, reason: FormFailure | "loading"): LocalizedText {
  if (reason === "definitionError") return words(language, reason);
  return reason === "loading"
    ? fetched.words(language, reason)
    : fetched.words(language, "loadFailed", { why: whyText(language, reason) });
}
