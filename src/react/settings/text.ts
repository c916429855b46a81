import { english, type MessageKey } from "../../core/english.ts";
import { languageOf, type MessageOptions } from "../../core/language.ts";
import { fillMessage } from "../../core/messages.ts";
import type { Words } from "../components/contract.ts";

/** A label or sentence in the form's language. */
export const text = (
  { messages }: MessageOptions,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string => fillMessage(messages?.[key] ?? english[key], values);

/** A label or sentence to spread on its element, which is marked where it fell back to English: https://www.w3.org/TR/WCAG22/#language-of-parts */
export const words = (
  settings: MessageOptions,
  key: MessageKey,
  values?: Readonly<Record<string, string>>,
): Words => ({
  children: text(settings, key, values),
  lang: languageOf(settings, settings.messages?.[key]),
});
