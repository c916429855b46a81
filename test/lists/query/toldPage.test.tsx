import { QueryClient } from "@tanstack/react-query";
import { ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import {
  choose,
  renderWithQueries,
  type Item,
  items,
  press,
  served,
  settled,
  shown,
} from "./served.tsx";

const renderItem = ({ id }: Item) => id;

/** Presses the buttons of these names, and chooses the page sizes. */
async function take(steps: string, wait: () => unknown): Promise<void> {
  for (const step of steps.split(" ").filter(Boolean)) {
    (Number(step) ? choose : press)(step);
    await wait();
  }
}

test.each([
  ["Next", "", "t3 t4", ["2"]],
  ["Next Next", "", "t5 t6", ["2", "3"]],
  ["Next Refresh", "", "t1 t2", ["2", null]],
  ["Next 3", "", "t1 t2 t3", ["2", null]],
  ["3", "", "t1 t2 t3", []],
  ["", "3 Next", "t1 t2 t3", []],
  ["Next", "Next Next", "t5 t6", ["2", "3"]],
  ["Next", "Next Previous", "t5 t6", ["2", "3"]],
])(
  "calls onPageChange once per page without a page prop: %s, then while that loads %s",
  async (before, meanwhile, seen, pages) => {
    const { client, hold } = served({ taxes: items(8) });
    const first = await client.list("taxes", { limit: 2 });
    const second = await client.next(first);
    const names = new Map([
      [first.next, "2"],
      [second?.next, "3"],
      [null, null],
    ] as const);
    const queries = new QueryClient();
    const reported: (string | null | undefined)[] = [];
    renderWithQueries(
      <ResourceList
        {...{ client, renderItem }}
        list="taxes"
        label="Taxes"
        limit={2}
        pageSizes={[2, 3]}
        onPageChange={(page) => reported.push(names.get(page))}
      />,
      queries,
    );
    await settled(queries);
    await take(before, () => settled(queries));
    const open = hold();
    await take(meanwhile, () => {});
    open();
    await settled(queries);
    expect(shown()).toBe(seen);
    expect(reported).toEqual(pages);
  },
);
