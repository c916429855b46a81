import { waitFor } from "@testing-library/react";
import { ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import { renderWithQueries, type Item, items, served, shown } from "./served.tsx";

const props = {
  list: "employeePaystubs",
  label: "Paystubs",
  params: { employee: "a" },
  limit: 2,
  renderItem: ({ id }: Item) => id,
} as const;

test.each([
  ["those of another employee", { params: { employee: "b" } }, "", "b1 b2"],
  ["another filter", { query: { year: "2026" } }, "a1 a2", "a1 a2"],
  ["another limit", { limit: 3 }, "a1 a2", "a1 a2 a3"],
])("shows no paystubs of another employee while loading %s", async (_, to, waiting, loaded) => {
  const { client, hold } = served({ employeePaystubs: ({ employee }) => items(3, employee) });
  const { rerender } = renderWithQueries(<ResourceList {...props} client={client} />);
  await waitFor(() => expect(shown()).toBe("a1 a2"));
  const open = hold();
  rerender(<ResourceList {...props} {...to} client={client} />);
  expect(shown()).toBe(waiting);
  open();
  await waitFor(() => expect(shown()).toBe(loaded));
});
