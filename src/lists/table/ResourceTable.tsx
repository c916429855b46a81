"use client";
import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import type { JSX } from "react";
import type { ListItem } from "../../client/index.ts";
import type { ListName } from "../../core/index.ts";
import { type AnyListProps, ListFrame, type ListFrameProps } from "../query/lists/ListFrame.tsx";
import type { ListSource } from "../query/lists/ResourceList.tsx";
import { DataTable, type TableNames, type TableProps } from "./DataTable.tsx";

/** Props of `<ResourceTable>`. */
export type ResourceTableProps<Items, Paths, N, L extends number, S> = Omit<
  ListFrameProps,
  "label"
> &
  TableNames &
  ListSource<Items, Paths, N, L, S> &
  TableProps<ListItem<N, Items, S>>;

/**
 * Renders a list as a table with TanStack Table, otherwise like `<ResourceList>`. The table has a
 * caption, column headers and row headers, and scrolls horizontally when it is too wide. Requires a
 * `QueryClientProvider`.
 *
 * @example
 * const columns: TableColumn<Payment>[] = [
 *   { accessorKey: "employee", header: "Employee" },
 *   { accessorKey: "amount", header: "Amount", format: "currency" },
 * ];
 * <ResourceTable client={client} list="payments" caption="Payments" columns={columns} />
 */
export function ResourceTable<
  Items,
  Paths,
  const N extends ListName,
  const L extends number = number,
  S extends StandardSchemaV1 | undefined = undefined,
>(props: ResourceTableProps<Items, Paths, N, L, S>): JSX.Element;
export function ResourceTable<T>({
  columns,
  label: ownLabel,
  caption,
  rowHeader,
  numeric,
  ...props
}: Omit<AnyListProps, "label"> & TableNames & TableProps<T>): JSX.Element {
  const label = ownLabel ?? String(caption);
  return (
    <ListFrame<T> {...props} label={label}>
      {(entries, settings) => (
        <DataTable
          {...{ columns, rowHeader, numeric, label, entries }}
          caption={caption ?? label}
          language={settings}
        />
      )}
    </ListFrame>
  );
}
