"use client";
import { type JSX, type Ref, useState } from "react";
import { drawButton } from "../react/components/Button.tsx";
import { drawPart } from "../react/components/drawPart.ts";
import { Pager as Part } from "./components/Pager.tsx";
import type { ListPager } from "./listPager.ts";
import { placeText, statusText } from "./listStatus.ts";
import { listSaid, listText } from "./listWords.ts";
import { pageSizeOf } from "./pageSizeOf.ts";
import { type ListWording, useListSettings } from "./useListSettings.ts";

/** Props of `<Pager>`. */
export interface PagerProps extends ListWording {
  /** What `useListPager` gives. */
  readonly pager: ListPager;
  /** What the list is called, such as "Employees". */
  readonly label: string;
  /** The `<nav>` around the buttons. */
  readonly navRef?: Ref<HTMLElement> | undefined;
}

/**
 * The ways through a list, and its place in words, which a screen reader tells at each change.
 * Buttons that lead nowhere keep their place and focus. Empty, but for its status, where there is
 * one page alone.
 *
 * @example
 * const pager = useListPager(client, "employees");
 * <MyTable rows={pager.entries} />
 * <Pager pager={pager} label="Employees" />
 */
export function Pager({ pager, label, navRef, ...options }: PagerProps): JSX.Element {
  const wording = useListSettings(options);
  const isPaged = pager.paging === "pages";
  const ready = useWays(pager);
  const button = (
    key: "previousPage" | "nextPage" | "loadMore",
    leads: boolean,
    go: () => void,
  ): JSX.Element =>
    drawButton(wording, "page-button", {
      "aria-disabled": !leads || pager.isTurning || undefined,
      onClick: go,
      ...listSaid(wording, key),
    });
  return drawPart("Pager", Part, wording, {
    nav: {
      lang: listSaid(wording, "place").lang,
      "aria-label": listText(wording, "pager", { list: label }),
      ref: navRef,
      tabIndex: -1,
    },
    turning: pager.isTurning,
    ready,
    previous: isPaged ? button("previousPage", pager.hasPrevious, pager.previous) : null,
    next: button(isPaged ? "nextPage" : "loadMore", pager.hasNext, pager.next),
    refresh: drawButton(wording, "page-button", {
      onClick: pager.refresh,
      ...listSaid(wording, "refresh"),
    }),
    place: placeText(pager, wording),
    status: statusText(pager, wording),
    size: pageSizeOf(pager, wording),
  });
}

/** Whether there are ways to go, or were: what was pressed last keeps its place and focus. */
function useWays({ entries, hasNext, hasPrevious }: ListPager): boolean {
  const [were, setWere] = useState(false);
  const are = entries !== undefined && (were || hasNext || hasPrevious);
  if (are !== were) setWere(are);
  return are;
}
