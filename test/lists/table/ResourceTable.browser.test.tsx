import { createColumnHelper, type TableFeatures } from "@tanstack/react-table";
import { type Client, createClient } from "parameter-form/client";
import { ResourceTable } from "parameter-form/table";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show, withQueries } from "../../support/browser.tsx";
import { button, expectRendered, expectStatus, serve, tabTo } from "../query/lists.tsx";

interface Payment {
  readonly id: string;
  readonly employee: string;
  readonly amount: string;
}

const client: Client<{ payments: Payment }> = createClient({ baseUrl: "/api" });
const column = createColumnHelper<TableFeatures, Payment>();
const columns = [
  column.accessor("amount", { header: "Amount", cell: (cell) => `$${cell.getValue()}` }),
  column.accessor("id", { header: "Payment" }),
  { header: "Who", columns: [column.accessor("employee", { header: "Employee" })] },
];
const props = { client, list: "payments", label: "Payments", limit: 2, columns } as const;

const cells = (selector: string) =>
  [...document.querySelectorAll(selector)].map((cell) => {
    const { tagName, textContent } = cell;
    const attributes = ["scope", "data-kind"].map((name) => cell.getAttribute(name));
    return [tagName, ...attributes, textContent].filter((part) => part !== null).join(" ");
  });

test("renders column and row headers, a caption and aligned numbers", async () => {
  show(
    withQueries(
      <ResourceTable {...props} caption="Paid out" rowHeader="id" numeric={["amount"]} />,
    ),
  );
  await expectStatus("Page 1, 2 items");
  await expect.element(page.getByRole("table", { name: "Paid out" })).toBeVisible();
  expect(cells("thead > tr:last-child > *")).toEqual([
    "TH col numeric Amount",
    "TH col Payment",
    "TH col Employee",
  ]);
  expect(cells("tbody > tr:first-child > *")).toEqual([
    "TD numeric $1200.00",
    "TH row pay_00001",
    "TD emp_00001",
  ]);
});

test("defaults to the first column as row header and the label as caption", async () => {
  show(withQueries(<ResourceTable {...props} />));
  await expectStatus("Page 1, 2 items");
  expect(document.querySelector("caption")).toHaveTextContent("Payments");
  expect(cells("tbody th")).toEqual(["TH row $1200.00", "TH row $1237.13"]);
});

test("keeps rows in place while the next page loads, and focus on Next", async () => {
  const { client: own, hold } = await serve({ taxes: ["a", "b", "c"].map((id) => ({ id })) });
  const taxes = [{ accessorKey: "id", header: "Id" }] as const;
  show(
    withQueries(
      <ResourceTable client={own} list="taxes" label="Taxes" limit={2} columns={[...taxes]} />,
    ),
  );
  await expectRendered(["a", "b"]);
  const next = await tabTo("Next");
  const open = hold();
  await userEvent.keyboard("{Enter}");
  await expectStatus("Loading the list");
  await expectRendered(["a", "b"]);
  open();
  await expectRendered(["c"]);
  expect(next).toHaveFocus();
  await userEvent.click(button("Refresh"));
  await expectRendered(["a", "b"]);
});

test("can be scrolled by keyboard only while it is too wide", async () => {
  // Where it is narrow, the first column wraps.
  await page.viewport(1000, 700);
  const [narrow, wide] = ["a", "a".repeat(500)];
  const { client: own } = await serve({ taxes: [narrow, wide, "b"].map((id) => ({ id })) });
  const ids = [{ accessorKey: "id", header: "Id" }];
  show(
    withQueries(<ResourceTable client={own} list="taxes" label="Taxes" limit={1} columns={ids} />),
  );
  const part = () => page.getByRole("group", { name: "Taxes" });
  await expectRendered([narrow]);
  expect(part().query()).toBeNull();
  await userEvent.click(button("Next"));
  await expectRendered([wide]);
  await expect.element(part()).toHaveAttribute("tabindex", "0");
  await userEvent.click(button("Next"));
  await expectRendered(["b"]);
  await expect.element(part()).not.toBeInTheDocument();
});
