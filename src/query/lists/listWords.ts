import {
  counted,
  defineMessages,
  type MessageTable,
  numberText,
} from "../../core/messages/defineMessages.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { defaultLocale, type Language } from "../../core/values/language.ts";

/**
 * What lists say in English. `messages` of a list replaces any of it by key; what is counted may
 * have a sentence for each plural category.
 */
export const listWords = {
  listLoading: "Loading the list",
  listEmpty: "No {list} yet",
  pageEmpty: "There is nothing on this page",
  listFailed: "The list could not be loaded. {why}",
  pageRefused:
    "This page of the list cannot be opened: its address is wrong, or the list has changed since. The list is still there, from its first page",
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
 * The language of a list: `messages` replaces messages of `listWords` by key, and `locale` is that
 * of numbers, and of plurals unless `messages` name their language.
 */
export type ListLanguage = Language;

const messages: MessageTable<keyof typeof listWords> = /* @__PURE__ */ defineMessages(listWords);

/** A label or sentence of a list. */
export const listText: (typeof messages)["text"] = messages.text;

/** The same to spread on its element, with its language when that is known. */
export const listSaid: (typeof messages)["words"] = messages.words;

/** How many, such as "25 items". */
export const itemsText = (language: Language, count: number): string =>
  counted(messages, language, "items", count).children;

/** The first and the last of some, such as "26–50". */
export const rangeText = (language: Language, first: number, last: number): string =>
  first === last
    ? numberText(language, first)
    : new Intl.NumberFormat(language.locale ?? defaultLocale).formatRange(first, last);

/**
 * What a list is called within a sentence: "employees", where its label is "Employees". What does
 * not look like a plain word, such as "W-4 forms", stays as it is, as do the nouns of German.
 */
export function listNoun(language: Language, label: string): string {
  const lang = sentenceLocale(language);
  return /^\p{Lu}\p{Ll}/u.test(label) && !lang.startsWith("de")
    ? label.charAt(0).toLocaleLowerCase(lang) + label.slice(1)
    : label;
}
