import type { Cursor } from "./cursor.ts";

/**
 * A place as an opaque text that needs no escaping in a URL. The checksum finds accidents, not
 * attacks: a place holds nothing secret.
 */
export function encodeCursor({ list, toward, before, after }: Cursor): string {
  const json = JSON.stringify([list, toward, before, after]);
  const bytes = new TextEncoder().encode(checksum(json) + json);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The place a cursor marks, or `null` when `encodeCursor` did not make it. */
export function decodeCursor(cursor: string): Cursor | null {
  try {
    const binary = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const place = readCursorJson(JSON.parse(text.slice(checksumLength)));
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

const checksumLength = 8;

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(checksumLength, "0");
}
