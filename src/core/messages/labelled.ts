import { englishParts } from "./englishIssues.ts";
import { fillMessage } from "./fillMessage.ts";
import type { Language } from "../values/language.ts";
import { ownValue } from "../record.ts";

/** The mark that a label ends with, after which a sentence begins. */
const ended = /[?!.…。？！؟۔।]$/u;
const colon = /[:：]$/u;

/** A label without the colon that it may end with, so that it can stand in a sentence or a list. */
export const bareLabel = (label: string): string => label.trim().replace(colon, "").trimEnd();

/** A sentence that is written as behind a colon, where it stands alone. */
export const capitalised = (sentence: string): string =>
  // Not of a name, such as iPhone.
  sentence.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());

/** As `fillMessage`, without a colon behind a label that has a mark of its own. */
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

/** What is said of an answer, behind its label, unless it begins with that already. */
export function leadWith(label: string, message: string, language: Language): string {
  const bare = bareLabel(label);
  if (message.startsWith(bare)) return capitalised(message);
  const said = ended.test(bare) ? capitalised(message) : message;
  return fillLabelled(partOf(language, "summaryEntry"), { label, message: said });
}

/** A piece of the sentences of issues, in the language that they are in. */
export const partOf = ({ messages = {} }: Language, part: keyof typeof englishParts): string =>
  ownValue(messages, part) ?? englishParts[part];
