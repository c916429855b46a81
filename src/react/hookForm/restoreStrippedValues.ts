import { type FieldValues, get, set } from "react-hook-form";
import { isRecord } from "../../core/record.ts";

/** Restores the values of a group that a resolver stripped, and returns whether there were any. */
export function restoreStrippedValues(
  names: ReadonlySet<string>,
  group: string,
  values: FieldValues,
  kept: FieldValues,
): boolean {
  const stripped = strippedOf(names, get(values, group), get(kept, group));
  if (!stripped || isCutShort(group, values, kept)) return false;
  put(kept, group, { ...stripped, ...get(kept, group) });
  return true;
}

/** Returns the stripped values; `null` if there are none, or if the resolver added keys. */
function strippedOf(names: ReadonlySet<string>, before: unknown, kept: unknown = {}) {
  if (!isRecord(before) || !isRecord(kept)) return null;
  if (Object.keys(kept).some((key) => !(key in before))) return null;
  const stripped = Object.entries(before).filter(([key]) => names.has(key) && !(key in kept));
  return stripped.length > 0 ? Object.fromEntries(stripped) : null;
}

/** Whether a resolver removed rows, so that the remaining rows cannot be matched. */
const isCutShort = (group: string, values: FieldValues, kept: FieldValues): boolean =>
  parentsOf(group).some((path) => {
    const [before, now]: unknown[] = [get(values, path), get(kept, path)];
    return Array.isArray(before) && Array.isArray(now) && before.length !== now.length;
  });

/** Sets a value. Copies the objects on its path, which belong to the host. */
export function put(copy: FieldValues, path: string, value: object): void {
  for (const parent of parentsOf(path)) {
    const found: unknown = get(copy, parent);
    if (Array.isArray(found)) set(copy, parent, [...found]);
    else if (isRecord(found)) set(copy, parent, { ...found });
  }
  set(copy, path, value);
}

const parentsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index));
