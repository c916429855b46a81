/** An item of a list that both revisions have. */
export type Kept<T> = readonly [before: T, now: T];

/** Compares two revisions of a list, whose items have keys. */
export function compareLists<T>(
  before: readonly T[],
  now: readonly T[],
  keyOf: (item: T) => string,
) {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const keys = new Set(now.map(keyOf));
  const rest = before.map(keyOf).filter((key) => keys.has(key));
  const kept = now.flatMap((item): readonly Kept<T>[] => {
    const other = old.get(keyOf(item));
    return other === undefined ? [] : [[other, item]];
  });
  return {
    gone: before.filter((item) => !keys.has(keyOf(item))),
    added: now.filter((item) => !old.has(keyOf(item))),
    kept,
    isMoved: kept.some(([one], at) => keyOf(one) !== rest[at]),
  };
}
