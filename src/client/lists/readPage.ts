import { kindOf } from "../../core/definitionReader.ts";
import type { Page } from "../../core/index.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { NotPageError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

/**
 * The page in `json`. Without `previous` it is taken for a first one, as a list that is read
 * forward can be; without `next`, the rest of the list would be lost.
 * @throws NotPageError which names the field.
 */
export function readPage(json: unknown, line: RequestLine): Page<Record<string, unknown>> {
  const fail = (field: string, expected: string, found: unknown): never => {
    throw new NotPageError(line, field, expected, kindOf(found));
  };
  if (!isRecord(json)) return fail("$", "an object", json);
  const address = (key: "next" | "previous", otherwise?: null): string | null => {
    const found = ownValue(json, key);
    const url = found === undefined ? otherwise : found;
    return url === null || typeof url === "string"
      ? url
      : fail(`$.${key}`, "a string or null", url);
  };
  const results = ownValue(json, "results");
  if (!Array.isArray(results)) return fail("$.results", "an array", results);
  const [next, previous] = [address("next"), address("previous", null)];
  if (results.every(isRecord)) return { next, previous, results };
  const index = results.findIndex((item) => !isRecord(item));
  return fail(`$.results[${index}]`, "an object", results[index]);
}
