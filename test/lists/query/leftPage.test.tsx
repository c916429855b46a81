import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { ResourceList, useListPager } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { useState } from "react";
import { expect, test } from "vitest";
import { choose, renderWithQueries } from "./served.tsx";

const objects = Array.from({ length: 7 }, (_, index) => ({ id: `o_${index + 1}` }));
const service = createService({ forms: [], lists: { taxes: objects, payments: objects } });
const client = createClient<{ taxes: { id: string }; payments: { id: string } }>({
  baseUrl: "https://api.test",
  fetch: async (request) => service(request),
});

interface ListState {
  readonly name: "taxes" | "payments";
  readonly state: string;
  readonly limit: number;
  readonly page: string | null;
}

/** A list whose address the app keeps, and what the app was told of its page. */
function Kept({ reported }: { readonly reported: (string | null)[] }) {
  const [listState, setListState] = useState<ListState>({
    name: "taxes",
    state: "CA",
    limit: 2,
    page: null,
  });
  const { name, state, limit, page } = listState;
  const onPageChange = (link: string | null) => {
    reported.push(link);
    setListState((now) => ({ ...now, page: link }));
  };
  const query = { state };
  const pager = useListPager(client, name, { limit, query, page, onPageChange });
  const change = (to: Partial<ListState>) => () => setListState({ ...listState, ...to });
  return (
    <>
      <output>{pager.entries?.map(({ item }) => item.id).join(" ")}</output>
      <p>{String(page)}</p>
      <button onClick={pager.next}>Next</button>
      <button onClick={change({ state: "NY" })}>Another filter</button>
      <button onClick={change({ limit: 3 })}>Another limit</button>
      <button onClick={change({ name: "payments" })}>Another list</button>
      <button onClick={() => pager.setLimit(3)}>Another size</button>
      <button onClick={change({ state: "NY", page: null })}>A filter and its first page</button>
      <button onClick={change({ page: null })}>The first page</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  ["Another filter", "o_1 o_2", [null]],
  ["Another limit", "o_1 o_2 o_3", [null]],
  ["Another list", "o_1 o_2", [null]],
  ["Another size", "o_1 o_2 o_3", [null]],
  ["A filter and its first page", "o_1 o_2", []],
  ["The first page", "o_1 o_2", []],
])("%s: returns to the first page, with at most one onPageChange", async (way, shown, reported) => {
  const all: (string | null)[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Kept reported={all} />
    </QueryClientProvider>,
  );
  await screen.findByText("o_1 o_2");
  press("Next");
  await screen.findByText("o_3 o_4");
  expect(all.splice(0)).toEqual([expect.stringContaining("state=CA")]);
  press(way);
  await screen.findByText(shown);
  expect(screen.getByText("null")).toBeVisible();
  expect(all).toEqual(reported);
});

test("calls onPageChange once for a page size when the app follows later", async () => {
  const { next } = await client.list("taxes", { limit: 2 });
  const reported: (string | null)[] = [];
  renderWithQueries(
    <ResourceList
      client={client}
      list="taxes"
      label="Taxes"
      limit={2}
      pageSizes={[2, 3]}
      page={next}
      onPageChange={(page) => reported.push(page)}
      renderItem={({ id }) => id}
    />,
  );
  await screen.findByText("o_3");
  choose("3");
  await screen.findByText("o_1");
  expect(reported).toEqual([null]);
});
