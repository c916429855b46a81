"use client";
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { Page } from "../../core/index.ts";
import { useLatest } from "../../react/internal.ts";
import { hasSameObjects, type ListData, type ListQueryOptions } from "./readList.ts";

interface Pages extends ListData {
  readonly query: UseInfiniteQueryResult<ListData>;
  /** Forgets all but the first page, and reads that one again. */
  readonly readAnew: () => void;
}

const nothing: ListData = { pages: [], pageParams: [] };

/**
 * The pages that are loaded from where `at` begins; those of before while none of them is. `first`
 * begins at the beginning.
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
      // An error has stood in their place.
      if (queries.getQueryState(at.queryKey)?.errorUpdateCount) return undefined;
      return before && hasSameObjects(before.queryKey, at.queryKey) ? data : undefined;
    },
  });
  const { pages, pageParams } = query.data ?? nothing;
  const readAnew = () => {
    queries.setQueryData(first.queryKey, (data) => data && onlyFrom(data, null));
    void queries.invalidateQueries({ queryKey: first.queryKey, exact: true });
  };
  useForgetting(at, paging === "pages");
  return { query, pages, pageParams, readAnew };
}

/**
 * Leaves one page of a list that goes, so that whoever comes back to it reads that one anew, and
 * not all that were ever shown.
 */
function useForgetting({ queryKey, initialPageParam }: ListQueryOptions, isOn: boolean): void {
  const queries = useQueryClient();
  const latest = useLatest({ queryKey, initialPageParam, isOn });
  useEffect(
    () => () => {
      const { queryKey, initialPageParam, isOn } = latest.current;
      const query = queries.getQueryCache().find({ queryKey, exact: true });
      const data = queries.getQueryData(queryKey);
      if (!isOn || !data || query?.getObserversCount() !== 0) return;
      const kept = onlyFrom(data, initialPageParam);
      // Only that: it is as old as it was.
      if (kept) query.setState({ data: kept });
      else queries.removeQueries({ queryKey, exact: true });
    },
    [queries, latest],
  );
}

/** The one page that was read at `start`; `undefined` when it was read at another link since. */
function onlyFrom(
  { pages, pageParams }: InfiniteData<Page>,
  start: unknown,
): InfiniteData<Page> | undefined {
  const at = pageParams.indexOf(start);
  if (at < 0) return undefined;
  return { pages: pages.slice(at, at + 1), pageParams: pageParams.slice(at, at + 1) };
}
