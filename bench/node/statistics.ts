/** The middle of some numbers, `NaN` of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  );
}

/** To three digits, which is more than a bench can tell. */
export const rounded = (number: number): number => Number(number.toPrecision(3));
