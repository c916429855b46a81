import { numberText } from "../../core/messages/defineMessages.ts";
import { type CollectionLanguage, collectionText } from "../collectionMessages.ts";

/** An item of a repeated form. */
export interface Item {
  /** Id in the collection: the form's id for the first item, `dependents~2` for the second. */
  readonly id: string;
  /** Id of the repeated form. */
  readonly form: string;
  /** Current position, from 1. The id stays the same when an earlier item is removed. */
  readonly number: number;
  /** Current number of items. */
  readonly total: number;
}

interface InItems {
  readonly id: string;
  readonly item?: Item | undefined;
}

/** Returns the id of the form, which its items share. */
export const formIdOf = ({ id, item }: InItems): string => item?.form ?? id;

/** Returns the id of the step that lists the items of a form. */
export const listId = (form: string): string => `${form}~items`;

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
