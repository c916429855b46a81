import { ConditionError } from "./ConditionError.ts";

/** What waits for what. */
export type Waits = ReadonlyMap<string, readonly string[]>;

/**
 * All that `first` waits for, each behind what it waits for itself, and then `first`; none that is
 * `done`. No call within a call: a chain may have thousands of links.
 * @throws ConditionError when some wait for each other, so that none could ever be asked.
 */
export function* inTurn(
  first: string,
  waits: Waits,
  done: Pick<ReadonlySet<string>, "has">,
  tell: (name: string) => string = String,
): Generator<string> {
  const way = new Set<string>();
  const open = [first];
  for (let name: string | undefined = first; name !== undefined; name = open.at(-1)) {
    if (way.has(name)) {
      way.delete(name);
      yield name;
    }
    if (done.has(name)) {
      open.pop();
      continue;
    }
    way.add(name);
    for (const next of waits.get(name) ?? []) {
      if (way.has(next)) throw circular([...way, next].slice([...way].indexOf(next)).map(tell));
      if (!done.has(next)) open.push(next);
    }
  }
}

const circular = (names: readonly string[]): ConditionError =>
  new ConditionError(
    `These wait for each other's answers, so none of them could ever be asked: ${names.join(", ")}. Take the condition of one of them away.`,
  );

/**
 * `tell` says how a name is written in a sentence.
 * @throws ConditionError when some wait for each other.
 */
export function refuseCycles(waits: Waits, tell?: (name: string) => string): void {
  const done = new Set<string>();
  for (const first of waits.keys())
    for (const name of inTurn(first, waits, done, tell)) done.add(name);
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
