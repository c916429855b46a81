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

/** More rounds that must be there nobody fills in, and a page would draw each of them. */
const most = 100;

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

/**
 * What is wrong with how a form repeats: it has no id, what is given is no number of rounds, or a
 * `min` is above the `max`.
 */
export function repeatFault(form: string | undefined, repeat: Repeat): string | null {
  if (form === undefined)
    return 'A form that repeats needs an id, by which its rounds are sent and kept. Give it one: { id: "…", form, repeat }.';
  const { min, max } = limitsOf(repeat);
  const isRight =
    isCount(min) && min <= most && (max === Infinity || isCount(max)) && max >= 1 && min <= max;
  return isRight
    ? null
    : `The form ${JSON.stringify(form)} cannot be repeated from ${min} to ${max} times. Give whole numbers, of which the first is no more than the second and than ${most}: repeat: { min: 0, max: 4 }.`;
}
