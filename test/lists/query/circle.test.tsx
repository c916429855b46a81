import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import { renderWithQueries, press, settled, shown, taxes } from "./served.tsx";

/** A list whose third page leads to the page at `cursor` again. */
const circle = (cursor: number) =>
  createClient<{ taxes: { id: string } }>({
    baseUrl: "https://api.test",
    async fetch({ url }) {
      const at = Number(new URL(url).searchParams.get("cursor") ?? 1);
      const link = (to: number) => `?limit=2&cursor=${to}`;
      return Response.json({
        next: link(at === 3 ? cursor : at + 1),
        previous: at > 1 ? link(at - 1) : null,
        results: [{ id: `t${at}` }],
      });
    },
  });

test.each([2, 3])("stays and shows an alert when Next leads to page %d again", async (cursor) => {
  const queries = new QueryClient();
  renderWithQueries(<ResourceList {...taxes} client={circle(cursor)} />, queries);
  await settled(queries);
  for (const seen of ["t2", "t3", "t3"]) {
    press("Next");
    await settled(queries);
    expect(shown()).toBe(seen);
  }
  expect(screen.getByRole("alert")).toHaveTextContent("This page of the list cannot be opened");
  press("Previous");
  await settled(queries);
  expect(shown()).toBe("t2");
});
