"use client";
import type { JSX, Ref } from "react";
import type { ListPager } from "./listPager.ts";
import { placeText, statusText } from "./listStatus.ts";
import { type ListLanguage, listText } from "./listWords.ts";
import { PageSize } from "./PageSize.tsx";

export interface PagerProps extends ListLanguage {
  /** What `useListPager` gives. */
  readonly pager: ListPager;
  /** What the list is called, such as "Employees". */
  readonly label: string;
  readonly navRef?: Ref<HTMLElement> | undefined;
}

/**
 * The ways through a list, and its place in words, which a screen reader tells at each change. Buttons that lead nowhere keep their
 * place and focus. Empty, but for its status, until there is something to show.
 */
export function Pager({ pager, label, navRef, ...language }: PagerProps): JSX.Element {
  const button = (
    key: "previousPage" | "nextPage" | "loadMore",
    leads: boolean,
    go: () => void,
  ) => (
    <button
      className="pf-page-button"
      type="button"
      aria-disabled={!leads || pager.isTurning || undefined}
      onClick={go}
    >
      {listText(language, key)}
    </button>
  );
  return (
    <nav
      className="pf-pager"
      aria-label={listText(language, "pager", { list: label })}
      ref={navRef}
      tabIndex={-1}
      data-turning={pager.isTurning || undefined}
    >
      {pager.entries && (
        <>
          <div className="pf-pager-turn">
            {pager.paging === "pages"
              ? button("previousPage", pager.hasPrevious, pager.previous)
              : button("loadMore", pager.hasNext, pager.next)}
            <span className="pf-pager-place" aria-hidden="true">
              {placeText(pager, language)}
            </span>
            {pager.paging === "pages" && button("nextPage", pager.hasNext, pager.next)}
          </div>
          <div className="pf-pager-set">
            <PageSize pager={pager} {...language} />
            <button className="pf-page-button" type="button" onClick={pager.refresh}>
              {listText(language, "refresh")}
            </button>
          </div>
        </>
      )}
      <output className="pf-visually-hidden">{statusText(pager, language)}</output>
    </nav>
  );
}
