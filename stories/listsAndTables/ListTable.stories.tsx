import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Client } from "parameter-form/client";
import { ResourceTable, type TableColumn } from "parameter-form/table";
import type { JSX } from "react";
import { expect, waitFor } from "storybook/test";
import { type Scenario, WithTraffic } from "./WithTraffic.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

interface Payment {
  readonly id: string;
  readonly employee: string;
  readonly amount: string;
  readonly payday: string;
  readonly method: string;
  readonly status: string;
}

const columns: TableColumn<Payment>[] = [
  { accessorKey: "id", header: "Payment" },
  { accessorKey: "employee", header: "Employee" },
  { accessorKey: "payday", header: "Payday", format: "date" },
  { accessorKey: "method", header: "Method", cell: (cell) => cell.getValue().replace("_", " ") },
  { accessorKey: "status", header: "Status" },
  { accessorKey: "amount", header: "Amount", format: "currency" },
];

interface PaymentsProps {
  readonly limit?: number;
  readonly scenario?: Scenario;
}

/** Payments in a `<ResourceTable>`, on TanStack Table. */
function Payments({ limit = 10, scenario }: PaymentsProps): JSX.Element {
  const table = (client: Client<{ payments: Payment }>) => (
    <ResourceTable
      client={client}
      list="payments"
      label="Payments"
      caption="Payments of January 2025"
      limit={limit}
      columns={columns}
    />
  );
  return <WithTraffic scenario={scenario}>{table}</WithTraffic>;
}

const meta = {
  title: "Lists and tables/ResourceTable",
  component: Payments,
  decorators: [withFreshCache],
} satisfies Meta<typeof Payments>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Column and row headers are exposed to assistive technology. Numbers are aligned at the end of their cells. */
export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("table", { name: "Payments of January 2025" }, patience),
    ).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "pay_00001" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(
      await canvas.findByRole("rowheader", { name: "pay_00011" }, patience),
    ).toBeVisible();
  },
};

/** In a narrow container, the table scrolls horizontally, also by keyboard. Its first column stays in view. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: "18rem" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const part = await canvas.findByRole("group", { name: "Payments" }, patience);
    await waitFor(() => expect(part).toHaveAttribute("tabindex", "0"));
  },
};

export const EmptyTable: Story = {
  args: { scenario: { lists: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No payments yet", {}, patience)).toBeVisible();
  },
};
