import { isRecord } from "../../core/record.ts";
import type { Page } from "../../core/index.ts";

/** What tells one object of a list from another; `undefined` for an object that nothing does. */
export type GetItemId<T = unknown> = (item: T) => string | undefined;

/** An object of a list, and a key of its own there. */
export interface Entry<T = unknown> {
  readonly key: string;
  readonly item: T;
}

/** Returns the `id` of an object: a text, or a number of which each digit is known. */
export const idOf: GetItemId = (item) => {
  const id = isRecord(item) ? item["id"] : undefined;
  return (typeof id === "string" && id !== "") || Number.isSafeInteger(id) ? `${id}` : undefined;
};

/** Returns the ids that two objects of one page have: no identity, since a page gives nothing twice. */
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
 * Returns the objects of each page, without those of an earlier page: a list that changes between two
 * pages may give one twice. None is left out of its own page.
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
