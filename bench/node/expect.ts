/** Figures of one adapter at one size by name: ms, bytes or counts. */
export type Figures = Record<string, number>;

/** What was measured did not do what it should: its figures are worth nothing. */
export class BenchDefect extends Error {
  override readonly name = "BenchDefect";
}

/** @throws BenchDefect when the two are not the same as JSON. */
export function expect(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [found, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new BenchDefect(`${what}: ${is} instead of ${should}`);
}
