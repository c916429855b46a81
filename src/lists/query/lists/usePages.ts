"use client";
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { Page } from "../../../core/index.ts";
import { useLatest } from "../../../react/internal.ts";
import { hasSameObjects, type ListData, type ListQueryOptions } from "./untypedListQueryOptions.ts";

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
