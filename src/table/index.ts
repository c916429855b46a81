export { ResourceTable, type ResourceTableProps, type TableProps } from "./ResourceTable.tsx";
