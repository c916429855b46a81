import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createClient, InvalidLimitError } from "parameter-form/client";
import { ResourceList } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { items } from "./served.tsx";

test.each([0, -1, 1.5, 501, Number.NaN, Number.POSITIVE_INFINITY])(
  "a list with the limit %d reports that it could not be loaded, without a request",
  async (limit) => {
    const send = vi.fn<(request: Request) => Promise<Response>>();
    const client = createClient({ baseUrl: "https://api.test", fetch: send });
    const queries = new QueryClient();
    render(
      <QueryClientProvider client={queries}>
        <ResourceList {...{ client, limit }} list="taxes" label="Taxes" renderItem={String} />
      </QueryClientProvider>,
    );
    expect((await screen.findByRole("alert")).textContent).toMatch(/^The list could not be loaded/);
    const [query] = queries.getQueryCache().getAll();
    expect(query?.state.error).toBeInstanceOf(InvalidLimitError);
    expect(send).not.toHaveBeenCalled();
  },
);

test("keeps the current page when the limit becomes NaN, without a React warning", async () => {
  const service = createService({ forms: [], lists: { taxes: items(2) } });
  const client = createClient({
    baseUrl: "https://api.test",
    fetch: async (request) => service(request),
  });
  const queries = new QueryClient();
  const listWith = (limit: number) => (
    <QueryClientProvider client={queries}>
      <ResourceList {...{ client, limit }} list="taxes" label="Taxes" renderItem={() => "Tax"} />
    </QueryClientProvider>
  );
  const { rerender } = render(listWith(1));
  await screen.findByText("Tax");
  rerender(listWith(Number.NaN));
  expect(screen.getByText("Tax")).toBeVisible();
  expect(screen.getByLabelText("Items per page")).toHaveValue("25");
  await screen.findByRole("alert");
});
