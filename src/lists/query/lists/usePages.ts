"use client";
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Page } from "../../../core/index.ts";
import { useLatest } from "../../../react/internal.ts";
import { hasSameObjects, type ListData, type ListQueryOptions } from "./listQueryOptions.ts";
import type { Position, Step } from "./listPosition.ts";

interface Pages extends ListData {
  readonly query: UseInfiniteQueryResult<ListData>;
  /** Drops all pages but the first one and refetches it. */
  readonly readAnew: () => void;
}

const nothing: ListData = { pages: [], pageParams: [] };

/**
 * Queries a list from the page that `at` begins with. Until it has loaded, the previous pages are
 * the placeholder. `first` is the same list from its first page.
 */
export function usePages(
  first: ListQueryOptions,
  at: ListQueryOptions,
  paging: "pages" | "more",
): Pages {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    ...at,
    placeholderData(data, before) {
      // The previous pages were already replaced by an error.
      if (queries.getQueryState(at.queryKey)?.errorUpdateCount) return undefined;
      return before && hasSameObjects(before.queryKey, at.queryKey) ? data : undefined;
    },
  });
  const { pages, pageParams } = query.data ?? nothing;
  const readAnew = () => {
    queries.setQueryData(first.queryKey, (data) => data && onlyFrom(data, null));
    void queries.invalidateQueries({ queryKey: first.queryKey, exact: true });
  };
  useTrimOnUnmount(at, paging === "pages");
  return { query, pages, pageParams, readAnew };
}

/**
 * Reduces the cached list to its first loaded page on unmount, so that the next mount refetches one
 * page instead of all.
 */
function useTrimOnUnmount({ queryKey, initialPageParam }: ListQueryOptions, isOn: boolean): void {
  const queries = useQueryClient();
  const latest = useLatest({ queryKey, initialPageParam, isOn });
  useEffect(
    () => () => {
      const { queryKey, initialPageParam, isOn } = latest.current;
      const query = queries.getQueryCache().find({ queryKey, exact: true });
      const data = queries.getQueryData(queryKey);
      if (!isOn || !data || query?.getObserversCount() !== 0) return;
      const kept = onlyFrom(data, initialPageParam);
      // Unlike `setQueryData`, `setState` keeps `dataUpdatedAt`.
      if (kept) query.setState({ data: kept });
      else queries.removeQueries({ queryKey, exact: true });
    },
    [queries, latest],
  );
}

/** Returns the page read at `start`; `undefined` when a refetch read it at another link. */
function onlyFrom(
  { pages, pageParams }: InfiniteData<Page>,
  start: unknown,
): InfiniteData<Page> | undefined {
  const at = pageParams.indexOf(start);
  if (at < 0) return undefined;
  return { pages: pages.slice(at, at + 1), pageParams: pageParams.slice(at, at + 1) };
}

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
