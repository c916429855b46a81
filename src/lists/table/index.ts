export type { TableNames, TableProps } from "./DataTable.tsx";
export { ResourceTable, type ResourceTableProps } from "./ResourceTable.tsx";
export type { TableColumn, TanStackColumn } from "./tableColumn.ts";
export type { TableFormat } from "./tableFormats.ts";
