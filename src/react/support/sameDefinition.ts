import { isRecord } from "../../core/record.ts";

/**
 * Whether two settings are equal, records and arrays compared by what they hold, to a depth of two.
 */
export const sameSettings = (a: unknown, b: unknown): boolean => sameTo(2, a, b);

/**
 * Whether two definitions are equal: deep enough for the options of a form's parameters. What
 * cannot be read equals nothing.
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

/**
 * Whether an object is of no class, in any window: what a `Set` or an object of a class holds is
 * not seen by its keys.
 */
function isPlain(something: unknown): something is Record<string, unknown> {
  const above: unknown = isRecord(something) && Object.getPrototypeOf(something);
  return above === null || (isRecord(above) && Object.getPrototypeOf(above) === null);
}
