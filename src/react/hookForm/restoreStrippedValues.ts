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
  if (!isRecord(before) || !isRecord(after) || isReplaced(group, values, kept)) return;
  if (Object.keys(after).some((key) => !(key in before))) return;
  const stripped = Object.entries(before).filter(([key]) => names.has(key) && !(key in after));
  if (stripped.length > 0) {
    put(kept, group, { ...Object.fromEntries(stripped), ...after });
    warn("stripped", { group });
  }
}

/** Whether a resolver replaced an object on the path, or removed rows, which cannot be matched. */
const isReplaced = (group: string, values: FieldValues, kept: FieldValues): boolean =>
  parentsOf(group).some((path) => {
    const before: unknown = get(values, path);
    const after: unknown = get(kept, path, before);
    if (!Array.isArray(before)) return !isRecord(after);
    return !Array.isArray(after) || before.length !== after.length;
  });

/** Copies an object or an array, with its class and with keys such as `root` of errors. */
export const copyOf = <T extends object>(found: T): T =>
  Object.assign(Array.isArray(found) ? [] : Object.create(Object.getPrototypeOf(found)), found);

/** Sets a value. Copies the objects on its path, which belong to the host. */
export function put(copy: FieldValues, path: string, value: object): void {
  for (const parent of parentsOf(path)) {
    const found: unknown = get(copy, parent);
    if (typeof found === "object" && found) set(copy, parent, copyOf(found));
  }
  set(copy, path, value);
}

const parentsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index));
