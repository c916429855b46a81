import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, type RenderResult, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { createService, type Fault, type ServiceLists } from "parameter-form/service";
import type { ReactNode } from "react";

export interface Item {
  readonly id: string;
  readonly text?: string;
}

/** The objects of the lists that tests read. */
interface Served {
  readonly employeePaystubs: Item;
  readonly payments: Item;
  readonly taxes: Item;
}

/** Objects `<letter>1` to `<letter><count>`. */
export const items = (count: number, letter = "t"): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${letter}${index + 1}` }));

/** The reference service, whose lists can change, and whose answers can fail or be held back; and a client of it. */
export function served(lists: ServiceLists, faults: readonly Fault[] = []) {
  const make = (now: ServiceLists, then: readonly Fault[] = []) =>
    createService({ forms: [], lists: now, faults: then });
  let service = make(lists, faults);
  let gate = Promise.resolve();
  const requests: string[] = [];
  const client = createClient<Served>({
    baseUrl: "https://api.test",
    backoff: () => 0,
    async fetch(request) {
      await gate;
      request.signal.throwIfAborted();
      requests.push(request.url);
      return service(request);
    },
  });
  return {
    client,
    requests,
    /** Other objects from now on, or other failures. */
    change(now: ServiceLists, then?: readonly Fault[]): void {
      service = make(now, then);
    },
    /** Holds answers back; the answer lets them go. */
    hold(): () => void {
      let open = () => {};
      gate = new Promise<void>((resolve) => (open = resolve));
      return open;
    },
  };
}

/** Props of a list of taxes, two a page, each by its id. */
export const taxes = {
  list: "taxes",
  label: "Taxes",
  limit: 2,
  renderItem: ({ id }: Item) => id,
} as const;

/** Draws below a `QueryClientProvider`. */
export function renderWithQueries(ui: ReactNode, queries = new QueryClient()): RenderResult {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return render(ui, { wrapper });
}

/** The objects in sight, in one line. */
export const shown = (): string =>
  [...document.querySelectorAll(".pf-item, tbody > tr")]
    .map(({ textContent }) => textContent)
    .join(" ");

/** What a screen reader is told. */
export const announced = (): string => screen.getByRole("status").textContent ?? "";

const isLoading = (): boolean =>
  document.querySelector('[aria-busy="true"], [data-turning]') !== null;

/** Waits until nothing is loaded any more, and all that was is in sight. */
export async function settled(queries: QueryClient): Promise<void> {
  let fetching = 1;
  while (fetching > 0 || queries.isFetching() > 0 || isLoading()) {
    fetching = queries.isFetching();
    await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));
  }
}

/** Presses each button of this name. */
export const press = (name: string): void =>
  screen.queryAllByText(name, { selector: "button" }).forEach((button) => fireEvent.click(button));

/** Chooses the page size, where there is a choice. */
export const choose = (value: string): void =>
  screen
    .queryAllByLabelText("Items per page")
    .forEach((box) => fireEvent.change(box, { target: { value } }));
