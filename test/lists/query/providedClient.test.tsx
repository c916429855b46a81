import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import {
  ParameterFormProvider,
  useFormQuery,
  useListPager,
  useListQuery,
} from "parameter-form/query";
import { createService, exampleForms } from "parameter-form/service";
import { expect, test } from "vitest";

const service = createService({ forms: exampleForms, lists: { taxes: [{ id: "tax_1" }] } });
const client = createClient({
  baseUrl: "https://api.test",
  fetch: async (request) => service(request),
});

const uses = {
  useFormQuery: () => useFormQuery(undefined, "federal-w4").data?.id,
  useListPager: () =>
    useListPager(undefined, "taxes")
      .entries?.map(({ key }) => key)
      .join(" "),
  useListQuery: () => JSON.stringify(useListQuery(undefined, "taxes").data?.pages[0]?.results),
};

test.each([
  ["useFormQuery", "federal-w4"],
  ["useListPager", "is tax_1"],
  ["useListQuery", '[{"id":"tax_1"}]'],
] as const)("%s uses the client of the surrounding provider", async (name, read) => {
  const useData = uses[name];
  const Reader = () => <output>{useData()}</output>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ParameterFormProvider client={client}>
        <Reader />
      </ParameterFormProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(read)).toBeVisible();
});
