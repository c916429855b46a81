/**
 * Returns the `fetch` cache mode for definitions. In a browser, `no-cache` revalidates the cached
 * definition, because an outdated one leads to a rejected submission. On a server, `no-cache` would
 * make some frameworks stop caching the rendered page.
 */
export const cacheMode = () => (typeof window === "undefined" ? undefined : "no-cache");
