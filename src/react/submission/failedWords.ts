import { sendFailure } from "../../core/failure.ts";
import type { Language } from "../../core/language.ts";
import type { Words } from "../components/contract.ts";
import { whyText } from "../settings/failureText.ts";
import { words } from "../settings/text.ts";

/** What is said of answers that were sent and failed with `error`. */
export function failedWords(language: Language, error: unknown): Words {
  const reason = sendFailure(error);
  return reason === "unknown"
    ? words(language, "submitUnknown")
    : words(language, "submitFailed", { why: whyText(language, reason) });
}
