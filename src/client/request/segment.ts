import { InvalidIdError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

export const halfOfPair = "has half of a surrogate pair, which has no encoding";

const problems = new Map([
  ["", "is empty"],
  [".", "is a dot, which a path reads as this folder"],
  ["..", "is two dots, which a path reads as the folder above"],
]);

/**
 * Encodes `id` as one path segment, which the service decodes to exactly `id`. Only `.` and `..`
 * are special (https://url.spec.whatwg.org/#double-dot-path-segment): an id `%2e` is sent as
 * `%252e`.
 * @throws InvalidIdError with `name` in its message
 */
export function segment(id: unknown, line: RequestLine, name = "the id"): string {
  const refusal = (problem: string) =>
    new InvalidIdError(
      line,
      `${name} ${problem}, which would ask for something else. Pass it as the service gave it`,
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
