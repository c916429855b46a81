import { notifyManager } from "@tanstack/react-query";

/**
 * Resolves once React has rendered that a query is fetching. TanStack Query notifies later than it
 * fetches, so a request that fails at once would leave the page as it was.
 */
export const fetchingRendered = (): Promise<void> =>
  new Promise((resolve) => notifyManager.schedule(resolve));

/**
 * Whether nothing could be loaded: a connection that is back tries again by itself, and changes
 * nothing under anyone.
 */
export const hasNoData = ({
  state,
}: {
  readonly state: { readonly status: string; readonly data: unknown };
}): boolean => state.status === "error" && state.data === undefined;

const day = 24 * 60 * 60 * 1000;

/**
 * How a document is cached: for 24 hours, as the service recommends, and never fetched again because
 * a window got focus, which could change a form under someone who is filling it in. The client
 * retries, also without a connection; the query does not.
 */
export const dayCache = () =>
  ({
    staleTime: day,
    // On a server, a timer would keep the process and every cache that it rendered with.
    gcTime: typeof window === "undefined" ? Infinity : day,
    refetchOnWindowFocus: false,
    refetchOnReconnect: hasNoData,
    retry: false,
    networkMode: "always",
    structuralSharing: false,
  }) as const;
