/** The rounds of a form by their numbers, which stay theirs. */
export interface RoundNumbers {
  /** In the order of the rounds. */
  readonly numbers: readonly number[];
  /** The highest number that any round had: that of one that was removed is never given again. */
  readonly last: number;
}

/** As it is kept: `"1 3/3"` is the first and the third round, and there were three. */
export const writeNumbers = ({ numbers, last }: RoundNumbers): string =>
  `${numbers.join(" ")}/${last}`;

const written = /^((?:[1-9]\d{0,5})(?: [1-9]\d{0,5})*)?\/(\d{1,6})$/;

/** `null` for a text that tells of no rounds. */
export function readNumbers(text: string | undefined): RoundNumbers | null {
  const [, numbers, last] = written.exec(text ?? "") ?? [];
  if (last === undefined) return null;
  return numbersOf(numbers?.split(" ").map(Number) ?? [], Number(last));
}

/** These rounds, each once. */
export function numbersOf(found: readonly number[], last = 0): RoundNumbers {
  const numbers = [...new Set(found)];
  return { numbers, last: Math.max(last, ...numbers) };
}
