import { QueryClient } from "@tanstack/react-query";
import { act, waitFor } from "@testing-library/react";
import { ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import {
  renderWithQueries,
  items,
  press,
  served,
  settled,
  shown,
  taxes,
  announced,
} from "./served.tsx";

test.each([
  ["another filter", [{}, { query: { year: "2026" } }], "", "Page 1, 2 items", "t3 t4"],
  ["another page size", [{}, { limit: 3 }], "", "Page 1, 3 items", "t4 t5 t6"],
  ["the first page", [{}], "", "Page 1, 2 items", "t3 t4"],
  ["the next page", [{}, {}], "Next", "Page 2, 2 items", "t5 t6"],
])("%s loads again after the app cancels its query", async (_, given, way, there, next) => {
  const { client, hold } = served({ taxes: items(8) });
  const queries = new QueryClient();
  const list = (more: object) => <ResourceList {...{ ...taxes, ...more, client }} />;
  const [first = {}, then] = given;
  let open = then ? () => {} : hold();
  const { rerender } = renderWithQueries(list(first), queries);
  if (then) {
    await settled(queries);
    open = hold();
    press(way);
    rerender(list(then));
  }
  await act(() => queries.cancelQueries());
  open();
  await waitFor(() => expect(announced()).toBe(there));
  press("Next");
  await settled(queries);
  expect(shown()).toBe(next);
});
