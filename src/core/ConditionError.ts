/** Thrown for conditions that cannot be: they ask for a name that is not there, wait for each other, or are none. */
export class ConditionError extends Error {
  override readonly name = "ConditionError";
}
