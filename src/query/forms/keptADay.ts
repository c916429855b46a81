import { isUnloaded } from "./isUnloaded.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * How a document is cached: for 24 hours, as the service recommends, and never fetched again because
 * a window got focus, which could change a form under someone who is filling it in. The client
 * retries, also without a connection; the query does not.
 */
export const keptADay = () =>
  ({
    staleTime: day,
    // On a server, a timer would keep the process and every cache that it rendered with.
    gcTime: typeof window === "undefined" ? Infinity : day,
    refetchOnWindowFocus: false,
    refetchOnReconnect: isUnloaded,
    retry: false,
    networkMode: "always",
    structuralSharing: false,
  }) as const;
