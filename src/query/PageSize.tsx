"use client";
import type { JSX } from "react";
import type { ListPager } from "./listPager.ts";
import { type ListLanguage, listText, numberText } from "./listWords.ts";

/** How many objects a page has. Nothing, where there is no choice. */
export function PageSize({
  pager: { limit, pageSizes, setLimit },
  ...language
}: ListLanguage & { readonly pager: ListPager }): JSX.Element | null {
  if (pageSizes.length < 2) return null;
  return (
    <label className="pf-page-size">
      {listText(language, "pageSize")}
      <span className="pf-control">
        <select
          className="pf-select"
          value={limit}
          onChange={({ target }) => setLimit(pageSizes[target.selectedIndex] ?? limit)}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {numberText(language, size)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
