import type { Header, HeaderContext, Table } from "../useTable.ts";

/**
 * The header of a column that has none of its own: the name of its value, as TanStack Table names
 * it.
 */
export const valueName = ({ column }: HeaderContext): string | null => {
  const { accessorFn, columnDef, id } = column;
  if ("accessorKey" in columnDef) return String(columnDef.accessorKey);
  return accessorFn ? id : null;
};

/** Whether a column says anything above its cells, or below them. */
export function isNamed(header: Header, part: "header" | "footer"): boolean {
  const said = header.column.columnDef[part];
  return !header.isPlaceholder && Boolean(said === valueName ? valueName(header) : said);
}

/**
 * The id of the column that says what a row is about.
 *
 * @throws Error when the table has no column of this id.
 */
export function rowHeaderOf(table: Table, given: string | undefined): string | undefined {
  const ids = table.getAllLeafColumns().map(({ id }) => id);
  if (given === undefined || ids.includes(given)) return given ?? ids[0];
  throw new Error(
    `The table has no column with the id ${JSON.stringify(given)}, so that its rows would have no header. Give as rowHeader one of: ${ids.join(", ")}.`,
  );
}
