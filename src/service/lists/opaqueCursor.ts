import { hash } from "../../core/hash.ts";
import type { Cursor } from "./cursor.ts";

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
