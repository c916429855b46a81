import { createColumnHelper as helper9, type TableFeatures } from "@tanstack/react-table";
import type { TableColumn } from "parameter-form/table";
import { expectTypeOf, test } from "vitest";
import type {
  ColumnDef as ColumnDef8,
  createColumnHelper as Helper8,
} from "../react-18/node_modules/@tanstack/react-table";

interface Payment {
  readonly id: string;
  readonly amount: number;
}
type Columns = readonly TableColumn<Payment>[];

test("columns of TanStack Table 8 and 9 are taken, and nothing that is no column", () => {
  expectTypeOf<ColumnDef8<Payment>[]>().toExtend<Columns>();
  expectTypeOf<ColumnDef8<Payment, string>[]>().toExtend<Columns>();
  expectTypeOf<ReturnType<ReturnType<typeof Helper8<Payment>>["accessor"]>[]>().toExtend<Columns>();
  const column = helper9<TableFeatures, Payment>();
  expectTypeOf([
    column.accessor("amount", { cell: (cell) => cell.getValue().toFixed(2) }),
    column.display({ id: "open", cell: ({ row }) => row.original.id }),
  ]).toExtend<Columns>();
  expectTypeOf<{ accessorKey: "id"; cell: number }[]>().not.toExtend<Columns>();
});

test("what a column is drawn from is typed where it is written without TanStack Table's types", () => {
  const columns: Columns = [
    { accessorKey: "amount", cell: ({ row }) => row.original.amount.toFixed(2) },
    { header: "Both", columns: [{ id: "open", header: ({ column }) => column.id }] },
  ];
  expectTypeOf(columns).toExtend<Columns>();
});
