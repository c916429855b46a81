/** Numbers of a form's items. An item keeps its number. */
export interface ItemNumbers {
  /** In the order of the items. */
  readonly numbers: readonly number[];
  /** The highest number so far. The number of a removed item is not reused. */
  readonly last: number;
}

/** Serializes numbers: `"1 3/3"` has the items 1 and 3 of three that were added. */
export const writeNumbers = ({ numbers, last }: ItemNumbers): string =>
  `${numbers.join(" ")}/${last}`;

const written = /^((?:[1-9]\d{0,5})(?: [1-9]\d{0,5})*)?\/(\d{1,6})$/;

/** Parses numbers; returns `null` for an invalid text. */
export function readNumbers(text: string | undefined): ItemNumbers | null {
  const [, numbers, last] = written.exec(text ?? "") ?? [];
  if (last === undefined) return null;
  return toItemNumbers(numbers?.split(" ").map(Number) ?? [], Number(last));
}

/** Creates item numbers without duplicates. */
export function toItemNumbers(found: readonly number[], last = 0): ItemNumbers {
  const numbers = [...new Set(found)];
  return { numbers, last: Math.max(last, ...numbers) };
}
