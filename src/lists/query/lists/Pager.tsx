"use client";
import { type JSX, type Ref, useState } from "react";
import { numberText } from "../../../core/messages/defineMessages.ts";
import { renderButton, renderPart, useSettings } from "../../../react/internal.ts";
import { Pager as Part } from "./PagerPart.tsx";
import type { ListPager } from "./listPagerTypes.ts";
import {
  listMessage,
  listText,
  itemsText,
  type ListLanguage,
  type ListWording,
  rangeText,
} from "./listMessages.ts";
import type { PagerPart } from "../../../react/index.ts";

/** Props of `<Pager>`. */
export interface PagerProps extends ListWording {
  /** Result of `useListPager`. */
  readonly pager: ListPager;
  /** Name of the list, such as "Employees". */
  readonly label: string;
  /** Ref of the `<nav>` around the buttons. */
  readonly navRef?: Ref<HTMLElement> | undefined;
}

/**
 * Renders the page buttons of a list, the position and the page size. A live region announces each
 * change of position. A button without a target stays mounted and keeps focus. With a single page,
 * only the live region is rendered.
 *
 * @example
 * const pager = useListPager(client, "employees");
 * <MyTable rows={pager.entries} />
 * <Pager pager={pager} label="Employees" />
 */
export function Pager({ pager, label, navRef, ...options }: PagerProps): JSX.Element {
  const settings = useSettings(options);
  const slot = { settings };
  const isPaged = pager.paging === "pages";
  const ready = useHasOtherPages(pager);
  const button = (
    key: "previousPage" | "nextPage" | "loadMore",
    leads: boolean,
    go: () => void,
  ): JSX.Element =>
    renderButton(slot, "page-button", {
      "aria-disabled": !leads || pager.isTurning || undefined,
      onClick: go,
      ...listMessage(settings, key),
    });
  return renderPart("Pager", Part, slot, {
    nav: {
      lang: listMessage(settings, "place").lang,
      "aria-label": listText(settings, "pager", { list: label }),
      ref: navRef,
      tabIndex: -1,
    },
    turning: pager.isTurning,
    ready,
    previous: isPaged ? button("previousPage", pager.hasPrevious, pager.previous) : null,
    next: button(isPaged ? "nextPage" : "loadMore", pager.hasNext, pager.next),
    refresh: renderButton(slot, "page-button", {
      onClick: pager.refresh,
      ...listMessage(settings, "refresh"),
    }),
    place: placeText(pager, settings),
    status: statusText(pager, settings),
    size: pageSizeOf(pager, settings),
  });
}

/**
 * Whether to render the page buttons: the list has, or had, other pages. Rendered buttons stay, so
 * that a pressed button keeps its place and focus.
 */
function useHasOtherPages({ entries, hasNext, hasPrevious }: ListPager): boolean {
  const [were, setWere] = useState(false);
  const are = entries !== undefined && (were || hasNext || hasPrevious);
  if (are !== were) setWere(are);
  return are;
}

/** Returns the position as a range, such as "26–50", or as text when the range is unknown. */
function placeText(pager: ListPager, language: ListLanguage): string | undefined {
  const { paging, from, entries = [] } = pager;
  const isRange = paging === "pages" && from !== null && entries.length > 0;
  return isRange
    ? rangeText(language, from, from + entries.length - 1)
    : placeMessage(pager, language);
}

/**
 * Returns the position as text, such as "Page 2, 25 items"; `undefined` before anything has loaded.
 */
function placeMessage(pager: ListPager, language: ListLanguage): string | undefined {
  if (!pager.entries) return undefined;
  const items = itemsText(language, pager.entries.length);
  if (pager.paging === "more" && pager.hasNext) return listText(language, "soFar", { items });
  if (pager.paging === "more" || pager.page === null) return items;
  return listText(language, "place", { items, page: numberText(language, pager.page) });
}

/** Returns the text of the live region. An error has its own alert. */
function statusText(pager: ListPager, language: ListLanguage): string | undefined {
  const isLoading = pager.isTurning || (!pager.entries && !pager.error);
  if (isLoading) return listText(language, "listLoading");
  return pager.error ? undefined : placeMessage(pager, language);
}

const pageSizeOf = (
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
