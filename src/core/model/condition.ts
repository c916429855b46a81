import { isRecord, ownValue } from "../record.ts";

interface AnswerOf {
  /** The parameter whose answer is looked at. */
  readonly name: string;
  /** Id of its form in a collection, where that is another one. */
  readonly form?: string;
}

/**
 * What an answer must be, compared as exact strings: `"1234.5"` is not `"1234.50"`. `not` holds
 * without an answer, too. A hidden parameter has no answer, nor has one whose text cannot be read,
 * nor one that is disabled by itself.
 */
export type AnswerTest = AnswerOf &
  (
    | { readonly equals: string }
    | { readonly oneOf: readonly string[] }
    | { readonly not: string }
    | { readonly answered: boolean }
  );

/** When something is asked. `all` of nothing holds, `any` of nothing does not. */
export type Condition =
  | AnswerTest
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** Tells whether an answer passes a test, in place of an answer that is not known. */
export type TestResult = (test: AnswerTest) => boolean;

const isResult = (found: unknown): found is TestResult => typeof found === "function";

/**
 * Whether a condition holds, given the answers that it asks for. A `TestResult` in place of an
 * answer decides the test itself.
 */
export function holds(condition: Condition, answerTo: (test: AnswerTest) => unknown): boolean {
  if (has(condition, "all")) return condition.all.every((one) => holds(one, answerTo));
  if (has(condition, "any")) return condition.any.some((one) => holds(one, answerTo));
  const found = answerTo(condition);
  if (isResult(found)) return found(condition);
  const value = typeof found === "string" ? found : null;
  if (has(condition, "equals")) return value === condition.equals;
  if (has(condition, "oneOf")) return value !== null && condition.oneOf.includes(value);
  if (has(condition, "not")) return value !== condition.not;
  return (value !== null) === condition.answered;
}

/** Every test in a condition. */
export function testsIn(condition: Condition): readonly AnswerTest[] {
  if (has(condition, "all")) return condition.all.flatMap(testsIn);
  return has(condition, "any") ? condition.any.flatMap(testsIn) : [condition];
}

const areConditions = (list: unknown): boolean => Array.isArray(list) && list.every(isCondition);

const lists = { all: areConditions, any: areConditions };

/** A condition has one of these, which is right by itself. */
const kinds: Readonly<Record<string, (said: unknown) => boolean>> = {
  ...lists,
  equals: isText,
  oneOf: (test) => Array.isArray(test) && test.every(isText),
  not: isText,
  answered: (test) => typeof test === "boolean",
};

/**
 * Whether something is a condition: apps map what the service sends to conditions, and not all apps
 * are compiled.
 */
export function isCondition(something: unknown): something is Condition {
  if (!isRecord(something)) return false;
  const [key = "", ...others] = Object.keys(kinds).filter((kind) =>
    isGiven(ownValue(something, kind)),
  );
  if (others.length > 0 || ownValue(kinds, key)?.(something[key]) !== true) return false;
  const form = ownValue(something, "form");
  return key in lists || (isText(ownValue(something, "name")) && (!isGiven(form) || isText(form)));
}

function isText(something: unknown): boolean {
  return typeof something === "string";
}

/** Whether a condition has this key: one that is undefined is absent, here as in `isCondition`. */
const has = <K extends string>(
  condition: Condition,
  key: K,
): condition is Extract<Condition, Readonly<Record<K, unknown>>> =>
  isRecord(condition) && isGiven(ownValue(condition, key));

const isGiven = (something: unknown): boolean => something !== undefined;
