/**
 * Cache mode for definitions. An outdated definition leads to a rejected submission, so the browser
 * revalidates its copy with the service, which responds with 304 when it is current. A server has
 * no such cache, and some server frameworks treat the mode as an opt-out of caching the rendered
 * page.
 */
export const cacheMode = () => (typeof window === "undefined" ? undefined : "no-cache");
