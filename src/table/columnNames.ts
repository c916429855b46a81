import type { Header, HeaderContext, Table } from "@tanstack/react-table";

/** The header of a column that has none of its own: the name of its value, as TanStack Table names it. */
export const valueName = <T>({ column }: HeaderContext<T, unknown>): string | null => {
  const { accessorFn, columnDef, id } = column;
  if ("accessorKey" in columnDef) return String(columnDef.accessorKey);
  return accessorFn ? id : null;
};

/** Whether a column says anything above its cells, or below them. */
export function isNamed<T>(
  { isPlaceholder, column, getContext }: Header<T, unknown>,
  part: "header" | "footer",
): boolean {
  const said = column.columnDef[part];
  return !isPlaceholder && Boolean(said === valueName ? valueName(getContext()) : said);
}

/**
 * The id of the column that says what a row is about.
 *
 * @throws Error when the table has no column of this id.
 */
export function rowHeaderOf<T>(table: Table<T>, given: string | undefined): string | undefined {
  const ids = table.getVisibleLeafColumns().map(({ id }) => id);
  if (given === undefined || ids.includes(given)) return given ?? ids[0];
  throw new Error(
    `The table has no column with the id ${JSON.stringify(given)}, so that its rows would have no header. Give as rowHeader one of: ${ids.join(", ")}.`,
  );
}
