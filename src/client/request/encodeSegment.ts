import { InvalidIdError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

export const halfOfPair = "has half of a surrogate pair, which cannot be encoded";

const problems = new Map([
  ["", "is empty"],
  [".", "is a dot, which a URL resolves"],
  ["..", "is two dots, which a URL resolves"],
]);

/**
 * Encodes `id` as one path segment, which the service decodes to exactly `id`. The ids `.` and `..`
 * are rejected (https://url.spec.whatwg.org/#double-dot-path-segment); `%2e` is sent as `%252e`.
 * @throws InvalidIdError with `name` in its message
 */
export function encodeSegment(id: unknown, line: RequestLine, name = "the id"): string {
  const refusal = (problem: string) =>
    new InvalidIdError(
      line,
      `${name} ${problem}, so the request would go to another path. Pass the id as the service returned it`,
    );
  if (typeof id !== "string") throw refusal("is not a string");
  const problem = problems.get(id);
  if (problem !== undefined) throw refusal(problem);
  try {
    return encodeURIComponent(id);
  } catch {
    throw refusal(halfOfPair);
  }
}
