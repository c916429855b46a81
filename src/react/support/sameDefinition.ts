import { isRecord } from "../../core/record.ts";

/** Compares records and arrays to a depth of two. */
export const sameSettings = (a: unknown, b: unknown): boolean => sameTo(2, a, b);

/**
 * Compares definitions to the depth of parameter options. Values whose getters throw are unequal.
 */
export function sameDefinition(a: unknown, b: unknown): boolean {
  try {
    return sameTo(6, a, b);
  } catch {
    return false;
  }
}

function sameTo(depth: number, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (depth < 0) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameTo(depth - 1, item, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameTo(depth - 1, a[key], b[key]))
  );
}

/** Whether a value is a plain object of any window. Keys do not contain the content of a `Set`. */
function isPlain(something: unknown): something is Record<string, unknown> {
  const above: unknown = isRecord(something) && Object.getPrototypeOf(something);
  return above === null || (isRecord(above) && Object.getPrototypeOf(above) === null);
}
