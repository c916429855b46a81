"use client";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import type { Client, ListArgs, ListItem } from "../../../client/index.ts";
import { type ListName, defaultLimit } from "../../../core/index.ts";
import type {
  AnyPagerOptions,
  ListPager,
  ListPagerOptions,
  PagingOptions,
} from "./listPagerTypes.ts";
import { useClient } from "../ParameterFormProvider.tsx";
import { type ListReader, untypedListQueryOptions } from "./listQueryOptions.ts";
import { hashKey } from "@tanstack/react-query";
import { useMemo, useState, useEffect } from "react";
import { isLinkRefused } from "../../../core/messages/readFailure.ts";
import { guardRepeatedActivation, useLatest, warn } from "../../../react/internal.ts";
import { follow, positionAt, type Step } from "./listPosition.ts";
import { itemIdOf, sharedIds, uniqueItems } from "./uniqueItems.ts";
import { usePages, useLoadAdjacentPages } from "./usePages.ts";
import { useSchemaOf } from "./useListQuery.ts";
import { endpointOf } from "../../../core/definition/endpoints.ts";

/**
 * Pages through a list like `<ResourceList>`, for a custom layout. `client` may be `undefined`
 * inside a `<ParameterFormProvider>` with a client. Requires a `QueryClientProvider`.
 *
 * @example
 * const client = createClient<{ employees: Employee }>({ baseUrl: "/api" });
 * const pager = useListPager(client, "employees", { limit: 25 });
 * <ul>{pager.entries?.map(({ key, item }) => <li key={key}>{item.name}</li>)}</ul>
 * <Pager pager={pager} label="Employees" />
 */
export function useListPager<
  Items,
  Paths,
  const N extends ListName,
  const L extends number = number,
  S extends StandardSchemaV1 | undefined = undefined,
>(
  client: Client<Items, Paths> | undefined,
  name: N,
  ...options: ListArgs<ListPagerOptions<ListItem<N, Items, S>, N, L, S>, N, Paths>
): ListPager<ListItem<N, Items, S>>;
export function useListPager(
  client: ListReader | undefined,
  name: string,
  options: AnyPagerOptions = {},
): ListPager {
  return useUntypedListPager(useClient(client), name, options);
}

