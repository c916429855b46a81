import type { Header, HeaderContext, Table } from "../useTable.ts";

/** Default header of a column, as in TanStack Table: its `accessorKey` or id. */
export const valueName = ({ column }: HeaderContext): string | null => {
  const { accessorFn, columnDef, id } = column;
  if ("accessorKey" in columnDef) return String(columnDef.accessorKey);
  return accessorFn ? id : null;
};

/** Whether a column has a header or footer. */
export function isNamed(header: Header, part: "header" | "footer"): boolean {
  const template = header.column.columnDef[part];
  return !header.isPlaceholder && Boolean(template === valueName ? valueName(header) : template);
}

/**
 * Returns the id of the row header column.
 *
 * @throws Error when the table has no column with this id
 */
export function rowHeaderOf(table: Table, rowHeader: string | undefined): string | undefined {
  const ids = table.getAllLeafColumns().map(({ id }) => id);
  if (rowHeader === undefined || ids.includes(rowHeader)) return rowHeader ?? ids[0];
  throw new Error(
    `The table has no column with the id ${JSON.stringify(rowHeader)}, so its rows would have no header. Set rowHeader to one of: ${ids.join(", ")}.`,
  );
}
