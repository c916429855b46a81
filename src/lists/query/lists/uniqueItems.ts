import { isRecord } from "../../../core/record.ts";
import type { Page } from "../../../core/index.ts";

/** Returns the id of an item; `undefined` when it has none. */
export type GetItemId<T = unknown> = (item: T) => string | undefined;

/** An item of a list with a unique React key. */
export interface Entry<T = unknown> {
  readonly key: string;
  readonly item: T;
}

/** Returns the `id` of an item when it is a string or a safe integer. */
export const itemIdOf: GetItemId = (item) => {
  const id = isRecord(item) ? item["id"] : undefined;
  return (typeof id === "string" && id !== "") || Number.isSafeInteger(id) ? `${id}` : undefined;
};

/**
 * Returns the ids that occur twice in one page. They cannot identify items, because a page contains
 * no item twice.
 */
export function sharedIds({ results }: Page, getItemId: GetItemId): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const item of results) {
    const id = getItemId(item);
    if (id === undefined) continue;
    if (seen.has(id)) shared.add(id);
    seen.add(id);
  }
  return shared;
}

/**
 * Returns the items of each page without those of earlier pages: a list that changes between two
 * requests may return an item twice. Items with the same id within one page are kept.
 */
export function uniqueItems(pages: readonly Page[], getItemId: GetItemId): (readonly Entry[])[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const shared = sharedIds(page, getItemId);
    const entries: Entry[] = [];
    for (const item of page.results) {
      const id = getItemId(item);
      const key = id === undefined || shared.has(id) ? `at ${seen.size}` : `is ${id}`;
      if (!seen.has(key)) entries.push({ key, item });
      seen.add(key);
    }
    return entries;
  });
}
