export { ResourceTable, type ResourceTableProps, type TableProps } from "./ResourceTable.tsx";
export type { TableColumn } from "./tableColumn.ts";
