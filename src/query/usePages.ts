"use client";
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from "@tanstack/react-query";
import type { Page } from "../core/index.ts";
import { hasSameObjects, type ListData, type ListQueryOptions } from "./readList.ts";

interface Pages extends ListData {
  readonly query: UseInfiniteQueryResult<ListData>;
  /** Forgets all but the first page, and reads that one again. */
  readonly readAnew: () => void;
}

const nothing: ListData = { pages: [], pageParams: [] };

/** The pages that are loaded from where `at` begins; those of before while none of them is. `first` begins at the beginning. */
export function usePages(first: ListQueryOptions, at: ListQueryOptions): Pages {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    ...at,
    placeholderData: (data, before) =>
      before && hasSameObjects(before.queryKey, at.queryKey) ? data : undefined,
  });
  const { pages, pageParams } = query.data ?? nothing;
  const readAnew = () => {
    queries.setQueryData(first.queryKey, (data) => data && firstOf(data));
    void queries.invalidateQueries({ queryKey: first.queryKey, exact: true });
  };
  return { query, pages, pageParams, readAnew };
}

function firstOf({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  const at = Math.max(0, pageParams.indexOf(null));
  return { pages: pages.slice(at, at + 1), pageParams: pageParams.slice(at, at + 1) };
}
