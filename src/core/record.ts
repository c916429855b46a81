/** Returns an own property, and never an inherited one such as `constructor` or `__proto__`. */
export const getOwn = <T>(
  record: Readonly<Record<string, T>>,
  key: string | number,
): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** Creates a record without a prototype, in which any string is an ordinary key. */
export function recordOf<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const record: Record<string, T> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** Removes keys with the value `undefined`. */
export function omitUndefined<T extends object>(
  record: T | null | undefined,
): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function omitUndefined(record: object | null | undefined): object {
  return Object.fromEntries(
    Object.entries(record ?? {}).filter(([, value]) => value !== undefined),
  );
}

/** Whether a value is an object, except arrays and null. */
export const isRecord = (something: unknown): something is Record<string, unknown> =>
  typeof something === "object" && something !== null && !Array.isArray(something);
