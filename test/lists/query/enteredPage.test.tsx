import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { ResourceList, useListPager } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { useState } from "react";
import { expect, test } from "vitest";

const objects = Array.from({ length: 8 }, (_, index) => ({ id: `o_${index + 1}` }));
const client = createClient<{ taxes: { id: string } }>({
  baseUrl: "https://api.test",
  fetch: createService({ forms: [], lists: { taxes: objects } }),
});

interface ListProps {
  readonly page: string | null | undefined;
  readonly turn: (page: string | null) => void;
}

function List({ page, turn }: ListProps) {
  const pager = useListPager(client, "taxes", { limit: 2, page, onPageChange: turn });
  return (
    <>
      <output>{pager.entries?.map(({ item }) => item.id).join(" ")}</output>
      <button onClick={pager.previous}>Previous</button>
      <button onClick={pager.next}>Next</button>
      <button onClick={pager.refresh}>Refresh</button>
    </>
  );
}

interface AppProps {
  readonly start: string | null;
  /** What the app's router says where the address has no page. */
  readonly first?: null | undefined;
}

/** An app that keeps the page in its address, with the browser's Back. */
function App({ start, first }: AppProps) {
  const [pages, setPages] = useState([start]);
  const [leaves, setLeaves] = useState(false);
  const turn = (page: string | null) => setPages((all) => [...all, page]);
  return (
    <>
      {!leaves && <List page={pages.at(-1) ?? first} turn={turn} />}
      <button onClick={() => setPages((all) => all.slice(0, -1))}>Back</button>
      <button onClick={() => setLeaves(!leaves)}>Elsewhere</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function enterThirdPage() {
  const second = await client.next(await client.list("taxes", { limit: 2 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App start={second?.next ?? null} first={null} />
    </QueryClientProvider>,
  );
  await screen.findByText("o_5 o_6");
  press("Previous");
  await screen.findByText("o_3 o_4");
}

test("shows the page that the list was entered at after Back", async () => {
  await enterThirdPage();
  press("Refresh");
  await screen.findByText("o_1 o_2");
  press("Back");
  await screen.findByText("o_3 o_4");
  press("Back");
  expect(await screen.findByText("o_5 o_6")).toBeInTheDocument();
});

test("shows the app's page when the list is mounted again", async () => {
  await enterThirdPage();
  press("Elsewhere");
  press("Back");
  press("Elsewhere");
  expect(await screen.findByText("o_5 o_6")).toBeInTheDocument();
});

test.each([[null], [undefined]])(
  "goes back to the first page when the router passes %s",
  async (first) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <App start={null} first={first} />
      </QueryClientProvider>,
    );
    await screen.findByText("o_1 o_2");
    press("Next");
    await screen.findByText("o_3 o_4");
    press("Next");
    await screen.findByText("o_5 o_6");
    press("Back");
    await screen.findByText("o_3 o_4");
    press("Back");
    expect(await screen.findByText("o_1 o_2")).toBeInTheDocument();
  },
);

const sized = (limit: string): string => `https://api.test/taxes?${limit}`;

test.each([
  [sized("limit=3"), undefined, "3", 3],
  [sized("limit=3&limit=4"), undefined, "3", 3],
  [sized("limit=3"), 4, "3", 3],
  [sized("cursor=x"), 4, "4", 8],
  [sized("limit=0"), 4, "4", 8],
  [sized("limit=three"), 4, "4", 8],
  [null, 4, "4", 4],
])(
  "for a list entered at %s with a limit of %s, the page size is %s",
  async (page, limit, size, count) => {
    const reported: (string | null)[] = [];
    const served = createClient<{ taxes: { id: string } }>({
      baseUrl: "https://api.test",
      fetch: async ({ url }) => {
        const requested = Number(new URL(url).searchParams.get("limit"));
        const next = sized("cursor=next");
        return Response.json({ next, previous: null, results: objects.slice(0, requested || 8) });
      },
    });
    const shown = () => screen.getAllByRole("listitem").length;
    function Sized() {
      const [at, go] = useState(page);
      return (
        <ResourceList
          client={served}
          list="taxes"
          label="Taxes"
          page={at}
          limit={limit}
          pageSizes={[3, 4, 5]}
          onPageChange={(link) => {
            reported.push(link);
            go(link);
          }}
          renderItem={({ id }) => id}
        />
      );
    }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Sized />
      </QueryClientProvider>,
    );
    const box = await screen.findByLabelText("Items per page");
    expect(box).toHaveDisplayValue(size);
    expect(shown()).toBe(count);
    for (const chosen of size === "4" ? ["5"] : ["4", "5"]) {
      fireEvent.change(box, { target: { value: chosen } });
      await waitFor(() => expect(shown()).toBe(Number(chosen)));
      expect(box).toHaveDisplayValue(chosen);
    }
    expect(reported).toEqual(page === null ? [] : [null]);
  },
);
