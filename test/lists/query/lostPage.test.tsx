import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { createClient, type Fetch } from "parameter-form/client";
import { listQueryOptions, type PagingOptions, useListPager } from "parameter-form/query";
import { type ReactNode, StrictMode } from "react";
import { expect, test } from "vitest";

const linkTo = (at: number, way = ""): string =>
  `https://api.test/taxes?limit=2&cursor=${at}${way}`;

/** Ten objects, two a page, whose links are written as the service says. */
function setUp(ways: (url: string) => { readonly next: string; readonly previous: string }) {
  const service = { gate: Promise.resolve() };
  const fetch: Fetch = async ({ url, signal }) => {
    await service.gate;
    signal.throwIfAborted();
    const at = Number.parseInt(new URL(url).searchParams.get("cursor") ?? "0");
    const { next, previous } = ways(url);
    return Response.json({
      next: at + 2 < 10 ? linkTo(at + 2, next) : null,
      previous: at > 0 ? linkTo(at - 2, previous) : null,
      results: [{ id: `o_${at + 1}` }, { id: `o_${at + 2}` }],
    });
  };
  const client = createClient<{ taxes: { id: string } }>({ baseUrl: "https://api.test", fetch });
  const queries = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </StrictMode>
  );
  function renderPage(options: Pick<PagingOptions, "page" | "onPageChange">) {
    const usePager = (given: typeof options) =>
      useListPager(client, "taxes", { limit: 2, ...given });
    const hook = renderHook(usePager, { wrapper, initialProps: options });
    const pager = () => hook.result.current;
    const shown = () =>
      pager()
        .entries?.map(({ item }) => item.id)
        .join(" ");
    const settled = () =>
      waitFor(() => {
        expect(pager().isBusy || pager().isTurning).toBe(false);
        expect(shown()).toBeDefined();
      });
    return { ...hook, pager, shown, settled };
  }
  const key = listQueryOptions(client, "taxes").queryKey;
  const readAnew = () => act(() => queries.invalidateQueries({ queryKey: key }));
  return { service, renderPage, readAnew };
}

/** As of cursors that say which way a page was come to. */
const byWay = (url: string) => ({ next: url.includes("-back") ? "-on" : "", previous: "-back" });

async function enterThirdPage(options: Pick<PagingOptions, "onPageChange"> = {}) {
  const { renderPage, readAnew, service } = setUp(byWay);
  const list = renderPage({ page: linkTo(4), ...options });
  await list.settled();
  act(() => list.pager().previous());
  await list.settled();
  list.rerender({ page: linkTo(2, "-back"), ...options });
  await readAnew();
  await list.settled();
  expect(list.shown()).toBe("o_3 o_4");
  return { renderPage, list, service };
}

test("shows the entered page after Back, though its link has changed", async () => {
  const { list } = await enterThirdPage();
  list.rerender({ page: linkTo(4) });
  expect(list.shown()).toBe("o_3 o_4");
  await list.settled();
  expect(list.shown()).toBe("o_5 o_6");
  act(() => list.pager().next());
  await list.settled();
  expect(list.shown()).toBe("o_7 o_8");
});

test("shows the entered page when the list is mounted again, though its link has changed", async () => {
  const { renderPage, list } = await enterThirdPage();
  list.unmount();
  const again = renderPage({ page: linkTo(4) });
  expect(again.shown()).not.toBe("o_3 o_4");
  await again.settled();
  expect(again.shown()).toBe("o_5 o_6");
});

test("shows the entered page in another list, and keeps the first list's position", async () => {
  const { renderPage, list } = await enterThirdPage();
  const other = renderPage({ page: linkTo(4) });
  await other.settled();
  expect([list.shown(), other.shown()]).toEqual(["o_3 o_4", "o_5 o_6"]);
});

test.each([
  ["the page before comes first", ["previous", "next"]],
  ["the page after comes first", ["next", "previous"]],
] as const)(
  "two lists of the same objects turn in both directions at once: %s",
  async (_, ways) => {
    const reported: unknown[] = [];
    const { renderPage, service } = setUp(() => ({ next: "", previous: "" }));
    const forth = renderPage({ page: linkTo(4), onPageChange: (page) => reported.push(page) });
    const back = renderPage({ page: linkTo(4) });
    await forth.settled();
    act(() => forth.pager().next());
    await forth.settled();
    let open = () => {};
    service.gate = new Promise<void>((resolve) => (open = resolve));
    for (const way of ways) act(() => (way === "next" ? forth : back).pager()[way]());
    open();
    await waitFor(() => expect([forth.shown(), back.shown()]).toEqual(["o_9 o_10", "o_3 o_4"]));
    expect(reported).toEqual([linkTo(6), linkTo(8)]);
  },
);
