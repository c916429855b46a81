"use client";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { JSX } from "react";
import type { ListItem } from "../client/index.ts";
import type { ListName } from "../core/index.ts";
import { ListFrame } from "../query/ListFrame.tsx";
import type { AnyListProps, ListProps } from "../query/ResourceList.tsx";
import { useClient } from "../query/provided.ts";
import { usePager } from "../query/usePager.ts";
import { DataTable, type TableProps } from "./DataTable.tsx";

/** Props of `<ResourceTable>`. */
export type ResourceTableProps<Items, Paths, N, L extends number, S> = ListProps<
  Items,
  Paths,
  N,
  L,
  S
> &
  TableProps<ListItem<N, Items, S>>;

/**
 * `<ResourceList>` as a table, on TanStack Table: with a caption, headers for its columns and rows,
 * and a part that is scrolled sideways where it is too wide. Needs a `QueryClientProvider` above.
 *
 * @example
 * const columns = [{ accessorKey: "id", header: "Id" }];
 * <ResourceTable client={client} list="employees" label="Employees" columns={columns} />
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
  caption,
  rowHeader,
  numeric,
  ...props
}: AnyListProps & TableProps<T>): JSX.Element {
  const { client: given, list, label, className, messages, locale, components, ...options } = props;
  const client = useClient(given);
  const pager = usePager<T>(client, list, options);
  return (
    <ListFrame {...{ label, className, messages, locale, components, pager }}>
      <DataTable
        {...{ columns, caption, rowHeader, numeric, label }}
        entries={pager.entries ?? []}
      />
    </ListFrame>
  );
}
