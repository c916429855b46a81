import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, within } from "@testing-library/react";
import fc from "fast-check";
import { listQueryOptions } from "parameter-form/query";
import { expect, test } from "vitest";
import { renderWithQueries, served, settled } from "./served.tsx";
import { lists, WalkedApp } from "./walkedApp.tsx";

/** As long as that: short walks lead nowhere new. */
const long = { minLength: 15, maxLength: 25, size: "max" } as const;
const failing = [{ fails: { status: 503 } }];

const inList = ["Next", "Previous", "Refresh", "2", "3"].flatMap((step) => [
  `${step} of Kept`,
  `${step} of Beside`,
]);
const inApp = ["Back", "Another list", "Another limit", "Elsewhere"];
const steps = [...inList, ...inApp, "Hold", "Open", "Fail", "Mend", "Read anew"];

const region = (label: string) =>
  document.querySelector<HTMLElement>(`.pf-list[aria-label="${label}"]`);

/** Presses the button of this name, or chooses the page size; nothing, where there is none. */
function take(step: string): void {
  const [name = "", label] = step.split(" of ");
  const place = label === undefined ? document.body : region(label);
  if (!place) return;
  const target = { value: name };
  for (const box of Number(name) ? place.querySelectorAll("select") : [])
    fireEvent.change(box, { target });
  for (const button of within(place).queryAllByText(name, { selector: "button" }))
    fireEvent.click(button);
}

/** The objects in sight, the number of their page where that is known, and whether there is a page before and after. */
function inSight(place: HTMLElement) {
  const leads = (name: string) =>
    !within(place).getByText(name, { selector: "button" }).hasAttribute("aria-disabled");
  const rows = [...place.querySelectorAll(".pf-item")].map(({ textContent }) => textContent);
  const number = /^Page (\d)/.exec(place.querySelector("output")?.textContent ?? "")?.[1];
  return { rows, number, before: leads("Previous"), after: leads("Next") };
}

const { client: reader } = served(lists);

/** The same of the page that the service has at the link that the app keeps. */
async function atPage(place: HTMLElement, label: string): Promise<ReturnType<typeof inSight>> {
  const kept = document.querySelector<HTMLElement>(`[data-of=${label}]`);
  const list = kept?.dataset["list"] === "payments" ? "payments" : "taxes";
  const limit = Number(place.querySelector<HTMLSelectElement>("select")?.value);
  const { results } = await reader.list(list, { limit, at: kept?.textContent || undefined });
  const ids = lists[list].map(({ id }) => id);
  const start = ids.indexOf(results[0]?.id ?? "");
  return {
    rows: ids.slice(start, start + limit),
    number: inSight(place).number && `${start / limit + 1}`,
    before: start > 0,
    after: start + limit < ids.length,
  };
}

/** Goes the steps through the lists from `start`, and gives each list whenever all of it is loaded. */
async function* walk(start: string | null, path: readonly string[]) {
  const { client, change, hold } = served(lists);
  const queries = new QueryClient();
  renderWithQueries(<WalkedApp {...{ client, start }} />, queries);
  const { queryKey } = listQueryOptions(client, "taxes");
  let open: (() => void) | undefined;
  const ways: Readonly<Record<string, () => void>> = {
    Hold: () => void (open ??= hold()),
    Open() {
      open?.();
      open = undefined;
    },
    Fail: () => change(lists, failing),
    Mend: () => change(lists),
    "Read anew": () => void queries.invalidateQueries({ queryKey }),
  };
  for (const step of [...path, "Open", "Mend", "Try again"]) {
    await act(async () => (ways[step] ?? (() => take(step)))());
    if (open) continue;
    await settled(queries);
    for (const label of ["Kept", "Beside"]) {
      const place = region(label);
      if (place && !place.querySelector("[role=alert]")) yield { place, label, step };
    }
  }
}

const second = await reader.next(await reader.list("taxes", { limit: 2 }));

test.each([
  ["the first", null],
  ["the third", second?.next ?? null],
])("shows the page that the app keeps after any walk, from %s page on", async (_, start) => {
  const path = fc.array(fc.constantFrom(...steps), long);
  const law = fc.asyncProperty(path, async (taken) => {
    for await (const { place, label, step } of walk(start, taken))
      expect({ step, ...inSight(place) }).toEqual({ step, ...(await atPage(place, label)) });
  });
  await fc.assert(law.afterEach(cleanup), { numRuns: 12, seed: 20261121 });
});
