import { type CollectionLanguage, collectionText } from "../collectionMessages.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { Item } from "./item.ts";

/** Formats the title of an item: "Dependents, 2 of 3". */
export const itemTitle = (
  language: CollectionLanguage,
  title: string,
  item: Item | undefined,
): string =>
  item
    ? collectionText(language, "itemTitle", {
        title,
        number: numberText(language, item.number),
        total: numberText(language, item.total),
      })
    : title;
