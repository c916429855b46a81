import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { useListPager } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { useState } from "react";
import { expect, test } from "vitest";

const objects = Array.from({ length: 8 }, (_, index) => ({ id: `o_${index + 1}` }));
const client = createClient<{ taxes: { id: string } }>({
  baseUrl: "https://api.test",
  fetch: createService({ forms: [], lists: { taxes: objects } }),
});

interface ListProps {
  readonly page: string | null;
  readonly turn: (page: string | null) => void;
}

function List({ page, turn }: ListProps) {
  const pager = useListPager(client, "taxes", { limit: 2, page, onPageChange: turn });
  return (
    <>
      <output>{pager.entries?.map(({ item }) => item.id).join(" ")}</output>
      <button onClick={pager.previous}>Previous</button>
      <button onClick={pager.refresh}>Refresh</button>
    </>
  );
}

/** An app that keeps the page in its address, with the browser's Back. */
function App({ start }: { readonly start: string | null }) {
  const [pages, setPages] = useState([start]);
  const [leaves, setLeaves] = useState(false);
  const turn = (page: string | null) => setPages((all) => [...all, page]);
  return (
    <>
      {!leaves && <List page={pages.at(-1) ?? null} turn={turn} />}
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
      <App start={second?.next ?? null} />
    </QueryClientProvider>,
  );
  await screen.findByText("o_5 o_6");
  press("Previous");
  await screen.findByText("o_3 o_4");
}

test("Back to the page that a list was entered at shows that page", async () => {
  await enterThirdPage();
  press("Refresh");
  await screen.findByText("o_1 o_2");
  press("Back");
  await screen.findByText("o_3 o_4");
  press("Back");
  expect(await screen.findByText("o_5 o_6")).toBeInTheDocument();
});

test("a list that is drawn anew shows the page that its app says", async () => {
  await enterThirdPage();
  press("Elsewhere");
  press("Back");
  press("Elsewhere");
  expect(await screen.findByText("o_5 o_6")).toBeInTheDocument();
});
