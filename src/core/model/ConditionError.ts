/**
 * Thrown for invalid conditions: a name that is unknown or ambiguous, conditions that depend on
 * each other in a circle, or a value that is no condition.
 */
export class ConditionError extends Error {
  override readonly name = "ConditionError";
}
