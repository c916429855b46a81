import { hash } from "../../core/hash.ts";

/**
 * A position between two objects of a list, defined by the ids around it.
 *
 * While a client follows only `next`, or only `previous`, and objects are added and removed:
 * - an object that stays, in the same order, is returned exactly once;
 * - an added object is returned at most once;
 * - when all ids in `before` and `after` are gone, the position is lost, which is an error.
 */
export interface Cursor {
  /** The path of the list. */
  readonly list: string;
  readonly toward: "next" | "previous";
  /**
   * Ids before the position, nearest first. Fewer than `neighbours` at the beginning of the list.
   */
  readonly before: readonly string[];
  /** Ids after the position, nearest first. Fewer than `neighbours` at the end of the list. */
  readonly after: readonly string[];
}

/** Maximum number of ids in `before` and in `after`. */
const neighbours = 5;

/** Creates the position before the object at `index`. */
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
 * Returns the current index of the position; `null` when it is lost. Prefers the side that the
 * client has read.
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

/**
 * Encodes a position as an opaque text that needs no escaping in a URL. The hash detects accidental
 * changes, not attacks: a position contains no secrets.
 */
export function encodeCursor({ list, toward, before, after }: Cursor): string {
  const json = JSON.stringify([list, toward, before, after]);
  const bytes = new TextEncoder().encode(hash(json) + json);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const hashLength = hash("").length;

/** Decodes a cursor; returns `null` unless `encodeCursor` created it. */
export function decodeCursor(cursor: string): Cursor | null {
  try {
    const binary = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const place = readCursorJson(JSON.parse(text.slice(hashLength)));
    return place && encodeCursor(place) === cursor ? place : null;
  } catch {
    return null;
  }
}

function readCursorJson(json: unknown): Cursor | null {
  if (!Array.isArray(json)) return null;
  const [list, toward, before, after]: unknown[] = json;
  if (typeof list !== "string" || !isDirection(toward)) return null;
  return isTexts(before) && isTexts(after) ? { list, toward, before, after } : null;
}

const isDirection = (value: unknown): value is Cursor["toward"] =>
  value === "next" || value === "previous";

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");
