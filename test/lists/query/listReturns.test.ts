import {
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import { listQueryOptions } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { expect, onTestFinished, test, vi } from "vitest";

const service = createService({ forms: [], lists: { employees: [{ id: "o_1" }] } });
const answer = vi.fn<(request: Request) => Promise<Response>>(service);
const client = createClient<{ employees: { readonly id: string } }>({
  baseUrl: "https://api.test",
  fetch: answer,
});

const returns: readonly [string, (back: boolean) => void][] = [
  ["focus", (back) => focusManager.setFocused(back)],
  ["connection", (back) => onlineManager.setOnline(back)],
];

test.each(returns)("does not refetch a list when %s comes back", async (_what, set) => {
  answer.mockClear();
  const queries = new QueryClient();
  queries.mount();
  const list = new InfiniteQueryObserver(queries, listQueryOptions(client, "employees"));
  const other = vi.fn<() => string>(() => "fetched");
  // What TanStack Query does unless told otherwise: once it is done, the list had its turn.
  const watched = new QueryObserver(queries, { queryKey: ["other"], queryFn: other });
  const stops = [list.subscribe(() => {}), watched.subscribe(() => {})];
  onTestFinished(() => {
    for (const stop of stops) stop();
    queries.unmount();
    queries.clear();
    focusManager.setFocused(undefined);
  });
  await expect.poll(() => list.getCurrentResult().data?.pages).toHaveLength(1);
  await expect.poll(() => other.mock.calls.length).toBe(1);
  expect(list.getCurrentQuery().isStale()).toBe(true);
  set(false);
  set(true);
  await expect.poll(() => other.mock.calls.length).toBe(2);
  expect(list.getCurrentResult().fetchStatus).toBe("idle");
  expect(answer).toHaveBeenCalledOnce();
});
