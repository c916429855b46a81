/** One part of a report. */
export interface Part {
  readonly title: string;
  /** Markdown below the title. */
  readonly text: string;
  /** Failures that fail the run. */
  readonly defects?: readonly string[];
}

/** A page or a library that does not do what it should: its figures are worth nothing. */
export class BenchDefect extends Error {
  override readonly name = "BenchDefect";
}

/** @throws BenchDefect when the two are not the same as JSON. */
export function expect(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [found, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new BenchDefect(`${what}: ${is} instead of ${should}`);
}

/** The middle of some numbers, `NaN` of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

const format = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });

/** A figure with three digits, which is more than a bench can tell; `n/a` for one that was not measured. */
export const shown = (figure: number): string =>
  Number.isNaN(figure) ? "n/a" : format.format(figure);

/** A figure in bold when it misses its target. */
export const against = (figure: number, sign: "≤" | "≥", target: number): string => {
  const met = sign === "≤" ? figure <= target : figure >= target;
  return met || Number.isNaN(figure) ? shown(figure) : `**${shown(figure)}**`;
};

/** Rows of cells as Markdown, the first of them the heads. */
export function table(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...rest] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rest.map(line)].join("\n");
}

/** A list that begins with another entry in each round. */
export const rotated = <T>(list: readonly T[], round: number): T[] => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];
