"use client";
import { flexRender } from "@tanstack/react-table";
import { type JSX, type ReactNode, useMemo } from "react";
import type { Entry } from "../query/uniqueItems.ts";
import { Cell } from "./Cell.tsx";
import { isNamed, rowHeaderOf, valueName } from "./columnNames.ts";
import { GroupRow } from "./GroupRow.tsx";
import type { TableColumn } from "./tableColumn.ts";
import { useOverflow } from "./useOverflow.ts";
import { useTable } from "./useTable.ts";

/** How objects are drawn in rows. */
export interface TableProps<T> {
  /** Columns of TanStack Table, 8 or 9. Keep them outside the render, or memoized. */
  readonly columns: readonly TableColumn<T>[];
  /** What the table holds; its label unless given. */
  readonly caption?: ReactNode;
  /** The id of the column that says what a row is about; the first unless given. */
  readonly rowHeader?: string | undefined;
  /** The ids of columns with numbers, whose ends are aligned. */
  readonly numeric?: readonly string[] | undefined;
}

interface DataTableProps<T> extends TableProps<T> {
  readonly label: string;
  readonly entries: readonly Entry<T>[];
}

const defaultColumn = { header: valueName };

export function DataTable<T>(props: DataTableProps<T>): JSX.Element {
  const { columns, caption, numeric = [], label, entries } = props;
  const [scrolled, overflows] = useOverflow();
  const table = useTable({
    data: useMemo(() => entries.map(({ item }) => item), [entries]),
    columns,
    defaultColumn,
    getRowId: (_item, index) => entries[index]?.key ?? `${index}`,
  });
  const rowHeader = rowHeaderOf(table, props.rowHeader);
  const footers = table
    .getFooterGroups()
    .filter(({ headers }) => headers.some((header) => isNamed(header, "footer")));
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
            <GroupRow
              key={group.id}
              part="header"
              group={group}
              numeric={numeric}
              rowHeader={rowHeader}
            />
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <Cell
                  key={cell.id}
                  scope={cell.column.id === rowHeader && "row"}
                  numeric={numeric.includes(cell.column.id)}
                >
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {footers.length > 0 && (
          <tfoot>
            {footers.map((group) => (
              <GroupRow
                key={group.id}
                part="footer"
                group={group}
                numeric={numeric}
                rowHeader={rowHeader}
              />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}
