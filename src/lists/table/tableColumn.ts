import type { TableFormat } from "./tableFormats.ts";

/** Context of a cell, header or footer: the common part of TanStack Table 8 and 9. */
interface ColumnContext<T> {
  readonly column: { readonly id: string; readonly columnDef: { readonly meta?: unknown } };
  readonly table: {
    getRowModel(): { readonly rows: { readonly id: string; readonly original: T }[] };
  };
}

interface CellContext<T, Value> extends ColumnContext<T> {
  readonly row: { readonly id: string; readonly index: number; readonly original: T };
  getValue(): Value;
}

/**
 * A string or a function. Method syntax makes its parameter bivariant, so that columns typed by
 * TanStack Table are assignable.
 */
type Template<C> = string | { render(context: C): unknown }["render"];

interface AnyColumn<T> {
  readonly header?: Template<ColumnContext<T>> | undefined;
  readonly footer?: Template<ColumnContext<T>> | undefined;
  /**
   * Format of the values, in the language of the table.
   * @default unformatted
   */
  readonly format?: TableFormat | undefined;
  /** Custom data, available as `column.columnDef.meta` while the column renders. */
  readonly meta?: unknown;
}

/**
 * A column of TanStack Table 8 or 9: https://tanstack.com/table/latest/docs/guide/column-defs.
 * Columns typed as `ColumnDef` or made by `createColumnHelper` are assignable. The table has no
 * features of version 9, such as sorting, so cells and headers cannot use their methods.
 */
export interface TanStackColumn<T> extends AnyColumn<T> {
  readonly id?: string | undefined;
  readonly accessorKey?: (string & {}) | keyof T | undefined;
  readonly accessorFn?: { read(item: T, index: number): unknown }["read"] | undefined;
  readonly cell?: Template<CellContext<T, unknown>> | undefined;
  readonly columns?: readonly TanStackColumn<T>[] | undefined;
}

/** The properties of an object and of its nested objects, as paths: `"employee.name"`. */
type Path<T, Deep extends 0[] = []> = {
  [Key in keyof T & string]:
    | Key
    | (Deep["length"] extends 3
        ? never
        : NonNullable<T[Key]> extends readonly unknown[] | ((...args: never) => unknown)
          ? never
          : NonNullable<T[Key]> extends object
            ? `${Key}.${Path<NonNullable<T[Key]>, [...Deep, 0]>}`
            : never);
}[keyof T & string];

/** Type of the value at a path. */
type At<T, Way> = Way extends keyof T
  ? T[Way]
  : Way extends `${infer Key}.${infer Rest}`
    ? Key extends keyof T
      ? At<NonNullable<T[Key]>, Rest>
      : unknown
    : unknown;

interface PropertyColumn<T, Way> extends AnyColumn<T> {
  readonly id?: string | undefined;
  /** Property to show, or a path such as `"employee.name"`. */
  readonly accessorKey: Way;
  readonly cell?: Template<CellContext<T, At<T, Way>>> | undefined;
}

interface ValueColumn<T> extends AnyColumn<T> {
  readonly id: string;
  readonly accessorKey?: undefined;
  /** Computes the value. Without `accessorFn`, the column shows the result of its `cell`. */
  readonly accessorFn?: { read(item: T, index: number): unknown }["read"] | undefined;
  readonly cell?: Template<CellContext<T, unknown>> | undefined;
}

interface ColumnGroup<T> extends Omit<AnyColumn<T>, "format"> {
  readonly id?: string | undefined;
  readonly accessorKey?: undefined;
  readonly columns: readonly TableColumn<T>[];
}

/**
 * A column of a table of `T`: a property of `T` or a computed value, with its format. An unknown
 * property is a compile error.
 *
 * @example
 * const columns: TableColumn<Payment>[] = [
 *   { accessorKey: "payday", header: "Payday", format: "date" },
 *   { accessorKey: "amount", header: "Amount", format: "currency" },
 *   { id: "open", cell: ({ row }) => <a href={`/payments/${row.original.id}`}>Open</a> },
 * ];
 */
export type TableColumn<T> =
  | { readonly [Way in Path<T>]: PropertyColumn<T, Way> }[Path<T>]
  | ValueColumn<T>
  | ColumnGroup<T>;
