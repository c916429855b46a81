import { notifyManager } from "@tanstack/react-query";

/**
 * Resolves once React has rendered that a query is fetching. TanStack Query notifies later than it
 * fetches, so a request that fails at once would leave the page as it was.
 */
export const fetchingRendered = (): Promise<void> =>
  new Promise((resolve) => notifyManager.schedule(resolve));
