import { screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { es } from "parameter-form/locales/es";
import { ParameterFormProvider } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { ResourceTable, type TableColumn, type TableFormat } from "parameter-form/table";
import { expect, test } from "vitest";
import { renderWithQueries } from "../../query/served.tsx";

interface Payment {
  readonly id: string;
  readonly paid: string | boolean;
  readonly amount: string | number | null;
  readonly payday: string;
  readonly hours: string | number;
  readonly rate: string;
  readonly employee: { readonly name: string };
}

const payments: readonly Payment[] = [
  {
    id: "pay_1",
    paid: "true",
    amount: "1200.5",
    payday: "2026-01-31",
    hours: 1040,
    rate: "12.5",
    employee: { name: "Ana" },
  },
  {
    id: "pay_2",
    paid: false,
    amount: null,
    payday: "soon",
    hours: "many",
    rate: "1",
    employee: { name: "Bo" },
  },
];
const service = createService({ forms: [], lists: { payments } });
const client = createClient<{ payments: Payment }>({
  baseUrl: "https://api.test",
  fetch: async (request) => service(request),
});
const columns: TableColumn<Payment>[] = [
  { accessorKey: "employee.name", header: "Employee" },
  { accessorKey: "paid", header: "Paid", format: "boolean" },
  { accessorKey: "amount", header: "Amount", format: "currency" },
  { accessorKey: "payday", header: "Payday", format: "date" },
  { accessorKey: "hours", header: "Hours", format: "number" },
  { accessorKey: "rate", header: "Rate", format: "percent" },
  { id: "open", cell: ({ row }) => row.original.id, format: "number" },
];
const props = { client, list: "payments", caption: "Payments of January", columns } as const;

const cells = () =>
  [...document.querySelectorAll("tbody > tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
  );

test("formats values by their column's format", async () => {
  renderWithQueries(<ResourceTable {...props} />);
  await screen.findByRole("rowheader", { name: "Ana" });
  expect(cells()).toEqual([
    ["Ana", "Yes", "$1,200.50", "01/31/2026", "1,040", "12.5%", "pay_1"],
    ["Bo", "No", "", "soon", "many", "1%", "pay_2"],
  ]);
  const kinds = [...document.querySelectorAll("thead th, thead td")].map((cell) =>
    cell.getAttribute("data-kind"),
  );
  expect(kinds).toEqual([null, null, "numeric", null, "numeric", "numeric", "numeric"]);
});

test("formats in the page's language and currency", async () => {
  renderWithQueries(
    <ParameterFormProvider locale="es-ES" currency="EUR" messages={es}>
      <ResourceTable {...props} />
    </ParameterFormProvider>,
  );
  await screen.findByRole("rowheader", { name: "Ana" });
  expect(cells()[0]).toEqual(["Ana", "Sí", "1200,50 €", "31/01/2026", "1040", "12,5 %", "pay_1"]);
});

test.each<[TableFormat, string, string]>([
  ["currency", "90071992547409931.25", "$90,071,992,547,409,931.25"],
  ["currency", "-1234.567", "-$1,234.567"],
  ["currency", "1e3", "1e3"],
  ["number", "12345678901234567890", "12,345,678,901,234,567,890"],
  ["percent", "0.0825", "0.0825%"],
  ["percent", "", ""],
])("as %s, %s is written %s: to the digit", async (format, value, written) => {
  const one: TableColumn<Payment>[] = [
    { accessorKey: "id" },
    { id: "one", accessorFn: () => value, format },
  ];
  renderWithQueries(<ResourceTable {...props} columns={one} />);
  await screen.findByRole("rowheader", { name: "pay_1" });
  expect(cells()[0]).toEqual(["pay_1", written]);
});

test("formats a moment with its time", async () => {
  const moments: TableColumn<Payment>[] = [
    { accessorKey: "id" },
    { id: "at", accessorFn: () => "2026-01-31T10:15:00", format: "dateTime" },
    { id: "bad", accessorFn: () => "2026-99-31T10:15:00", format: "dateTime" },
  ];
  renderWithQueries(<ResourceTable {...props} columns={moments} />);
  await screen.findByRole("rowheader", { name: "pay_1" });
  expect(cells()[0]?.map((text) => text?.replaceAll("\u202f", " "))).toEqual([
    "pay_1",
    "Jan 31, 2026, 10:15 AM",
    "2026-99-31T10:15:00",
  ]);
});

test("names a table by its caption where it has no label", async () => {
  renderWithQueries(<ResourceTable {...props} />);
  expect(await screen.findByRole("table", { name: "Payments of January" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Payments of January" })).toBeVisible();
});
