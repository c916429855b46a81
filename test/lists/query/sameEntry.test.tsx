import type { StandardSchemaV1 } from "@standard-schema/spec";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import {
  formQueryOptions,
  ParameterFormById,
  ResourceList,
  useListPager,
} from "parameter-form/query";
import { createService, exampleForms } from "parameter-form/service";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";

const inside = (queries: QueryClient) =>
  function Inside({ children }: { readonly children: ReactNode }) {
    return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
  };

test.each([{}, { lenient: false, unknownTypes: "string" }] as const)(
  "does not fetch a form again that was prefetched with %j",
  async (reading) => {
    const fetch = vi.fn(createService({ forms: exampleForms, lists: {} }));
    const client = createClient({ baseUrl: "https://api.test", fetch });
    const queries = new QueryClient();
    await queries.prefetchQuery(formQueryOptions(client, "federal-w4", reading));
    render(<ParameterFormById client={client} formId="federal-w4" onSubmit={() => {}} />, {
      wrapper: inside(queries),
    });
    await screen.findByRole("button", { name: "Submit" });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test("validates with a schema that is passed after the list", async () => {
  const checked: StandardSchemaV1<unknown, string> = {
    "~standard": { version: 1, vendor: "test", validate: () => ({ value: "checked" }) },
  };
  const fetch = createService({ forms: [], lists: { taxes: [{ id: "t_1" }] } });
  const client = createClient({ baseUrl: "https://api.test", fetch });
  const { result, rerender } = renderHook(
    ({ schema }) => useListPager(client, "taxes", { schema }),
    {
      wrapper: inside(new QueryClient()),
      initialProps: { schema: undefined as typeof checked | undefined },
    },
  );
  const items = () => result.current.entries?.map(({ item }) => item);
  await waitFor(() => expect(items()).toEqual([{ id: "t_1" }]));
  rerender({ schema: checked });
  await waitFor(() => expect(items()).toEqual(["checked"]));
});

test("shows an object with a numeric id only once", async () => {
  const first = { next: "/taxes?cursor=2", previous: null, results: [{ id: 1 }, { id: 2 }] };
  const second = { next: null, previous: "/taxes?cursor=1", results: [{ id: 2 }, { id: 3 }] };
  const client = createClient<{ taxes: { id: number } }>({
    baseUrl: "https://api.test",
    fetch: async ({ url }) => Response.json(url.includes("cursor") ? second : first),
  });
  const renderItem = ({ id }: { readonly id: number }) => `n${id}`;
  const props = { client, list: "taxes", label: "Taxes", paging: "more" } as const;
  render(<ResourceList {...props} renderItem={renderItem} />, {
    wrapper: inside(new QueryClient()),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Load more" }));
  await screen.findByText("n3");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "n1",
    "n2",
    "n3",
  ]);
});

describe("objects of one page", () => {
  const shownOf = async (body: string): Promise<readonly (string | null)[]> => {
    const client = createClient<{ payments: { memo: string } }>({
      baseUrl: "https://api.test",
      fetch: async () => new Response(body, { headers: { "content-type": "application/json" } }),
    });
    const props = { client, list: "payments", label: "Payments" } as const;
    const { unmount } = render(<ResourceList {...props} renderItem={({ memo }) => memo} />, {
      wrapper: inside(new QueryClient()),
    });
    const items = await screen.findAllByRole("listitem");
    const shown = items.map((item) => item.textContent);
    unmount();
    return shown;
  };

  test.each([
    ["numbers beyond 2^53", "9007199254740993", "9007199254740992"],
    ["one id twice", '"emp_1"', '"emp_1"'],
    ["no text", '""', '""'],
    ["nothing", "null", "null"],
    ["zeros", "0", "0"],
    ["a number and the same text", "1", '"1"'],
    ["fractions", "0.1", "0.1"],
  ])("are all shown with %s as ids", async (_, one, other) => {
    const results = `[{"id":${one},"memo":"a"},{"id":${other},"memo":"b"}]`;
    expect(await shownOf(`{"next":null,"previous":null,"results":${results}}`)).toEqual(["a", "b"]);
  });

  test("are reported in the console of development builds when they share an id", async () => {
    vi.stubEnv("NODE_ENV", "development");
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    await shownOf(
      '{"next":null,"previous":null,"results":[{"id":7,"memo":"a"},{"id":7,"memo":"b"}]}',
    );
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('A page of the list "payments" has objects with the same id')],
    ]);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
});

test("clients that read a list from different paths share no entry", async () => {
  const fetch = async ({ url }: Request) =>
    Response.json({ next: null, previous: null, results: [{ id: new URL(url).pathname }] });
  const clientOf = (company: string) =>
    createClient<{ filings: { id: string } }>({
      baseUrl: "https://api.test",
      fetch,
      paths: { filings: `/companies/${company}/filings` },
    });
  const [a, b] = [clientOf("a"), clientOf("b")];
  const { result, rerender } = renderHook(({ client }) => useListPager(client, "filings"), {
    wrapper: inside(new QueryClient()),
    initialProps: { client: a },
  });
  const shown = () => result.current.entries?.map(({ item }) => item.id);
  await waitFor(() => expect(shown()).toEqual(["/companies/a/filings"]));
  rerender({ client: b });
  await waitFor(() => expect(shown()).toEqual(["/companies/b/filings"]));
});
