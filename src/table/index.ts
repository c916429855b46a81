export type { TableProps } from "./DataTable.tsx";
export { ResourceTable, type ResourceTableProps } from "./ResourceTable.tsx";
export type { TableColumn } from "./tableColumn.ts";
