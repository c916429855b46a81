import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { listQueryOptions, ResourceList } from "parameter-form/query";
import { useState } from "react";
import { expect, test } from "vitest";
import { choose, draw, type Item, items, press, served, settled, shown, told } from "./served.tsx";

const lists = { taxes: items(9), payments: items(5, "p") };
const failing = [{ fails: { status: 503 } }];
const renderItem = ({ id }: Item) => id;

/** What the address of the app says. */
interface Address {
  readonly list: "taxes" | "payments";
  readonly page: string | null;
}

interface AppProps extends ReturnType<typeof served> {
  readonly start: string | null;
  readonly keepsPage: boolean;
}

/** An app whose address says the list and, if it keeps that, the page; with the browser's Back, and a page elsewhere. */
function App({ client, start, keepsPage }: AppProps) {
  const [visits, visit] = useState<readonly Address[]>([{ list: "taxes", page: start }]);
  const [isElsewhere, leave] = useState(false);
  const [limit, setLimit] = useState(2);
  const now = visits.at(-1) ?? { list: "taxes", page: null };
  const other = now.list === "taxes" ? "payments" : "taxes";
  const onPageChange = (page: string | null) => visit((all) => [...all, { ...now, page }]);
  return (
    <>
      <address data-list={now.list}>{now.page}</address>
      <button onClick={() => visit(visits.slice(0, Math.max(1, visits.length - 1)))}>Back</button>
      <button onClick={() => visit([...visits, { list: other, page: null }])}>Another list</button>
      <button onClick={() => setLimit(5 - limit)}>Another limit</button>
      <button onClick={() => leave(!isElsewhere)}>Elsewhere</button>
      {!isElsewhere && (
        <ResourceList
          {...{ client, limit, renderItem, ...(keepsPage && { page: now.page, onPageChange }) }}
          list={now.list}
          label="Objects"
          pageSizes={[2, 3]}
        />
      )}
    </>
  );
}

const pressed = ["Next", "Previous", "Refresh", "Back", "Another list", "Another limit"] as const;
const steps = [...pressed, "Elsewhere", "2", "3", "Hold", "Open", "Fail", "Mend", "Read anew"];

type Reader = ReturnType<typeof served>["client"];

interface Walk {
  readonly start: string | null;
  readonly keepsPage: boolean;
  readonly path: readonly string[];
}

/** Goes the steps through a list that is drawn at `start`, and ends where all is loaded. */
async function walk({ path, ...props }: Walk): Promise<Reader> {
  const service = served(lists);
  const { client, change, hold } = service;
  const queries = new QueryClient();
  draw(<App {...service} {...props} />, queries);
  let open = () => {};
  const ways: Readonly<Record<string, () => void>> = {
    "2": () => choose("2"),
    "3": () => choose("3"),
    Hold() {
      open();
      open = hold();
    },
    Open: () => open(),
    Fail: () => change(lists, failing),
    Mend: () => change(lists),
    "Read anew": () =>
      void queries.invalidateQueries({ queryKey: listQueryOptions(client, "taxes").queryKey }),
  };
  for (const step of path) await act(async () => (ways[step] ?? (() => press(step)))());
  open();
  change(lists);
  if (!document.querySelector(".pf-list")) press("Elsewhere");
  await settled(queries);
  while (screen.queryByRole("alert")) {
    press("Try again");
    press("Go to the first page");
    await settled(queries);
  }
  return client;
}

const leads = (name: string): boolean =>
  screen.getByText(name, { selector: "button" }).getAttribute("aria-disabled") === null;

const pageNumber = (): string | undefined => /^Page (\d)/.exec(told())?.[1];

const inSight = () => [shown(), pageNumber(), leads("Previous"), leads("Next")];

/** The same of the page that the service has at the address of the app, or of the one that the list says it is at where the app keeps none. */
async function atPage(client: Reader, keepsPage: boolean): Promise<ReturnType<typeof inSight>> {
  const { dataset, textContent } = document.querySelector("address") ?? document.body;
  const list = dataset["list"] === "payments" ? "payments" : "taxes";
  const limit = Number(screen.getByLabelText<HTMLSelectElement>("Items per page").value);
  const ids = lists[list].map(({ id }) => id);
  const { results } = await client.list(list, { limit, at: textContent || undefined });
  const start = keepsPage ? ids.indexOf(results[0]?.id ?? "") : (Number(pageNumber()) - 1) * limit;
  return [
    ids.slice(start, start + limit).join(" "),
    pageNumber() && `${start / limit + 1}`,
    start > 0,
    start + limit < ids.length,
  ];
}

const { client } = served(lists);
const second = await client.next(await client.list("taxes", { limit: 2 }));

test.each([
  ["an app that keeps no page", null, false],
  ["an app that keeps the page", null, true],
  ["an app that keeps the page, from the third one on", second?.next ?? null, true],
])("wherever someone goes in a list, it is at its page: %s", async (_, start, keepsPage) => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 20 }), async (path) => {
        const read = await walk({ start, keepsPage, path });
        expect(inSight()).toEqual(await atPage(read, keepsPage));
      })
      .afterEach(cleanup),
    { numRuns: 60, seed: 20261121 },
  );
});
