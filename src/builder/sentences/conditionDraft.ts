import type { AnswerTest, Condition } from "../../core/model/evaluateCondition.ts";

/** Comparison of an answer, in the words of a sentence. */
export type Operator = "is" | "isNot" | "isOneOf" | "isAnswered" | "isNotAnswered";

/** A test of an answer that may be incomplete. */
export interface TestDraft {
  readonly form?: string;
  /** Name of the question; `null` until one is chosen. */
  readonly name: string | null;
  readonly operator: Operator;
  /** The compared answers; `null` until one is chosen. */
  readonly values: readonly (string | null)[];
}

export interface GroupDraft {
  readonly mode: "all" | "any";
  readonly rows: readonly RowDraft[];
}

export type RowDraft = TestDraft | GroupDraft;

export const blankTest: TestDraft = { name: null, operator: "is", values: [null] };

/** Returns the draft of a condition, or `null` without a condition. */
export function toDraft(condition: Condition | undefined): GroupDraft | null {
  if (!condition) return null;
  const row = rowOf(condition);
  return "rows" in row ? row : { mode: "all", rows: [row] };
}

function rowOf(condition: Condition): RowDraft {
  if ("all" in condition) return { mode: "all", rows: condition.all.map(rowOf) };
  if ("any" in condition) return { mode: "any", rows: condition.any.map(rowOf) };
  const { name, form } = condition;
  return { name, ...(form !== undefined && { form }), ...comparisonOf(condition) };
}

function comparisonOf(test: AnswerTest): Pick<TestDraft, "operator" | "values"> {
  if ("equals" in test) return { operator: "is", values: [test.equals] };
  if ("not" in test) return { operator: "isNot", values: [test.not] };
  if ("oneOf" in test) return { operator: "isOneOf", values: test.oneOf };
  return { operator: test.answered ? "isAnswered" : "isNotAnswered", values: [null] };
}

/**
 * Returns the condition of a draft without its incomplete rows, or `undefined` if no row is
 * complete. A single row is written without its group.
 */
export function fromDraft(draft: GroupDraft | null): Condition | undefined {
  if (!draft) return undefined;
  const { mode, rows } = draft;
  const conditions = rows.flatMap((row) => ("rows" in row ? fromDraft(row) : testOf(row)) ?? []);
  if (conditions.length === 1) return conditions[0];
  // An empty group of a document stays: an empty `any` is false.
  if (conditions.length === 0 && rows.length > 0) return undefined;
  return mode === "all" ? { all: conditions } : { any: conditions };
}

function testOf({ form, name, operator, values }: TestDraft): AnswerTest | undefined {
  if (name === null) return undefined;
  const tested = { name, ...(form !== undefined && { form }) };
  if (operator === "isAnswered" || operator === "isNotAnswered")
    return { ...tested, answered: operator === "isAnswered" };
  const answers = values.filter((value) => value !== null);
  if (operator === "isOneOf")
    return answers.length > 0 || values.length === 0 ? { ...tested, oneOf: answers } : undefined;
  const [answer] = answers;
  if (answer === undefined) return undefined;
  return operator === "is" ? { ...tested, equals: answer } : { ...tested, not: answer };
}

/** Whether a row is incomplete, and so not written. */
export const isIncomplete = (row: RowDraft): boolean =>
  "rows" in row ? row.rows.some(isIncomplete) : testOf(row) === undefined;

/** Changes the operator, and keeps the answers that it can compare. */
export const withOperator = (test: TestDraft, operator: Operator): TestDraft => ({
  ...test,
  operator,
  values: operator === "isOneOf" && test.values.length > 0 ? test.values : [test.values[0] ?? null],
});
