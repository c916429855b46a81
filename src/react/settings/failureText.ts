import type { FormFailure } from "../../core/messages/failure.ts";
import { failureWords, type Reason } from "../../core/messages/failureWords.ts";
import type { Language } from "../../core/values/language.ts";
import type { Words } from "../parts/contract.ts";
import { fetched } from "./fetchedText.ts";
import { type Sentences, sentencesOf } from "./sentences.ts";

const whys: Sentences<keyof typeof failureWords> = /* @__PURE__ */ sentencesOf(failureWords);

/** Why something failed, and what helps, as a sentence has it at `{why}`. */
export const whyText = (language: Language, reason: Reason): string =>
  whys.text(language, `why.${reason}`);

/** What is said of a form that is not there. */
export const unreadWords = (language: Language, reason: FormFailure | "loading"): Words =>
  reason === "loading" || reason === "definitionError"
    ? fetched.words(language, reason)
    : fetched.words(language, "loadFailed", { why: whyText(language, reason) });
