import { type FieldValues, get, set } from "react-hook-form";
import { isRecord } from "../../core/record.ts";

/** Puts back the answers of a group that a resolver left out of what it `kept`, if it did. */
export function putBack(
  names: ReadonlySet<string>,
  group: string,
  values: FieldValues,
  kept: FieldValues,
): boolean {
  const lost = lostOf(names, get(values, group), get(kept, group));
  if (!lost || isCutShort(group, values, kept)) return false;
  put(kept, group, { ...lost, ...get(kept, group) });
  return true;
}

/**
 * The answers of a group that a resolver left out; none where it made something else of the group,
 * which has keys of its own.
 */
function lostOf(names: ReadonlySet<string>, held: unknown, kept: unknown = {}) {
  if (!isRecord(held) || !isRecord(kept)) return null;
  if (Object.keys(kept).some((key) => !(key in held))) return null;
  const lost = Object.entries(held).filter(([key]) => names.has(key) && !(key in kept));
  return lost.length > 0 ? Object.fromEntries(lost) : null;
}

/** Whether a resolver left rows out, so that nobody knows whose answers the others' are. */
const isCutShort = (group: string, values: FieldValues, kept: FieldValues): boolean =>
  parentsOf(group).some((path) => {
    const [before, now]: unknown[] = [get(values, path), get(kept, path)];
    return Array.isArray(before) && Array.isArray(now) && before.length !== now.length;
  });

/** Writes into a copy, whose parts on the way are a host's until they are copied, too. */
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
