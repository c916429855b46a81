/** Limits of the number of items of a repeated form, such as dependents, accounts or employers. */
export interface Repeat {
  /**
   * Minimum number of items. With 0, no item is rendered until the person adds one.
   * @default 1
   */
  readonly min?: number | undefined;
  /**
   * Maximum number of items.
   * @default Infinity
   */
  readonly max?: number | undefined;
}

/** Limits of a repeated form, with defaults applied. */
export interface RepeatLimits {
  readonly min: number;
  readonly max: number;
}

export const limitsOf = ({ min = 1, max = Infinity }: Repeat): RepeatLimits => ({ min, max });

/** Maximum of `min`, because a page renders every required item. */
const most = 100;

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

/**
 * Returns the reason why a form cannot repeat, or `null`. The reason is a missing id, an invalid
 * limit, or a `min` above `max`.
 */
export function repeatIssue(form: string | undefined, repeat: Repeat): string | null {
  if (form === undefined)
    return 'A repeated form needs an id, with which its items are submitted and saved. Add one: { id: "…", form, repeat }.';
  const { min, max } = limitsOf(repeat);
  const isRight =
    isCount(min) && min <= most && (max === Infinity || isCount(max)) && max >= 1 && min <= max;
  return isRight
    ? null
    : `The form ${JSON.stringify(form)} cannot repeat from ${min} to ${max} times. Use whole numbers, with min not above max or ${most}: repeat: { min: 0, max: 4 }.`;
}
