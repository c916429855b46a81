/**
 * What a column's cell, header or footer is drawn from, as far as TanStack Table 8 and 9 give the
 * same.
 */
interface ColumnContext<T> {
  readonly column: { readonly id: string; readonly columnDef: { readonly meta?: unknown } };
  readonly table: {
    getRowModel(): { readonly rows: { readonly id: string; readonly original: T }[] };
  };
}

interface CellContext<T> extends ColumnContext<T> {
  readonly row: { readonly id: string; readonly index: number; readonly original: T };
  getValue(): unknown;
}

/**
 * A text, or a function that is also taken if it asks for more, as columns typed by TanStack Table
 * do.
 */
type Template<C> = string | { draw(context: C): unknown }["draw"];

/**
 * A column of TanStack Table, 8 or 9, as far as a table is drawn from it:
 * https://tanstack.com/table/latest/docs/guide/column-defs. What its `ColumnDef` and
 * `createColumnHelper` give can be used as it is. The table has none of the features of version 9,
 * such as sorting: no cell or header can ask for what they add.
 */
export interface TableColumn<T> {
  readonly id?: string | undefined;
  /** The property to show, or the path to one: `"employee.name"`. */
  readonly accessorKey?: (string & {}) | keyof T | undefined;
  /** What to show. Needs an `id` or a `header`. */
  readonly accessorFn?: { read(item: T, index: number): unknown }["read"] | undefined;
  readonly header?: Template<ColumnContext<T>> | undefined;
  readonly cell?: Template<CellContext<T>> | undefined;
  readonly footer?: Template<ColumnContext<T>> | undefined;
  /** The columns of a group. */
  readonly columns?: readonly TableColumn<T>[] | undefined;
  /** What is yours: `column.columnDef.meta` of what a cell is drawn from. */
  readonly meta?: unknown;
}
