import {
  counted,
  defineMessages,
  type MessageTable,
  numberText,
} from "../../../core/messages/defineMessages.ts";
import { sentenceLocale } from "../../../core/messages/inflection.ts";
import type { Components } from "../../../react/index.ts";
import { defaultLocale, type Language } from "../../../core/values/language.ts";

/**
 * English messages of lists. `messages` of a list replaces them by key. A message with a count may
 * have one text per plural category.
 */
export const listMessages = {
  listLoading: "Loading the list",
  listEmpty: "No {list} yet",
  pageEmpty: "There is nothing on this page",
  listFailed: "The list could not be loaded. {why}",
  pageRefused:
    "This page of the list cannot be opened: its address is wrong, or the list has changed since. The list is still there, from its first page.",
  retry: "Try again",
  firstPage: "Go to the first page",
  pager: "Pages of {list}",
  previousPage: "Previous",
  nextPage: "Next",
  loadMore: "Load more",
  refresh: "Refresh",
  pageSize: "Items per page",
  place: "Page {page}, {items}",
  soFar: "{items} so far",
  "items.one": "{count} item",
  "items.other": "{count} items",
} as const satisfies Record<string, string>;

/**
 * Language of a list. `messages` replaces messages of `listMessages` by key. `locale` formats numbers,
 * and selects plurals unless `messages` have a language of their own.
 */
export type ListLanguage = Language;

/** Messages, locale and parts of a list. */
export interface ListWording extends ListLanguage {
  /** Custom parts. Each replaces its default part. */
  readonly components?: Partial<Components> | undefined;
}

const messages: MessageTable<keyof typeof listMessages> =
  /* @__PURE__ */ defineMessages(listMessages);

export const listText: (typeof messages)["text"] = messages.text;

/** Returns a message as props of its element, with `lang` when the language is known. */
export const listMessage: (typeof messages)["t"] = messages.t;

/** Formats a count, such as "25 items". */
export const itemsText = (language: Language, count: number): string =>
  counted(messages, language, "items", count).children;

/** Formats a range, such as "26–50". */
export const rangeText = (language: Language, first: number, last: number): string =>
  first === last
    ? numberText(language, first)
    : new Intl.NumberFormat(language.locale ?? defaultLocale).formatRange(first, last);

/**
 * Returns the name of a list within a sentence: "employees" for the label "Employees". A label that
 * does not start with a plain word, such as "W-4 forms", stays unchanged, and so do German nouns.
 */
export function listNoun(language: Language, label: string): string {
  const lang = sentenceLocale(language);
  return /^\p{Lu}\p{Ll}/u.test(label) && !lang.startsWith("de")
    ? label.charAt(0).toLocaleLowerCase(lang) + label.slice(1)
    : label;
}
