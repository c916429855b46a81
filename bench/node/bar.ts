/** One bar of the issue beside what was measured. */
export interface BarResult {
  readonly what: string;
  /** What it was measured of, such as `ours at 1,000`. */
  readonly of: string;
  readonly figure: number;
  readonly limit: number;
  /** Whether `limit` is the least or the most that meets the bar. */
  readonly at: "least" | "most";
  readonly met: boolean;
}

const meets: Readonly<Record<BarResult["at"], (figure: number, limit: number) => boolean>> = {
  least: (figure, limit) => figure >= limit,
  most: (figure, limit) => figure <= limit,
};

const bar =
  (at: BarResult["at"]) =>
  (what: string, of: string, figure: number, limit: number): BarResult => ({
    what,
    of,
    figure,
    limit,
    at,
    met: meets[at](figure, limit),
  });

export const atMost: ReturnType<typeof bar> = bar("most");
export const atLeast: ReturnType<typeof bar> = bar("least");

/** What one part of a bench has to say. */
export interface Part {
  readonly title: string;
  /** Markdown below the title. */
  readonly text: string;
  readonly bars: readonly BarResult[];
  /** For the JSON. */
  readonly data: unknown;
  /** What did not work that must: the run fails. */
  readonly defects?: readonly string[];
}
