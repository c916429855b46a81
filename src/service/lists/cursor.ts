/**
 * A place between two objects of a list, by what stands around it.
 *
 * Guaranteed while a list is walked by `next` alone, or by `previous` alone, and objects are added
 * and removed meanwhile: an object that stays, and keeps its order among the others that stay,
 * comes exactly once; an added one at most once. When every object noted on both sides is gone the
 * place is lost, which is told rather than guessed.
 */
export interface Cursor {
  /** The path of the list. */
  readonly list: string;
  readonly toward: "next" | "previous";
  /**
   * Ids before the place, nearest first. Fewer than `neighbours` means that the list begins there.
   */
  readonly before: readonly string[];
  /** Ids after the place, nearest first. Fewer than `neighbours` means that the list ends there. */
  readonly after: readonly string[];
}

/** How many ids are noted on each side. */
const neighbours = 5;

/** The place before the object at `index`. */
export const cursorAt = (
  ids: readonly string[],
  index: number,
  to: Pick<Cursor, "list" | "toward">,
): Cursor => ({
  ...to,
  before: ids.slice(Math.max(0, index - neighbours), index).reverse(),
  after: ids.slice(index, index + neighbours),
});

/**
 * The index where the place is now, or `null` when it is lost. The side that was already read
 * decides when it can.
 */
export function locate({ toward, before, after }: Cursor, ids: readonly string[]): number | null {
  const indices = new Map(ids.map((id, index) => [id, index]));
  const nearest = (side: readonly string[]) =>
    side.map((id) => indices.get(id)).find((index) => index !== undefined);
  const behind = () => {
    const index = nearest(before);
    if (index !== undefined) return index + 1;
    return before.length < neighbours ? 0 : null;
  };
  const ahead = () => nearest(after) ?? (after.length < neighbours ? ids.length : null);
  return toward === "next" ? (behind() ?? ahead()) : (ahead() ?? behind());
}
