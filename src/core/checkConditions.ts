import { ConditionError } from "./ConditionError.ts";

/** What waits for what, by their names as they are told. */
export type Waits = ReadonlyMap<string, readonly string[]>;

/**
 * @throws ConditionError when some wait for each other, so that none could ever be asked.
 */
export function refuseCycles(waits: Waits): void {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (name: string): void => {
    const begin = way.indexOf(name);
    if (begin >= 0)
      throw new ConditionError(
        `These wait for each other's answers, so none of them could ever be asked: ${[...way.slice(begin), name].join(", ")}. Take the condition of one of them away.`,
      );
    if (done.has(name)) return;
    way.push(name);
    for (const next of waits.get(name) ?? []) visit(next);
    way.pop();
    done.add(name);
  };
  for (const name of waits.keys()) visit(name);
}

/** What is said of something given as a condition that is none. */
export const notCondition = (name: string): ConditionError =>
  new ConditionError(
    `What is given as the condition of ${name} is none. A condition is { name } with one of equals, oneOf, not and answered, or { all: […] }, or { any: […] }.`,
  );

export const unknownIn = (name: string, asked: string): ConditionError =>
  new ConditionError(
    `The condition of ${name} asks for the answer to ${asked}, which does not exist. Names are compared to the letter.`,
  );

export const unknownFor = (name: string): ConditionError =>
  new ConditionError(
    `There is a condition for ${name}, which does not exist. Names are compared to the letter.`,
  );
