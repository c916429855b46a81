import { describe } from "vitest";

/** Has the tests of many files stand in one: a page of jsdom and its modules are made once for each mutant. Those of the lowest `turn` come first. */
export function describeFiles(
  files: Readonly<Record<string, () => Promise<unknown>>>,
  turn: (file: string) => number,
): void {
  for (const [file, load] of Object.entries(files).toSorted(([a], [b]) => turn(a) - turn(b))) {
    describe(`${file}`, async () => {
      await load();
    });
  }
}
