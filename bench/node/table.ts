/** To three digits, which is more than a bench can tell; `n/a` for what was not measured. */
export const shown = (figure: number | undefined): string =>
  figure === undefined || Number.isNaN(figure)
    ? "n/a"
    : new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 }).format(figure);

/** Rows of cells as Markdown, the first of them the heads. */
export function table(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...rest] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rest.map(line)].join("\n");
}
