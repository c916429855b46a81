import type { JSX } from "react";

/** Renders items that have no group, then each group of the others. */
export const byGroup = <T extends { readonly group?: string | undefined }>(
  items: readonly T[],
  renderItem: (item: T, place: number) => JSX.Element,
  renderGroup: (title: string, items: readonly JSX.Element[]) => JSX.Element,
): readonly (JSX.Element | readonly JSX.Element[])[] =>
  [...new Set(items.map(({ group }) => group))].map((title) => {
    const found = items.flatMap((item, place) =>
      item.group === title ? [renderItem(item, place)] : [],
    );
    return title === undefined ? found : renderGroup(title, found);
  });
