/** A key and its values, such as an answer and the options that it offers. */
export type ValueLine = readonly [key: string, values: readonly string[]];

const partsOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Parses lines such as `MD: 24027, 24031`. The last colon ends the key. Lines without a key or a
 * colon are skipped.
 */
export const parseValueLines = (text: string): readonly ValueLine[] =>
  partsOf(text.replace(/\r\n?/g, "\n"), "\n").flatMap((line): readonly ValueLine[] => {
    const at = line.lastIndexOf(":");
    const key = line.slice(0, at).trim();
    return at < 0 || key === "" ? [] : [[key, partsOf(line.slice(at + 1), ",")]];
  });

/** Formats lines for `parseValueLines`, or returns `null` if a text cannot represent them. */
export function formatValueLines(lines: readonly ValueLine[]): string | null {
  const text = lines.map(([key, values]) => `${key}: ${values.join(", ")}`.trimEnd()).join("\n");
  return JSON.stringify(parseValueLines(text)) === JSON.stringify(lines) ? text : null;
}
