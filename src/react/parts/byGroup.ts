import type { JSX } from "react";

/** Renders items that have no group, then each group of the others. */
export const byGroup = <T extends { readonly group?: string | undefined }>(
  items: readonly T[],
  renderItem: (item: T, place: number) => JSX.Element,
  renderGroup: (title: string, items: readonly (JSX.Element | false)[]) => JSX.Element,
): readonly (JSX.Element | readonly (JSX.Element | false)[])[] =>
  [...new Set(items.map(({ group }) => group))].map((title) => {
    const found = items.map((item, place) => item.group === title && renderItem(item, place));
    return title === undefined ? found : renderGroup(title, found);
  });
