import { englishParts } from "./englishIssues.ts";
import { fillMessage } from "./defineMessages.ts";
import type { Language } from "../values/language.ts";
import { getOwn } from "../record.ts";

/** Matches punctuation at the end of a label. A message after it begins with a capital. */
const ended = /[?!.…。？！؟۔।]$/u;
const colon = /[:：]$/u;

/** Removes a trailing colon, so that a label fits into a sentence or a list. */
export const bareLabel = (label: string): string => label.trim().replace(colon, "").trimEnd();

/** Capitalises a message that is rendered without its label. */
export const capitalised = (sentence: string): string =>
  // Keeps names such as iPhone.
  sentence.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());

/** Fills a message like `fillMessage`. Omits a colon after a label that ends with punctuation. */
export const fillLabelled = (
  template: string,
  values: Readonly<Record<string, string>> & { readonly label: string },
): string => {
  const label = bareLabel(values.label);
  const fitting = ended.test(label)
    ? template.replace(/\{label\}(\u2069?)\s*[:：]/gu, "{label}$1")
    : template;
  return fillMessage(fitting, { ...values, label });
};

/** Prefixes a message with its label, unless it already begins with the label. */
export function leadWith(label: string, message: string, language: Language): string {
  const bare = bareLabel(label);
  if (message.startsWith(bare)) return capitalised(message);
  const text = ended.test(bare) ? capitalised(message) : message;
  return fillLabelled(messagePart(language, "summaryEntry"), { label, message: text });
}

export const messagePart = ({ messages = {} }: Language, part: keyof typeof englishParts): string =>
  getOwn(messages, part) ?? englishParts[part];
