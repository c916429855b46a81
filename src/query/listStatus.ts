import { itemsText, type ListLanguage, listText, numberText, rangeText } from "./listWords.ts";
import type { ListPager } from "./listPager.ts";

/** Where someone is, for eyes, such as "26–50"; in words where that is not known. */
export function placeText(pager: ListPager, language: ListLanguage): string | undefined {
  const { paging, from, entries = [] } = pager;
  const isRange = paging === "pages" && from !== null && entries.length > 0;
  return isRange
    ? rangeText(language, from, from + entries.length - 1)
    : toldPlace(pager, language);
}

/** The same in words, such as "Page 2, 25 items"; `undefined` when nothing is shown. */
function toldPlace(pager: ListPager, language: ListLanguage): string | undefined {
  if (!pager.entries) return undefined;
  const items = itemsText(language, pager.entries.length);
  if (pager.paging === "more" && pager.hasNext) return listText(language, "soFar", { items });
  if (pager.paging === "more" || pager.page === null) return items;
  return listText(language, "place", { items, page: numberText(language, pager.page) });
}

/** What a screen reader is told when it changes. What failed is told by an alert. */
export function statusText(pager: ListPager, language: ListLanguage): string | undefined {
  const isLoading = pager.isTurning || (!pager.entries && !pager.error);
  if (isLoading) return listText(language, "listLoading");
  return pager.error ? undefined : toldPlace(pager, language);
}
