import type { Place } from "./jsonPlaces.ts";

/** How many characters of a line are shown. */
const width = 100;

/** The lines around a place, with a mark below it. What is too wide, such as JSON on one line, is cut. */
export function frameOf(text: string, { line, column }: Place): string {
  const start = Math.max(0, column - width / 2);
  const lines = text.split("\n").slice(0, line + 1);
  const digits = String(lines.length).length;
  return lines
    .map((whole, at) => ({ at: at + 1, shown: whole.slice(start, start + width).trimEnd() }))
    .slice(Math.max(0, line - 2))
    .flatMap(({ at, shown }) => {
      const number = String(at).padStart(digits);
      if (at !== line) return [`  ${number} | ${shown}`.trimEnd()];
      const mark = " ".repeat(column - 1 - start);
      return [`> ${number} | ${shown}`, `  ${" ".repeat(digits)} | ${mark}^`];
    })
    .join("\n");
}