/** `useListPager` without its type parameters. `T` is not checked. */
export function useUntypedListPager<T>(
  client: ListReader,
  name: string,
  options: AnyPagerOptions,
): ListPager<T>;
export function useUntypedListPager(
  client: ListReader,
  name: string,
  options: AnyPagerOptions,
): ListPager {
  const { page, paging = "pages", getItemId = itemIdOf, params, query: filters } = options;
  const initial = { name, requested: options.limit, limit: options.limit };
  const [chosen, choose] = useState(initial);
  const isChosen = chosen.name === name && Object.is(chosen.requested, options.limit);
  if (!isChosen) choose(initial);
  const { limit } = isChosen ? chosen : initial;
  const reading = { limit, params, query: filters, schema: useSchemaOf(name, options.schema) };
  const first = untypedListQueryOptions(client, name, reading);
  const list = hashKey(first.queryKey);

  const [position, setPosition] = useState(() => positionAt(list, page));
  const { start, visit } = position;
  const at = untypedListQueryOptions(client, name, { ...reading, at: start ?? undefined }, visit);
  // React warns about `NaN` as a `<select>` value. The request fails anyway.
  const size = sizeOf(start) ?? (limit || defaultLimit);
  const { query, pages, pageParams, readAnew } = usePages(first, at, paging);
  const last = pages.length - 1;
  const standsIn = query.isPlaceholderData && position.list === list;
  const wanted = standsIn ? position.kept : position.index;
  const shown = paging === "more" ? last : Math.min(Math.max(wanted, 0), last);
  const now = follow(position, list, page, query.isPlaceholderData ? [] : pageParams, shown);
  if (now !== position) setPosition(now);
  useLeftPage(list, !!page && position.page === null, options.onPageChange);

  const unique = useMemo(() => {
    if (pages.some((one) => sharedIds(one, getItemId).size > 0)) warn("list", { name });
    return uniqueItems(pages, getItemId);
  }, [pages, getItemId, name]);
  const entries = useMemo(
    () => (paging === "more" ? unique.flat() : (unique[shown] ?? [])),
    [paging, unique, shown],
  );

  const go = (link: string | null, to: Partial<typeof position>) => {
    setPosition({ ...position, ...to, page: link });
    if (link !== position.page) options.onPageChange?.(link);
  };
  const { linkTo, isTurning, load } = useLoadAdjacentPages({
    query,
    data: { pages, pageParams },
    position,
    shown,
    paging,
    onMoved: (link) => go(link, {}),
  });
  const turn = (step: Step) => {
    const link = linkTo(step);
    if (isTurning || link === undefined) return;
    guardRepeatedActivation()(0);
    const isLoop = pages[shown + step] === undefined && pageParams.includes(link);
    if (paging === "pages")
      go(isLoop ? position.page : link, {
        index: shown + step,
        from: { page: isLoop ? position.page : pageParams[shown], step },
      });
    else setPosition({ ...position, count: pages.length + 1 });
    if (pages[shown + step] === undefined) load(step);
  };
  const isLost = query.isFetchNextPageError || query.isFetchPreviousPageError;
  // Hides the error of a page that the user left, and every error while a request is pending.
  const isLeft = isLost && paging === "pages" && position.index === shown;
  const isCounted = pages[0]?.previous === null;
  const before = paging === "more" ? [] : unique.slice(0, shown);
  const error = isLeft || query.isFetching ? null : query.error;
  return {
    paging,
    entries: last < 0 ? undefined : entries,
    page: isCounted ? shown + 1 : null,
    from: isCounted ? before.reduce((sum, { length }) => sum + length, 1) : null,
    hasNext: linkTo(1) !== undefined,
    hasPrevious: paging === "pages" && linkTo(-1) !== undefined,
    next: () => turn(1),
    previous: () => turn(-1),
    refresh: () => {
      readAnew();
      go(null, positionAt(list, null, page, shown));
    },
    retry: () => {
      guardRepeatedActivation()(0);
      if (isLost) load(query.isFetchNextPageError ? 1 : -1);
      else void query.refetch();
    },
    limit: size,
    pageSizes: pageSizesOf(name, size, options.pageSizes),
    setLimit: (other) => {
      choose({ ...initial, limit: other });
      options.onLimitChange?.(other);
      // Only the link of the page had another size than `limit`.
      if (other === limit) go(null, positionAt(list, null, page, shown));
      else if (position.page !== null && !page) options.onPageChange?.(null);
    },
    isTurning,
    isBusy: query.isFetching,
    error,
    isRefused: error !== null && (isLost || start !== null) && isLinkRefused(error),
  };
}

const usual: readonly number[] = [10, 25, 50, 100, 250, 500];

function pageSizesOf(name: string, inUse: number, offered = usual): number[] {
  const { maxLimit } = endpointOf(name, {});
  const sizes = offered.filter((size) => size >= 1 && size <= maxLimit);
  return [...new Set([...sizes, inUse])].toSorted((a, b) => a - b);
}

/** Parses the page size in a link, if any. */
function sizeOf(link: string | null): number | undefined {
  const size = new URLSearchParams(link?.split("?")[1]).get("limit");
  return size !== null && /^[1-9]\d*$/.test(size) ? Number(size) : undefined;
}

/** Resets the app's page when `list` changes, because the link belongs to the previous list. */
function useLeftPage(
  list: string,
  isLeft: boolean,
  onPageChange: PagingOptions["onPageChange"],
): void {
  const latest = useLatest({ isLeft, onPageChange });
  useEffect(() => {
    if (latest.current.isLeft) latest.current.onPageChange?.(null);
  }, [list, latest]);
}
