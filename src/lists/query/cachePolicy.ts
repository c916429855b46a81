import { notifyManager } from "@tanstack/react-query";

/**
 * Resolves once components have rendered that a query is fetching. TanStack Query calls `queryFn`
 * before it notifies them, so they would never render a retry that fails at once.
 */
export const fetchingRendered = (): Promise<void> =>
  new Promise((resolve) => notifyManager.schedule(resolve));

/**
 * Whether a query failed and has no data. Only such a query is refetched after a reconnect, so that
 * a reconnect never changes rendered data.
 */
export const hasNoData = ({
  state,
}: {
  readonly state: { readonly status: string; readonly data: unknown };
}): boolean => state.status === "error" && state.data === undefined;

const day = 24 * 60 * 60 * 1000;

/**
 * Query options that cache a document for 24 hours, as the service recommends. Window focus
 * triggers no refetch, because it could change a form while a user fills it in. The client retries,
 * even while the browser is offline; the query does not.
 */
export const dayCache = () =>
  ({
    staleTime: day,
    // On a server, a timer would keep the process and the caches of all renders alive.
    gcTime: typeof window === "undefined" ? Infinity : day,
    refetchOnWindowFocus: false,
    refetchOnReconnect: hasNoData,
    retry: false,
    networkMode: "always",
    structuralSharing: false,
  }) as const;
