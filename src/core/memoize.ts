/** Maximum number of cached results. No page needs more. */
const most = 1000;

/**
 * Caches the results of `make` by its arguments or by `keyOf`. A result keeps its identity between
 * renders. Evicts the oldest result beyond a thousand, because a server may get new arguments with
 * each request.
 */
export function memoize<A, T>(
  make: (first: A, second?: string) => T,
  keyOf = (first: A, second?: string): string => `${first} ${second}`,
): (first: A, second?: string) => T {
  const cache = new Map<unknown, T>();
  return (first, second) => {
    const key = keyOf(first, second);
    const made = cache.get(key) ?? make(first, second);
    cache.set(key, made);
    if (cache.size > most) cache.delete(cache.keys().next().value);
    return made;
  };
}
