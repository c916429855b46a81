import { createColumnHelper as helper9, type TableFeatures } from "@tanstack/react-table";
import type { TableColumn, TanStackColumn } from "parameter-form/table";
import { expectTypeOf, test } from "vitest";
import type {
  ColumnDef as ColumnDef8,
  createColumnHelper as Helper8,
} from "../../react-18/node_modules/@tanstack/react-table";

interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly employee?: { readonly name: string; readonly tags: readonly string[] } | null;
}
type Columns = readonly TanStackColumn<Payment>[];
type Own = TableColumn<Payment>;

test("accepts columns of TanStack Table 8 and 9, and nothing else", () => {
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

test("infers the value and row types of columns without TanStack Table's types", () => {
  const columns: Own[] = [
    { accessorKey: "amount", cell: ({ row }) => row.original.amount.toFixed(2) },
    { accessorKey: "amount", cell: ({ getValue }) => getValue().toFixed(2), format: "currency" },
    { accessorKey: "employee.name", cell: ({ getValue }) => getValue().trim() },
    { id: "double", accessorFn: ({ amount }) => amount * 2, format: "number" },
    { header: "Both", columns: [{ id: "open", header: ({ column }) => column.id }] },
  ];
  expectTypeOf(columns).toExtend<Columns>();
});

test("rejects unknown properties and formats", () => {
  expectTypeOf<{ accessorKey: "employee.tags" }>().toExtend<Own>();
  expectTypeOf<{ accessorKey: "amuont" }>().not.toExtend<Own>();
  expectTypeOf<{ accessorKey: "employee.nmae" }>().not.toExtend<Own>();
  expectTypeOf<{ accessorKey: "employee.tags.0" }>().not.toExtend<Own>();
  expectTypeOf<{ accessorKey: "amount"; format: "money" }>().not.toExtend<Own>();
  expectTypeOf<{ accessorKey: "anything" }>().toExtend<TableColumn<Record<string, unknown>>>();
});
