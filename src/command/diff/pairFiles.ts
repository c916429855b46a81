import { CannotRun } from "../input/CannotRun.ts";
import type { Read } from "../input/parseInput.ts";

export type Pair = readonly [before: Read, now: Read];

/** The pairs of revisions to compare, and the old files without a new revision. */
interface Pairs {
  readonly pairs: readonly Pair[];
  readonly gone: readonly Read[];
}

/**
 * Pairs files of the same name. Pairs two single files even if their names differ.
 * @throws CannotRun when no two files have the same name.
 */
export function pairFiles(before: readonly Read[], now: readonly Read[]): Pairs {
  const [old, next] = [before[0], now[0]];
  if (old && next && before.length === 1 && now.length === 1)
    return { pairs: [[old, next]], gone: [] };
  const pairs = before.flatMap((one): readonly Pair[] => {
    const other = nearest(one, now);
    return other && nearest(other, before) === one ? [[one, other]] : [];
  });
  if (pairs.length === 0)
    throw new CannotRun(
      "No new file has the name of an old one. Check both patterns, and the working directory.",
    );
  return { pairs, gone: before.filter((one) => pairs.every(([paired]) => paired !== one)) };
}

/** Returns the file of the same name whose folders match best. */
const nearest = (one: Read, others: readonly Read[]): Read | undefined =>
  others
    .filter((other) => sharedParts(one, other) > 0)
    .toSorted((a, b) => sharedParts(one, b) - sharedParts(one, a))[0];

/** Returns the number of equal parts of two paths, counted from their ends. */
function sharedParts(one: Read, other: Read): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const apart = parts.findIndex((part, at) => part !== others[at]);
  return apart < 0 ? parts.length : apart;
}

const partsOf = ({ name }: Read): readonly string[] => name.split(/[/\\]/).toReversed();
