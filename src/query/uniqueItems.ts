import { isRecord } from "../core/record.ts";
import type { Page } from "../core/index.ts";

/** What tells one object of a list from another; `undefined` for an object that nothing does. */
export type GetItemId<T = unknown> = (item: T) => string | undefined;

/** An object of a list, and a key of its own there. */
export interface Entry<T = unknown> {
  readonly key: string;
  readonly item: T;
}

/** The `id` of an object, when it is a string or a number. */
export const idOf: GetItemId = (item) => {
  const id = isRecord(item) ? item["id"] : undefined;
  return typeof id === "string" || typeof id === "number" ? `${id}` : undefined;
};

/**
 * The objects of each page, without those that came before: a list that changes between two pages
 * may give one twice.
 */
export function uniqueItems(pages: readonly Page[], getItemId: GetItemId): (readonly Entry[])[] {
  const seen = new Set<string>();
  return pages.map(({ results }) => {
    const entries: Entry[] = [];
    for (const item of results) {
      const id = getItemId(item);
      const key = id === undefined ? `at ${seen.size}` : `is ${id}`;
      if (!seen.has(key)) entries.push({ key, item });
      seen.add(key);
    }
    return entries;
  });
}
