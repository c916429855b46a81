import type { PagerPart } from "../react/index.ts";
import type { ListPager } from "./listPager.ts";
import { type ListLanguage, listText, numberText } from "./listWords.ts";

/** How many objects a page has. Nothing, where there is no choice. */
export const pageSizeOf = (
  { limit, pageSizes, setLimit }: ListPager,
  language: ListLanguage,
): PagerPart["size"] =>
  pageSizes.length < 2
    ? null
    : {
        label: listText(language, "pageSize"),
        select: {
          value: limit,
          onChange: ({ target }) => setLimit(pageSizes[target.selectedIndex] ?? limit),
        },
        options: pageSizes.map((value) => ({ value, label: numberText(language, value) })),
      };
