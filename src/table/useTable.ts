"use client";
import * as tanstack from "@tanstack/react-table";
import type { FunctionComponent } from "react";
import type { TanStackColumn } from "./columns/tableColumn.ts";
import type { TableFormat } from "./columns/tableFormats.ts";

type Template = string | FunctionComponent<object>;

/** A column that TanStack Table has made of what an app gave. */
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

/** What TanStack Table 8 and 9 have in common of a table, as far as it is drawn here. */
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
 * By name, as an import of what the other version lacks is an error to some bundlers, and a warning
 * to others. Not from a copy, for which webpack and Rollup would keep all of TanStack Table.
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

/** A table of TanStack Table, 9 or 8, whichever an app has. */
export const useTable = <T>(options: TableOptions<T>): Table => use({ ...basics, ...options });
