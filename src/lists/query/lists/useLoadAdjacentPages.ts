"use client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Position, Step } from "./listPosition.ts";
import type { ListData } from "./untypedListQueryOptions.ts";

interface Turning {
  /**
   * Returns the link of the next or previous page, `null` for the first page, `undefined` when
   * there is no such page.
   */
  linkTo(step: Step): string | null | undefined;
  readonly isTurning: boolean;
  /** Loads the page after or before the loaded ones. A pending fetch comes first. */
  load(step: Step): void;
}

interface TurningOptions {
  readonly query: UseInfiniteQueryResult<ListData>;
  readonly data: ListData;
  readonly position: Position;
  /** Index of the rendered page; the last one with `paging: "more"`. */
  readonly shown: number;
  readonly paging: "pages" | "more";
  /** Called when a refetch gave the awaited page another link. */
  readonly onMoved: (link: string | null) => void;
}

/**
 * Loads the pages around the rendered one. A wanted page is loaded even when a refetch cancels its
 * request.
 */
export function useLoadAdjacentPages({
  query,
  data,
  position,
  shown,
  paging,
  onMoved,
}: TurningOptions): Turning {
  const { pages, pageParams } = data;
  const { fetchNextPage, fetchPreviousPage, isFetching, isPlaceholderData } = query;
  const linkTo: Turning["linkTo"] = (step) => {
    const loaded = pageParams[shown + step];
    if (loaded === null || typeof loaded === "string") return loaded;
    return (step > 0 ? pages[shown]?.next : pages[shown]?.previous) ?? undefined;
  };
  const load = (step: Step): void => {
    if (!isFetching) void (step > 0 ? fetchNextPage : fetchPreviousPage)({ cancelRefetch: false });
  };

  const wanted = paging === "more" ? Math.max(position.count - 1, 0) : position.index;
  const step = wanted < 0 ? -1 : 1;
  const link = linkTo(step);
  const isMissing = pages.length > 0 && pages[wanted] === undefined && link !== undefined;
  const isWanted = isMissing && !isPlaceholderData && !query.isError;
  const isNext = paging === "pages" && wanted === shown + step;

  const wasLoading = useRef(false);
  useEffect(() => {
    // A cancelled fetch is repeated, because nothing else would fetch the list.
    const isCancelled = wasLoading.current && (isPlaceholderData || query.isPending);
    wasLoading.current = isFetching;
    if (isFetching) return;
    if (isCancelled) void query.refetch();
    if (!isWanted) return;
    if (isNext && link !== position.page && !pageParams.includes(link)) onMoved(link);
    else load(step);
  });

  return {
    linkTo,
    load,
    isTurning:
      isPlaceholderData || query.isFetchingNextPage || query.isFetchingPreviousPage || isWanted,
  };
}
