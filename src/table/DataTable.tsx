"use client";
import { flexRender, getCoreRowModel, useReactTable } from "@tanstack/react-table";
import { type JSX, useMemo } from "react";
import type { Entry } from "../query/uniqueItems.ts";
import type { TableProps } from "./ResourceTable.tsx";
import { useOverflow } from "./useOverflow.ts";

interface DataTableProps<T> extends TableProps<T> {
  readonly label: string;
  readonly entries: readonly Entry<T>[];
}

export function DataTable<T>(props: DataTableProps<T>): JSX.Element {
  const { columns, caption, numeric = [], label, entries } = props;
  const [scrolled, overflows] = useOverflow();
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here
  const table = useReactTable({
    data: useMemo(() => entries.map(({ item }) => item), [entries]),
    columns,
    getRowId: (_item, index) => entries[index]?.key ?? `${index}`,
    getCoreRowModel: getCoreRowModel(),
    manualPagination: true,
  });
  const { rowHeader = table.getVisibleLeafColumns()[0]?.id } = props;
  const kind = (id: string) => (numeric.includes(id) ? "numeric" : undefined);
  return (
    <div
      className="pf-table-scroll"
      ref={scrolled}
      {...(overflows && { role: "group", "aria-label": label, tabIndex: 0 })}
    >
      <table className="pf-table">
        <caption>{caption ?? label}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, colSpan, isPlaceholder, column, getContext }) => {
                const Cell = isPlaceholder ? "td" : "th";
                const scope = colSpan > 1 ? "colgroup" : "col";
                return (
                  <Cell
                    key={id}
                    scope={isPlaceholder ? undefined : scope}
                    colSpan={colSpan}
                    data-kind={kind(column.id)}
                  >
                    {!isPlaceholder && flexRender(column.columnDef.header, getContext())}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map(({ id, column, getContext }) => {
                const drawn = flexRender(column.columnDef.cell, getContext());
                return column.id === rowHeader ? (
                  <th key={id} scope="row" data-kind={kind(column.id)}>
                    {drawn}
                  </th>
                ) : (
                  <td key={id} data-kind={kind(column.id)}>
                    {drawn}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
