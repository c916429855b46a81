"use client";
import type { JSX, Ref } from "react";
import { drawButton } from "../react/components/Button.tsx";
import { drawPart } from "../react/components/drawPart.ts";
import { Pager as Part } from "./components/Pager.tsx";
import type { ListPager } from "./listPager.ts";
import { placeText, statusText } from "./listStatus.ts";
import { listSaid, listText } from "./listWords.ts";
import { pageSizeOf } from "./pageSizeOf.ts";
import { type ListLook, useListLook } from "./useListLook.ts";

/** Props of `<Pager>`. */
export interface PagerProps extends ListLook {
  /** What `useListPager` gives. */
  readonly pager: ListPager;
  /** What the list is called, such as "Employees". */
  readonly label: string;
  /** The `<nav>` around the buttons. */
  readonly navRef?: Ref<HTMLElement> | undefined;
}

/**
 * The ways through a list, and its place in words, which a screen reader tells at each change. Buttons that lead nowhere keep their
 * place and focus. Empty, but for its status, until there is something to show.
 */
export function Pager({ pager, label, navRef, ...given }: PagerProps): JSX.Element {
  const look = useListLook(given);
  const isPaged = pager.paging === "pages";
  const button = (
    key: "previousPage" | "nextPage" | "loadMore",
    leads: boolean,
    go: () => void,
  ): JSX.Element =>
    drawButton(look, "page-button", {
      "aria-disabled": !leads || pager.isTurning || undefined,
      onClick: go,
      ...listSaid(look, key),
    });
  return drawPart("Pager", Part, look, {
    nav: {
      lang: listSaid(look, "place").lang,
      "aria-label": listText(look, "pager", { list: label }),
      ref: navRef,
      tabIndex: -1,
    },
    turning: pager.isTurning,
    ready: pager.entries !== undefined,
    previous: isPaged ? button("previousPage", pager.hasPrevious, pager.previous) : null,
    next: button(isPaged ? "nextPage" : "loadMore", pager.hasNext, pager.next),
    refresh: drawButton(look, "page-button", {
      onClick: pager.refresh,
      ...listSaid(look, "refresh"),
    }),
    place: placeText(pager, look),
    status: statusText(pager, look),
    size: pageSizeOf(pager, look),
  });
}
