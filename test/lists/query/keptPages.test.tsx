import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ResourceList } from "parameter-form/query";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithQueries, items, served, shown, taxes } from "./served.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const next = (list: HTMLElement) => fireEvent.click(within(list).getByText("Next"));

test("an unmounted list takes no page from a mounted one of the same objects", async () => {
  const { client, requests: requested } = served({ taxes: items(6) });
  const lists = (labels: readonly string[]) =>
    labels.map((label) => <ResourceList {...taxes} key={label} client={client} label={label} />);
  const { rerender } = renderWithQueries(lists(["Above", "Below"]));
  const below = screen.getByRole("region", { name: "Below" });
  await waitFor(() => expect(shown()).toBe("t1 t2 t1 t2"));
  next(below);
  await waitFor(() => expect(shown()).toBe("t1 t2 t3 t4"));
  next(below);
  await waitFor(() => expect(shown()).toBe("t1 t2 t5 t6"));
  requested.length = 0;
  rerender(lists(["Below"]));
  expect(shown()).toBe("t5 t6");
  fireEvent.click(within(below).getByText("Previous"));
  expect(shown()).toBe("t3 t4");
  expect(requested).toEqual([]);
});

const ages: readonly (readonly [before: number, after: number, requests: number])[] = [
  [40, 10, 0],
  [10, 40, 0],
  [40, 30, 1],
  [10, 60, 1],
];

test.each(ages)(
  "with a staleTime of a minute, unmounted after %d seconds and mounted %d seconds later, sends %d requests",
  async (before, after, requests) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { client, requests: requested } = served({ taxes: items(4) });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const list = <ResourceList {...taxes} client={client} />;
    const { rerender } = renderWithQueries(list, queries);
    await waitFor(() => expect(shown()).toBe("t1 t2"));
    requested.length = 0;
    vi.setSystemTime(Date.now() + before * 1000);
    rerender(null);
    vi.setSystemTime(Date.now() + after * 1000);
    rerender(list);
    expect(shown()).toBe("t1 t2");
    await act(async () => {});
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(requested).toHaveLength(requests);
  },
);
