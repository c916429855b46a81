import { itemsText, type ListLanguage, listText, numberText } from "./listWords.ts";
import type { ListPager } from "./listPager.ts";

/** Where someone is, such as "Page 2, 25 items"; `undefined` when nothing is shown. */
export function placeText(pager: ListPager, language: ListLanguage): string | undefined {
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
  return pager.error ? undefined : placeText(pager, language);
}
