import { QueryClient } from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import { ParameterFormById } from "parameter-form/query";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client, find, patience, show, withQueries } from "../support/browser.tsx";

const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, patience);
const lastName = () => page.getByLabelText("Last name");

/** The W-4 with a last name typed into it. */
async function open(queries: QueryClient) {
  const tree = (reader: typeof client) =>
    withQueries(
      <ParameterFormById client={reader} formId="federal-w4" onSubmit={() => undefined} />,
      queries,
    );
  const rerender = show(tree(client));
  await find("form");
  await userEvent.fill(lastName(), "García");
  return (reader: typeof client) => rerender(tree(reader));
}

test("refetches the form from another client and keeps the typed answers", async () => {
  const queries = new QueryClient();
  const change = await open(queries);
  const absolute = createClient({ baseUrl: new URL("/api", location.href).href });
  change(absolute);
  await until(() => expect(queries.getQueryCache().getAll()).toHaveLength(2));
  await until(() => expect(queries.isFetching()).toBe(0));
  await until(() => expect(document.querySelector("[aria-busy]")).toBeNull());
  expect(lastName().element()).toHaveValue("García");
  expect(lastName().element()).toBeEnabled();
});

test("keeps the form and its answers when a refetch fails", async () => {
  const queries = new QueryClient();
  const fails = createClient({
    baseUrl: "/api",
    fetch: () => Promise.resolve(Response.json({ parameters: [null] })),
  });
  const change = await open(queries);
  change(fails);
  await vi.waitFor(async () => {
    await queries.invalidateQueries();
    expect(queries.getQueryCache().getAll()[0]?.state.status).toBe("error");
  }, patience);
  expect(lastName().element()).toHaveValue("García");
});
