import { type CollectionLanguage, collectionText } from "../collectionMessages.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { Round } from "./round.ts";

/** Formats the title of an item: "Dependents, 2 of 3". */
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
