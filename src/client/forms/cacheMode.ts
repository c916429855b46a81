/**
 * A form that is filled in by an old definition is refused: the browser asks the service whether
 * what it has is still right, which is answered with 304. A server has no such cache, and some of
 * its frameworks take the wish for one never to keep what is drawn.
 */
export const cacheMode = () => (typeof window === "undefined" ? undefined : "no-cache");
