import { kindOf } from "../core/definitionReader.ts";
import type { Page } from "../core/index.ts";
import { isRecord, own } from "../core/own.ts";
import { NotPageError } from "./errors/index.ts";
import type { RequestLine } from "./requestLine.ts";

/** Makes an item of a page from one of its objects. */
export type ReadItem<T> = (object: Record<string, unknown>) => T;

/**
 * The page in `json`.
 * @throws NotPageError which names the field.
 */
export function readPage<T>(json: unknown, line: RequestLine, readItem: ReadItem<T>): Page<T> {
  const fail = (field: string, expected: string, found: unknown): never => {
    throw new NotPageError(line, field, expected, kindOf(found));
  };
  if (!isRecord(json)) return fail("$", "an object", json);
  const address = (key: "next" | "previous"): string | null => {
    const url = own(json, key);
    return url === null || typeof url === "string"
      ? url
      : fail(`$.${key}`, "a string or null", url);
  };
  const results = own(json, "results");
  if (!Array.isArray(results)) return fail("$.results", "an array", results);
  return {
    next: address("next"),
    previous: address("previous"),
    results: results.map((item: unknown, index) =>
      isRecord(item) ? readItem(item) : fail(`$.results[${index}]`, "an object", item),
    ),
  };
}
