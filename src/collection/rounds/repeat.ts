/** How often a form of a collection may be filled in: for each dependent, account or employer. */
export interface Repeat {
  /**
   * The fewest rounds; 1 unless given, so that the first is there as the form itself would be. With
   * 0, none is there until the person adds one.
   */
  readonly min?: number | undefined;
  /** The most rounds; any number unless given. */
  readonly max?: number | undefined;
}

/** The same, told in full. */
export interface RoundLimits {
  readonly min: number;
  /** `Infinity` where there may be any number. */
  readonly max: number;
}

export const limitsOf = ({ min = 1, max = Infinity }: Repeat): RoundLimits => ({ min, max });

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

/**
 * @throws RangeError for a form without an id, for what is no number of rounds, and for a `min`
 * above the `max`.
 */
export function checkRepeat(form: string | undefined, repeat: Repeat): void {
  if (form === undefined)
    throw new RangeError(
      'A form that repeats needs an id, by which its rounds are sent and kept. Give it one: { id: "…", form, repeat }.',
    );
  const { min, max } = limitsOf(repeat);
  const isRight = isCount(min) && (max === Infinity || isCount(max)) && max >= 1 && min <= max;
  if (isRight) return;
  throw new RangeError(
    `The form ${JSON.stringify(form)} cannot be repeated from ${min} to ${max} times. Give whole numbers, of which the first is no more than the second: repeat: { min: 0, max: 4 }.`,
  );
}
