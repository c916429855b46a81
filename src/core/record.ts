/**
 * The own property `key` of a record, so that `constructor` or `__proto__` is never found by
 * inheritance.
 */
export const ownValue = <T>(
  record: Readonly<Record<string, T>>,
  key: string | number,
): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** A record without a prototype, in which any string is an ordinary key. */
export function recordOf<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const record: Record<string, T> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** What a record says: a key that is `undefined` is as good as not given. */
export function omitUndefined<T extends object>(
  record: T | null | undefined,
): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function omitUndefined(record: object | null | undefined): object {
  return Object.fromEntries(
    Object.entries(record ?? {}).filter(([, value]) => value !== undefined),
  );
}

/** Whether something is an object with keys: not an array, not null. */
export const isRecord = (something: unknown): something is Record<string, unknown> =>
  typeof something === "object" && something !== null && !Array.isArray(something);
