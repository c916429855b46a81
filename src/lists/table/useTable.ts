"use client";
import * as tanstack from "@tanstack/react-table";
import type { FunctionComponent } from "react";
import type { TanStackColumn } from "./tableColumn.ts";
import type { TableFormat } from "./tableFormats.ts";

type Template = string | FunctionComponent<object>;

/** A column of TanStack Table, as far as it is used here. */
export interface Column {
  readonly id: string;
  readonly accessorFn?: unknown;
  readonly columnDef: {
    readonly accessorKey?: unknown;
    readonly header?: Template;
    readonly cell?: Template;
    readonly footer?: Template;
    readonly format?: TableFormat;
  };
}

export interface Header {
  readonly id: string;
  readonly colSpan: number;
  readonly isPlaceholder: boolean;
  readonly column: Column;
  getContext(): HeaderContext;
}

export interface HeaderContext {
  readonly column: Column;
}

export interface CellContext extends HeaderContext {
  getValue(): unknown;
}

export interface HeaderGroup {
  readonly id: string;
  readonly headers: readonly Header[];
}

interface Cell {
  readonly id: string;
  readonly column: Column;
  getContext(): CellContext;
}

interface Row {
  readonly id: string;
  getAllCells(): readonly Cell[];
}

/** The common part of TanStack Table 8 and 9, as far as it is used here. */
export interface Table {
  getHeaderGroups(): readonly HeaderGroup[];
  getFooterGroups(): readonly HeaderGroup[];
  getAllLeafColumns(): readonly Column[];
  getRowModel(): { readonly rows: readonly Row[] };
}

interface TableOptions<T> {
  readonly data: readonly T[];
  readonly columns: readonly TanStackColumn<T>[];
  readonly defaultColumn: {
    header(context: HeaderContext): unknown;
    cell(context: CellContext): unknown;
  };
  getRowId(item: T, index: number): string;
}

type UseTable = (options: object) => Table;

/**
 * Read from the namespace: an import of a name that the installed version lacks is an error or a
 * warning in some bundlers. Destructured directly, because webpack and Rollup keep all of TanStack
 * Table for a copy of the namespace.
 */
const {
  useTable: use9,
  useReactTable: use8,
  getCoreRowModel,
}: {
  useTable?: UseTable;
  useReactTable?: UseTable;
  getCoreRowModel?: () => unknown;
} = tanstack as object;

const basics = use9
  ? { features: {} }
  : { getCoreRowModel: getCoreRowModel?.(), manualPagination: true };

const use = (use9 ?? use8) as UseTable;

/** Creates a table with the installed TanStack Table, 9 or 8. */
export const useTable = <T>(options: TableOptions<T>): Table => use({ ...basics, ...options });

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
