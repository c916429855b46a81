import { isRecord, getOwn } from "../record.ts";

interface TestedParameter {
  /** Name of the tested parameter. */
  readonly name: string;
  /** Id of its form in a collection, if it is another form. */
  readonly form?: string;
}

/**
 * Test of an answer. Compares exact strings: `"1234.5"` is not `"1234.50"`. `not` also passes
 * without an answer. A parameter has no answer if it is hidden, disabled individually, or contains
 * text that cannot be parsed.
 */
export type AnswerTest = TestedParameter &
  (
    | { readonly equals: string }
    | { readonly oneOf: readonly string[] }
    | { readonly not: string }
    | { readonly answered: boolean }
  );

/**
 * Condition of a parameter, form or signer. An empty `all` is true, and an empty `any` is false.
 */
export type Condition =
  | AnswerTest
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** Decides a test in place of an unknown answer: returns whether the test passes. */
export type TestResult = (test: AnswerTest) => boolean;

const isResult = (found: unknown): found is TestResult => typeof found === "function";

/**
 * Evaluates a condition.
 * @param answerTo Returns the answer that a test compares, or a `TestResult` that decides the test.
 */
export function evaluateCondition(
  condition: Condition,
  answerTo: (test: AnswerTest) => unknown,
): boolean {
  if (has(condition, "all")) return condition.all.every((one) => evaluateCondition(one, answerTo));
  if (has(condition, "any")) return condition.any.some((one) => evaluateCondition(one, answerTo));
  const found = answerTo(condition);
  if (isResult(found)) return found(condition);
  const value = typeof found === "string" ? found : null;
  if (has(condition, "equals")) return value === condition.equals;
  if (has(condition, "oneOf")) return value !== null && condition.oneOf.includes(value);
  if (has(condition, "not")) return value !== condition.not;
  return (value !== null) === condition.answered;
}

export function testsIn(condition: Condition): readonly AnswerTest[] {
  if (has(condition, "all")) return condition.all.flatMap(testsIn);
  return has(condition, "any") ? condition.any.flatMap(testsIn) : [condition];
}

const areConditions = (list: unknown): boolean => Array.isArray(list) && list.every(isCondition);

const lists = { all: areConditions, any: areConditions };

/** Validators of the values of a condition by key. A condition has exactly one of these keys. */
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...lists,
  equals: isText,
  oneOf: (test) => Array.isArray(test) && test.every(isText),
  not: isText,
  answered: (test) => typeof test === "boolean",
};

/**
 * Whether a value is a condition. Validated at runtime, because apps create conditions from data
 * of the service or in JavaScript.
 */
export function isCondition(something: unknown): something is Condition {
  if (!isRecord(something)) return false;
  const [key = "", ...others] = Object.keys(kinds).filter((kind) =>
    isDefined(getOwn(something, kind)),
  );
  if (others.length > 0 || getOwn(kinds, key)?.(something[key]) !== true) return false;
  const form = getOwn(something, "form");
  return key in lists || (isText(getOwn(something, "name")) && (!isDefined(form) || isText(form)));
}

function isText(something: unknown): boolean {
  return typeof something === "string";
}

/** Whether a condition has a key. A key with the value `undefined` counts as missing. */
const has = <K extends string>(
  condition: Condition,
  key: K,
): condition is Extract<Condition, Readonly<Record<K, unknown>>> =>
  isRecord(condition) && isDefined(getOwn(condition, key));

const isDefined = (something: unknown): boolean => something !== undefined;
