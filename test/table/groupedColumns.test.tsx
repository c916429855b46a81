import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createColumnHelper } from "@tanstack/react-table";
import { render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { createService } from "parameter-form/service";
import { ResourceTable } from "parameter-form/table";
import { expectAccessible } from "parameter-form/testing";
import { expect, test } from "vitest";

const payment = { id: "pay_1", first: "Ana", last: "García" };
const service = createService({ forms: [], lists: { payments: [payment] } });
const client = createClient<{ payments: typeof payment }>({
  baseUrl: "https://api.test",
  fetch: async (request) => service(request),
});
const column = createColumnHelper<typeof payment>();
const columns = [
  column.accessor("id", { header: "Payment" }),
  column.group({
    header: "Employee",
    columns: [
      column.accessor("first", { header: "First name" }),
      column.accessor("last", { header: "Last name" }),
    ],
  }),
];

test("beside a group of columns, a plain one has no empty header above its own", async () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ResourceTable {...{ client, columns }} list="payments" label="Payments" />
    </QueryClientProvider>,
  );
  await screen.findByRole("rowheader", { name: "pay_1" });
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual(["Employee", "Payment", "First name", "Last name"]);
  await expectAccessible(container);
});
