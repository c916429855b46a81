import { CannotRun } from "../cannotRun.ts";
import type { Read } from "../input/input.ts";

/** The same document before and now. */
export type Pair = readonly [before: Read, now: Read];

/** What is compared with what, and the old files that have no new one. */
interface Pairs {
  readonly pairs: readonly Pair[];
  readonly gone: readonly Read[];
}

/**
 * Files of the same name; one file and another, whatever they are called.
 * @throws CannotRun where no two files have the same name.
 */
export function pairsOf(before: readonly Read[], now: readonly Read[]): Pairs {
  const [old, next] = [before[0], now[0]];
  if (old && next && before.length === 1 && now.length === 1)
    return { pairs: [[old, next]], gone: [] };
  const pairs = before.flatMap((one): readonly Pair[] => {
    const other = nearest(one, now);
    return other && nearest(other, before) === one ? [[one, other]] : [];
  });
  if (pairs.length === 0)
    throw new CannotRun(
      "No new file has the name of an old one. Check both patterns, and where you run this.",
    );
  return { pairs, gone: before.filter((one) => pairs.every(([paired]) => paired !== one)) };
}

/** Of the files of the same name, the one in folders of the same names. */
const nearest = (one: Read, others: readonly Read[]): Read | undefined =>
  others
    .filter((other) => sharedParts(one, other) > 0)
    .toSorted((a, b) => sharedParts(one, b) - sharedParts(one, a))[0];

/** How many parts of two paths are the same, from their ends. */
function sharedParts(one: Read, other: Read): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const apart = parts.findIndex((part, at) => part !== others[at]);
  return apart < 0 ? parts.length : apart;
}

const partsOf = ({ name }: Read): readonly string[] => name.split(/[/\\]/).toReversed();
