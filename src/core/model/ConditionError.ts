/**
 * Thrown for an unknown or ambiguous name, a circular dependency, or a value that is not a
 * condition.
 */
export class ConditionError extends Error {
  override readonly name = "ConditionError";
}
