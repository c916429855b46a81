import { type CollectionLanguage, collectionText } from "../collectionWords.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { Round } from "./round.ts";

/** "Dependents, 2 of 3"; the title alone of a form that does not repeat. */
export const roundTitle = (
  language: CollectionLanguage,
  title: string,
  round: Round | undefined,
): string =>
  round
    ? collectionText(language, "roundTitle", {
        title,
        number: numberText(language, round.number),
        total: numberText(language, round.total),
      })
    : title;
