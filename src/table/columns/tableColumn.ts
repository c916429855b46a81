import type { TableFormat } from "./tableFormats.ts";

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

interface CellContext<T, Value> extends ColumnContext<T> {
  readonly row: { readonly id: string; readonly index: number; readonly original: T };
  getValue(): Value;
}

/**
 * A text, or a function that is also taken if it asks for more, as columns typed by TanStack Table
 * do.
 */
type Template<C> = string | { draw(context: C): unknown }["draw"];

/** What columns of every kind have. */
interface AnyColumn<T> {
  readonly header?: Template<ColumnContext<T>> | undefined;
  readonly footer?: Template<ColumnContext<T>> | undefined;
  /** How the values are written, in the language of the table; as they are unless given. */
  readonly format?: TableFormat | undefined;
  /** What is yours: `column.columnDef.meta` of what a cell is drawn from. */
  readonly meta?: unknown;
}

/**
 * A column of TanStack Table, 8 or 9, as far as a table is drawn from it:
 * https://tanstack.com/table/latest/docs/guide/column-defs. What its `ColumnDef` and
 * `createColumnHelper` give can be used as it is. The table has none of the features of version 9,
 * such as sorting: no cell or header can ask for what they add.
 */
export interface TanStackColumn<T> extends AnyColumn<T> {
  readonly id?: string | undefined;
  readonly accessorKey?: (string & {}) | keyof T | undefined;
  readonly accessorFn?: { read(item: T, index: number): unknown }["read"] | undefined;
  readonly cell?: Template<CellContext<T, unknown>> | undefined;
  readonly columns?: readonly TanStackColumn<T>[] | undefined;
}

/** The properties of an object, and the paths to those of what it holds: `"employee.name"`. */
type Path<T, Deep extends 0[] = []> = {
  [Key in keyof T & string]:
    | Key
    | (Deep["length"] extends 3
        ? never
        : NonNullable<T[Key]> extends readonly unknown[] | ((...given: never) => unknown)
          ? never
          : NonNullable<T[Key]> extends object
            ? `${Key}.${Path<NonNullable<T[Key]>, [...Deep, 0]>}`
            : never);
}[keyof T & string];

/** What is found at a path. */
type At<T, Way> = Way extends keyof T
  ? T[Way]
  : Way extends `${infer Key}.${infer Rest}`
    ? Key extends keyof T
      ? At<NonNullable<T[Key]>, Rest>
      : unknown
    : unknown;

/** A column that shows a property of the object. */
interface PropertyColumn<T, Way> extends AnyColumn<T> {
  readonly id?: string | undefined;
  /** The property to show, or the path to one: `"employee.name"`. */
  readonly accessorKey: Way;
  readonly cell?: Template<CellContext<T, At<T, Way>>> | undefined;
}

/** A column that shows what is worked out of the object. */
interface ValueColumn<T> extends AnyColumn<T> {
  readonly id: string;
  readonly accessorKey?: undefined;
  /** What to show. A column without it shows what its `cell` draws. */
  readonly accessorFn?: { read(item: T, index: number): unknown }["read"] | undefined;
  readonly cell?: Template<CellContext<T, unknown>> | undefined;
}

/** Columns below a header that they share. */
interface ColumnGroup<T> extends Omit<AnyColumn<T>, "format"> {
  readonly id?: string | undefined;
  readonly accessorKey?: undefined;
  readonly columns: readonly TableColumn<T>[];
}

/**
 * A column of a table of `T`: the name of a property that `T` has, or a value of its own, and how
 * it is written. A property that `T` has not does not compile.
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
