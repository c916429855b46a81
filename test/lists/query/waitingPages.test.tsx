import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { createClient, type Fetch } from "parameter-form/client";
import {
  listQueryOptions,
  type ListPager,
  type PagingOptions,
  useListPager,
} from "parameter-form/query";
import { type ReactNode, StrictMode } from "react";
import { expect, test } from "vitest";

interface Tax {
  readonly id: string;
}

const objects = (count: number): readonly Tax[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o_${index + 1}` }));
const linkTo = (at: number, version = ""): string =>
  `https://api.test/taxes?limit=2&cursor=${at}${version}`;

/** A list whose objects can change, and whose answers can be held back, drawn as often as asked for. */
function setup(
  lists = 1,
  options: Pick<PagingOptions, "paging" | "page" | "onPageChange"> = {},
  strict = true,
) {
  const service = {
    objects: objects(8),
    gate: Promise.resolve(),
    requests: [] as string[],
    version: "",
  };
  const fetch: Fetch = async ({ url, signal }) => {
    const { searchParams, search } = new URL(url);
    await service.gate;
    signal.throwIfAborted();
    service.requests.push(search);
    const at = Number.parseInt(searchParams.get("cursor") ?? "0");
    const limit = Number(searchParams.get("limit"));
    return Response.json({
      next: at + limit < service.objects.length ? linkTo(at + limit, service.version) : null,
      previous: at > 0 ? linkTo(Math.max(0, at - limit), service.version) : null,
      results: service.objects.slice(at, at + limit),
    });
  };
  const client = createClient<{ taxes: Tax }>({ baseUrl: "https://api.test", fetch });
  const usePager = () => useListPager(client, "taxes", { limit: 2, ...options });
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      {strict ? <StrictMode>{children}</StrictMode> : children}
    </QueryClientProvider>
  );
  const view = Array.from({ length: lists }, () => renderHook(usePager, { wrapper }));
  const pager = (which = 0): ListPager<Tax> => {
    const { result } = view[which] ?? {};
    if (result) return result.current;
    throw new Error("There are not so many lists");
  };
  return {
    service,
    queries,
    pager,
    unmount: () => view.forEach(({ unmount }) => unmount()),
    again: () => renderHook(usePager, { wrapper }).result,
    key: listQueryOptions(client, "taxes").queryKey,
    /** Holds answers back; the answer lets them go. */
    hold(): () => void {
      let open = () => {};
      service.gate = new Promise<void>((resolve) => (open = resolve));
      return open;
    },
    shown: (which = 0) =>
      pager(which)
        .entries?.map(({ item }) => item.id)
        .join(" "),
    settled: () =>
      waitFor(() => {
        for (let which = 0; which < lists; which++) {
          expect(pager(which).isBusy || pager(which).isTurning).toBe(false);
          expect(pager(which).entries).toBeDefined();
        }
      }),
  };
}

const anew = {
  "a refresh": ({ pager }: ReturnType<typeof setup>) => pager().refresh(),
  "an invalidation": ({ queries, key }: ReturnType<typeof setup>) =>
    void queries.invalidateQueries({ queryKey: key }),
};

test.each(Object.entries(anew))(
  "Next waits for %s, and deleted items are gone then",
  async (_, readAnew) => {
    const list = setup();
    await list.settled();
    list.service.objects = objects(8).slice(1);
    const open = list.hold();
    await act(async () => readAnew(list));
    act(() => list.pager().next());
    expect(list.pager().isTurning).toBe(true);
    open();
    await list.settled();
    expect(list.shown()).toBe("o_4 o_5");
    act(() => list.pager().previous());
    expect(list.shown()).toBe("o_2 o_3");
  },
);

test.each(["pages", "more"] as const)(
  "an invalidation while another page loads loses nothing: %s",
  async (paging) => {
    const reported: (string | null)[] = [];
    const list = setup(1, { paging, onPageChange: (link) => reported.push(link) });
    await list.settled();
    const open = list.hold();
    act(() => list.pager().next());
    await act(async () => void list.queries.invalidateQueries({ queryKey: list.key }));
    open();
    await list.settled();
    expect(list.shown()).toBe(paging === "more" ? "o_1 o_2 o_3 o_4" : "o_3 o_4");
    expect(reported).toEqual(paging === "more" ? [] : [linkTo(2)]);
  },
);

test.each([
  ["next", null, "o_3 o_4", 2],
  ["previous", linkTo(4), "o_3 o_4", 2],
] as const)(
  "calls onPageChange when the link of the page that %s waits for has changed",
  async (way, page, shown, at) => {
    const reported: (string | null)[] = [];
    const list = setup(1, { page, onPageChange: (link) => reported.push(link) });
    await list.settled();
    const open = list.hold();
    await act(async () => void list.queries.invalidateQueries({ queryKey: list.key }));
    act(() => list.pager()[way]());
    list.service.version = "-v2";
    list.service.requests = [];
    open();
    await list.settled();
    expect(list.shown()).toBe(shown);
    expect(reported).toEqual([linkTo(at), linkTo(at, "-v2")]);
    expect(list.service.requests).toHaveLength(2);
  },
);

test("keeps the positions of two lists of the same objects apart", async () => {
  const list = setup(2);
  await list.settled();
  act(() => list.pager(0).next());
  await list.settled();
  expect([list.shown(0), list.shown(1)]).toEqual(["o_3 o_4", "o_1 o_2"]);
  act(() => list.pager(1).refresh());
  await list.settled();
  expect([list.shown(0), list.shown(1)]).toEqual(["o_3 o_4", "o_1 o_2"]);
  act(() => list.pager(1).next());
  await list.settled();
  expect([list.shown(0), list.shown(1)]).toEqual(["o_3 o_4", "o_3 o_4"]);
});

test.each([
  ["pages", "o_1 o_2", ["?limit=2"]],
  ["more", "o_1 o_2 o_3 o_4 o_5 o_6", ["?limit=2", "?limit=2&cursor=2", "?limit=2&cursor=4"]],
] as const)(
  "a list mounted again (%s) refetches visible pages",
  async (paging, shown, requests) => {
    const list = setup(1, { paging }, false);
    await list.settled();
    for (let page = 2; page <= 3; page++) {
      act(() => list.pager().next());
      await list.settled();
    }
    list.unmount();
    list.service.requests = [];
    const view = list.again();
    expect(view.current.entries?.map(({ item }) => item.id)).toEqual(shown.split(" "));
    await waitFor(() => expect(view.current.isBusy).toBe(false));
    expect(list.service.requests).toEqual(requests);
  },
);
