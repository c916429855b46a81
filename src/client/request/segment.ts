import { InvalidIdError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

/** Text that UTF-8 cannot write. */
export const halfOfPair = "has half of a surrogate pair, which has no encoding";

const problems = new Map([
  ["", "is empty"],
  [".", "is a dot, which a path reads as this folder"],
  ["..", "is two dots, which a path reads as the folder above"],
]);

/**
 * `id` as one segment of a path: the service decodes exactly `id`, whatever it contains. Only dots
 * by themselves are special (https://url.spec.whatwg.org/#double-dot-path-segment); an id spelled
 * `%2e` is sent as `%252e`.
 * @throws InvalidIdError, which calls it by `name`
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
