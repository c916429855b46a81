/** More than any page draws. */
const most = 1000;

/**
 * `make`, asked once for the same arguments, or those of the same key: what is made in a render is
 * the same in the next.
 * Beyond a thousand, the oldest is forgotten, because a server may ask for others at each request,
 * and never ends.
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
