/** One bar of the issue beside what was measured. */
export interface BarResult {
  readonly what: string;
  /** What it was measured of, such as `ours-live at 1,000`. */
  readonly of: string;
  readonly figure: number;
  readonly limit: number;
  /** Whether `limit` is the least or the most that meets the bar. */
  readonly at: "least" | "most";
  readonly met: boolean;
}

export const atMost = (what: string, of: string, figure: number, limit: number): BarResult => ({
  what,
  of,
  figure,
  limit,
  at: "most",
  met: figure <= limit,
});

export const atLeast = (what: string, of: string, figure: number, limit: number): BarResult => ({
  what,
  of,
  figure,
  limit,
  at: "least",
  met: figure >= limit,
});

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
