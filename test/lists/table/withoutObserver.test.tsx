import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { createService } from "parameter-form/service";
import { ResourceTable } from "parameter-form/table";
import { expect, test } from "vitest";

const service = createService({ forms: [], lists: { payments: [{ id: "pay_1" }] } });
const client = createClient({
  baseUrl: "https://api.test",
  fetch: async (request) => service(request),
});

test("renders a table without ResizeObserver, as in an app's own tests", async () => {
  expect("ResizeObserver" in globalThis).toBe(false);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResourceTable
        client={client}
        list="payments"
        label="Payments"
        columns={[{ accessorKey: "id", header: "Id" }]}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("rowheader", { name: "pay_1" })).toBeVisible();
});
