import { type FieldValues, get, set } from "react-hook-form";
import { isRecord } from "../../core/record.ts";
import { warn } from "../support/warn.ts";

/**
 * Restores the values of a group that a resolver stripped. A group to which the resolver added keys
 * stays as it is, because it is the output of a transformation.
 */
export function restoreStrippedValues(
  names: ReadonlySet<string>,
  group: string,
  values: FieldValues,
  kept: FieldValues,
): void {
  const before: unknown = get(values, group);
  const after: unknown = get(kept, group, {});
  if (!isRecord(before) || !isRecord(after) || isCutShort(group, values, kept)) return;
  if (Object.keys(after).some((key) => !(key in before))) return;
  const stripped = Object.entries(before).filter(([key]) => names.has(key) && !(key in after));
  if (stripped.length > 0) {
    put(kept, group, { ...Object.fromEntries(stripped), ...after });
    warn("stripped", { group });
  }
}

/** Whether a resolver removed rows, so that the remaining rows cannot be matched. */
const isCutShort = (group: string, values: FieldValues, kept: FieldValues): boolean =>
  parentsOf(group).some((path) => {
    const before: unknown = get(values, path);
    const after: unknown = get(kept, path);
    return Array.isArray(before) && Array.isArray(after) && before.length !== after.length;
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
