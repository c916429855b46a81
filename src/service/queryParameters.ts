import { defaultLimit } from "../core/index.ts";
import { ServiceError } from "./respond.ts";
import { type Cursor, decodeCursor } from "./lists/cursor.ts";

/**
 * Returns a query parameter; `undefined` when it is missing.
 * @throws ServiceError 400 when it is repeated
 */
function queryText({ searchParams }: URL, name: string): string | undefined {
  const [text, ...others] = searchParams.getAll(name);
  if (others.length > 0)
    throw new ServiceError(400, `invalid_${name}`, `${name} must be sent once at most`);
  return text;
}

/**
 * Returns the page size: a whole number from 1 to `maxLimit`, by default 25.
 * @throws ServiceError 400 for anything else
 */
export function readLimit(url: URL, maxLimit: number): number {
  const text = queryText(url, "limit");
  if (text === undefined) return defaultLimit;
  const limit = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= maxLimit) return limit;
  throw new ServiceError(
    400,
    "invalid_limit",
    `limit must be a whole number from 1 to ${maxLimit}`,
  );
}

/** Creates the error for a cursor that is malformed, of another list, or lost its position. */
export const invalidCursor = (): ServiceError =>
  new ServiceError(400, "invalid_cursor", "This cursor is not valid for this list. Start again");

/**
 * Returns the position of the cursor; `null` for the first page.
 * @throws ServiceError 400 when the cursor is invalid or of another list
 */
export function readCursor(url: URL): Cursor | null {
  const cursor = queryText(url, "cursor");
  if (cursor === undefined) return null;
  const place = decodeCursor(cursor);
  if (place?.list !== url.pathname) throw invalidCursor();
  return place;
}

/**
 * Returns a two-letter code, such as a state or a language; `undefined` when it is missing.
 * @throws ServiceError 400 for anything else
 */
export function readCode(url: URL, name: "state" | "lang"): string | undefined {
  const text = queryText(url, name);
  if (text === undefined || /^[a-z]{2}$/i.test(text)) return text;
  throw new ServiceError(400, `invalid_${name}`, `${name} must be two letters`);
}
