import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createColumnHelper, type TableFeatures } from "@tanstack/react-table";
import { render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { createService } from "parameter-form/service";
import { ResourceTable } from "parameter-form/table";
import { expectAccessible } from "parameter-form/testing";
import { afterEach, expect, test, vi } from "vitest";

const payment = { id: "pay_1", first: "Ana", last: "García", sum: 12 };
const service = createService({ forms: [], lists: { payments: [payment] } });
const client = createClient<{ payments: typeof payment }>({
  baseUrl: "https://api.test",
  fetch: async (request) => service(request),
});
const column = createColumnHelper<TableFeatures, typeof payment>();
const id = column.accessor("id", { header: "Payment" });
const names = {
  header: "Employee",
  columns: [
    column.accessor("first", { header: "First name" }),
    column.accessor("last", { header: "Last name" }),
  ],
};

type Columns = Parameters<
  typeof ResourceTable<{ payments: typeof payment }, object, "payments">
>[0];

const queries = new QueryClient();

const setup = (props: Pick<Columns, "columns" | "rowHeader" | "numeric">) =>
  render(
    <QueryClientProvider client={queries}>
      <ResourceTable client={client} list="payments" label="Payments" {...props} />
    </QueryClientProvider>,
  );

const cells = (part: string) =>
  [...document.querySelectorAll(`${part} > tr`)].map((row) =>
    [...row.children].map((cell) =>
      [cell.tagName, cell.getAttribute("scope"), cell.getAttribute("data-kind"), cell.textContent]
        .filter(Boolean)
        .join(" "),
    ),
  );

afterEach(() => {
  vi.restoreAllMocks();
});

test("renders no empty header above a plain column next to a group", async () => {
  const { container } = setup({ columns: [id, names] });
  await screen.findByRole("rowheader", { name: "pay_1" });
  expect(cells("thead")).toEqual([
    ["TD", "TH colgroup Employee"],
    ["TH col Payment", "TH col First name", "TH col Last name"],
  ]);
  await expectAccessible(container);
});

test("names a column without a header after its accessor, and renders no empty header", async () => {
  const { container } = setup({
    columns: [
      column.accessor("id", {}),
      column.accessor(({ sum }) => sum * 2, { id: "double" }),
      column.display({ id: "open", cell: () => "Open" }),
      column.display({ id: "empty", header: "", cell: () => "Edit" }),
    ],
  });
  await screen.findByRole("rowheader", { name: "pay_1" });
  expect(cells("thead")).toEqual([["TH col id", "TH col double", "TD", "TD"]]);
  expect(cells("tbody")).toEqual([["TH row pay_1", "TD 24", "TD Open", "TD Edit"]]);
  await expectAccessible(container);
});

test("renders footers below their columns, that of the row header as a header", async () => {
  const { container } = setup({
    columns: [
      column.accessor("id", { header: "Payment", footer: "All payments" }),
      names,
      column.accessor("sum", {
        header: "Amount",
        footer: ({ table }) =>
          `$${table.getRowModel().rows.reduce((sum, { original }) => sum + original.sum, 0)}`,
      }),
    ],
    numeric: ["sum"],
  });
  await screen.findByRole("rowheader", { name: "pay_1" });
  expect(cells("tfoot")).toEqual([["TH row All payments", "TD", "TD", "TD numeric $12"]]);
  await expectAccessible(container);
});

test("renders no footer for columns without footers", async () => {
  setup({ columns: [id, names] });
  await screen.findByRole("rowheader", { name: "pay_1" });
  expect(cells("tfoot")).toEqual([]);
});

test("throws with the known names when the row header is not a column", async () => {
  setup({ columns: [id, names] });
  await screen.findByRole("rowheader", { name: "pay_1" });
  vi.spyOn(console, "error").mockReturnValue();
  expect(() => setup({ columns: [id, names], rowHeader: "none" })).toThrow(
    'The table has no column with the id "none", so its rows would have no header. Set rowHeader to one of: id, first, last.',
  );
});
