import type { StandardSchemaV1 } from "@standard-schema/spec";
import { ResourceList } from "parameter-form/query";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show, withQueries } from "../../../support/browser.tsx";
import {
  button,
  renderedTexts,
  expectRendered,
  expectStatus,
  ids,
  objects,
  renderTax,
  serve,
  tabTo,
} from "../lists.tsx";

const taxes = { list: "taxes", label: "Taxes", limit: 2, renderItem: renderTax } as const;

test("turns pages by keyboard, keeps focus and requests each page once", async () => {
  const { client, requested } = await serve({ taxes: objects(5) });
  show(withQueries(<ResourceList {...taxes} client={client} />));
  await expectStatus("Page 1, 2 items");
  expect(requested()).toEqual(["/taxes?limit=2"]);

  const next = await tabTo("Next");
  await userEvent.keyboard("{Enter}");
  await expectStatus("Page 2, 2 items");
  expect(renderedTexts()).toEqual(ids(3, 4));
  await userEvent.keyboard(" ");
  await expectStatus("Page 3, 1 item");
  expect(requested()).toEqual(["/taxes?limit=2&cursor", "/taxes?limit=2&cursor"]);

  expect(next).toHaveFocus();
  expect(next).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expectStatus("Page 3, 1 item");

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  const previous = document.activeElement;
  expect(previous).toHaveAccessibleName("Previous");
  await userEvent.keyboard("{Enter}");
  await expectStatus("Page 2, 2 items");
  await userEvent.keyboard("{Enter}");
  await expectStatus("Page 1, 2 items");
  expect(renderedTexts()).toEqual(ids(1, 2));
  expect(previous).toHaveFocus();
  expect(previous).toHaveAttribute("aria-disabled", "true");
  expect(requested()).toEqual([]);
});

test("keeps the page visible and busy while the next one loads", async () => {
  const { client, requests, hold } = await serve({ taxes: objects(5) });
  show(withQueries(<ResourceList {...taxes} client={client} />));
  await expectStatus("Page 1, 2 items");
  requests.length = 0;
  const open = hold();
  await userEvent.click(button("Next"));
  await expectStatus("Loading the list");
  expect(renderedTexts()).toEqual(ids(1, 2));
  expect(await find(".pf-list-body")).toHaveAttribute("aria-busy", "true");
  for (const name of ["Previous", "Next"])
    await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
  expect(document.querySelector("[disabled]")).toBeNull();
  await userEvent.keyboard("{Enter}{Enter}");
  open();
  await expectStatus("Page 2, 2 items");
  expect(renderedTexts()).toEqual(ids(3, 4));
  expect(await find(".pf-list-body")).toHaveAttribute("aria-busy", "false");
  expect(requests).toHaveLength(1);
});

test("renders a skeleton while the first page loads", async () => {
  const { client, hold } = await serve({ taxes: objects(5) });
  const open = hold();
  show(withQueries(<ResourceList {...taxes} client={client} />));
  expect((await find(".pf-list-skeleton")).clientHeight).toBeGreaterThan(300);
  await expectStatus("Loading the list");
  expect(document.querySelector("button")).toBeNull();
  open();
  await expectRendered(ids(1, 2));
  expect(document.querySelector(".pf-list-skeleton")).toBeNull();
});

test("does not scroll when another page loads", async () => {
  await page.viewport(600, 500);
  const { client } = await serve({ taxes: objects(60) });
  show(withQueries(<ResourceList {...taxes} client={client} limit={20} />));
  await expectStatus("Page 1, 20 items");
  await tabTo("Next");
  window.scrollTo(0, document.documentElement.scrollHeight);
  const { scrollY } = window;
  expect(scrollY).toBeGreaterThan(300);
  await userEvent.keyboard("{Enter}");
  await expectStatus("Page 2, 20 items");
  expect(window.scrollY).toBe(scrollY);
});

test("starts at the first page with another page size", async () => {
  const { client, requested, hold } = await serve({ taxes: objects(60) });
  show(withQueries(<ResourceList {...taxes} client={client} limit={25} />));
  await expectStatus("Page 1, 25 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 25 items");
  requested();
  const open = hold();
  await userEvent.selectOptions(page.getByLabelText("Items per page"), "10");
  await expectStatus("Loading the list");
  expect(renderedTexts()).toEqual(ids(26, 50));
  open();
  await expectStatus("Page 1, 10 items");
  expect(renderedTexts()).toEqual(ids(1, 10));
  expect(requested()).toEqual(["/taxes?limit=10"]);
  await expect.element(page.getByLabelText("Items per page")).toHaveValue("10");
});

const sizes: readonly (readonly [string, "taxes" | "employees" | "/notes", number, string])[] = [
  ["up to 500", "taxes", 25, "10 25 50 100 250 500"],
  ["up to 100", "employees", 25, "10 25 50 100"],
  ["up to 25 where the maximum is not known", "/notes", 25, "10 25"],
  ["with the one in use among them", "employees", 7, "7 10 25 50 100"],
];

test.each(sizes)("offers page sizes %s", async (_what, list, limit, offered) => {
  const { client } = await serve({ [list]: objects(30) });
  const render = (item: unknown) => JSON.stringify(item);
  show(
    withQueries(
      <ResourceList client={client} list={list} label="L" limit={limit} renderItem={render} />,
    ),
  );
  await expectStatus(`Page 1, ${limit} items`);
  expect([...document.querySelectorAll("option")].map(({ value }) => value).join(" ")).toBe(
    offered,
  );
});

test("does not share a page size between lists", async () => {
  const { client, requested } = await serve({ taxes: objects(600), employees: objects(5) });
  const props = { client, label: "L", renderItem: renderTax };
  const rerender = show(withQueries(<ResourceList {...props} list="taxes" />));
  await expectStatus("Page 1, 25 items");
  await userEvent.selectOptions(page.getByLabelText("Items per page"), "500");
  await expectStatus("Page 1, 500 items");
  requested();
  rerender(withQueries(<ResourceList {...props} list="employees" />));
  await expectStatus("Page 1, 5 items");
  expect(requested()).toEqual(["/employees"]);
});

test("follows a page size kept by the app", async () => {
  const { client, requested } = await serve({ taxes: objects(60) });
  function Sized() {
    const [limit, setLimit] = useState(25);
    return (
      <>
        <button onClick={() => setLimit(25)}>As before</button>
        <ResourceList {...taxes} client={client} limit={limit} onLimitChange={setLimit} />
      </>
    );
  }
  show(withQueries(<Sized />));
  await expectStatus("Page 1, 25 items");
  await userEvent.selectOptions(page.getByLabelText("Items per page"), "50");
  await expectStatus("Page 1, 50 items");
  requested();
  await userEvent.click(button("As before"));
  await expectStatus("Page 1, 25 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 25 items");
  expect(requested().at(-1)).toBe("/taxes?limit=25&cursor");
});

test("never shows objects of one list in another", async () => {
  const { client, hold } = await serve({ taxes: objects(3), employees: objects(5) });
  const seen: string[] = [];
  const only = (list: string) => (item: { readonly id: string }) => {
    seen.push(list);
    return `${list} ${item.id}`;
  };
  function Both({ list }: { readonly list: "taxes" | "employees" }) {
    return <ResourceList client={client} list={list} label="L" renderItem={only(list)} />;
  }
  const queries = <Both list="taxes" />;
  const rerender = show(withQueries(queries));
  await expectRendered(ids(1, 3).map((id) => `taxes ${id}`));
  const open = hold();
  seen.length = 0;
  rerender(withQueries(<Both list="employees" />));
  await find(".pf-list-skeleton");
  expect(seen).toEqual([]);
  open();
  await expectRendered(ids(1, 5).map((id) => `employees ${id}`));
});

test("Load more appends items", async () => {
  const { client, requested } = await serve({ taxes: objects(5) });
  show(withQueries(<ResourceList {...taxes} client={client} paging="more" />));
  await expectStatus("2 items so far");
  requested();
  const more = await tabTo("Load more");
  await userEvent.keyboard("{Enter}");
  await expectStatus("4 items so far");
  expect(renderedTexts()).toEqual(ids(1, 4));
  await userEvent.keyboard("{Enter}");
  await expectStatus("5 items");
  expect(renderedTexts()).toEqual(ids(1, 5));
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  expect(requested()).toHaveLength(2);
});

test("Load more does not move visible items", async () => {
  await page.viewport(600, 500);
  const { client } = await serve({ taxes: objects(60) });
  show(withQueries(<ResourceList {...taxes} client={client} limit={20} paging="more" />));
  await expectStatus("20 items so far");
  await tabTo("Load more");
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = document.querySelector(".pf-item:last-child");
  const before = last?.getBoundingClientRect().top;
  await userEvent.keyboard("{Enter}");
  await expectStatus("40 items so far");
  expect(last?.getBoundingClientRect().top).toBe(before);
});

test("Refresh reads only the first page, then the following ones again", async () => {
  const { client, requested, change } = await serve({ taxes: objects(7) });
  show(withQueries(<ResourceList {...taxes} client={client} />));
  for (const place of ["Page 1, 2 items", "Page 2, 2 items", "Page 3, 2 items"]) {
    await expectStatus(place);
    if (!place.startsWith("Page 3")) await userEvent.click(button("Next"));
  }
  requested();
  await change({ taxes: [{ id: "new" }, ...objects(7)] });
  const refresh = await tabTo("Refresh");
  await userEvent.keyboard("{Enter}");
  await expectRendered(["new", "o_1"]);
  await expectStatus("Page 1, 2 items");
  expect(refresh).toHaveFocus();
  expect(requested()).toEqual(["/taxes?limit=2"]);
  await userEvent.click(button("Next"));
  await expectRendered(["o_2", "o_3"]);
  expect(requested()).toEqual(["/taxes?limit=2&cursor"]);
});

const moved = [
  ["pages", ["o_3"]],
  ["more", ["o_1", "o_2", "o_3"]],
] as const;

test.each(moved)(
  "by %s, shows an object that moved to a later page only once",
  async (paging, expected) => {
    const { client, change } = await serve({ taxes: objects(4) });
    show(withQueries(<ResourceList {...taxes} client={client} paging={paging} />));
    await expectRendered(["o_1", "o_2"]);
    const pages = paging === "pages";
    await change({ taxes: ["o_2", "o_3", "o_1", "o_4"].map((id) => ({ id })) });
    await userEvent.click(button(pages ? "Next" : "Load more"));
    await expectStatus(pages ? "Page 2, 1 item" : "3 items so far");
    expect(renderedTexts()).toEqual(expected);
  },
);

test.each([
  ["one id for all", () => "same"],
  ["no id", () => undefined],
])("shows all objects of a page with %s", async (_, getItemId) => {
  const { client } = await serve({ taxes: objects(4) });
  show(withQueries(<ResourceList {...taxes} limit={4} client={client} getItemId={getItemId} />));
  await expectStatus("Page 1, 4 items");
  expect(renderedTexts()).toEqual(ids(1, 4));
});

test("aborts the request on unmount", async () => {
  const { client, requests, hold } = await serve({ taxes: objects(5) });
  hold();
  const rerender = show(withQueries(<ResourceList {...taxes} client={client} />));
  await vi.waitFor(
    () => expect(requests.some(({ signal }) => !signal.aborted)).toBe(true),
    patience,
  );
  rerender(null);
  await vi.waitFor(
    () => expect(requests.map(({ signal }) => signal.aborted)).not.toContain(false),
    patience,
  );
});

test("aborts the next page on unmount, too", async () => {
  const { client, requests, hold } = await serve({ taxes: objects(5) });
  const rerender = show(withQueries(<ResourceList {...taxes} client={client} />));
  await expectStatus("Page 1, 2 items");
  hold();
  requests.length = 0;
  await userEvent.click(button("Next"));
  await vi.waitFor(() => expect(requests).toHaveLength(1), patience);
  expect(requests[0]?.signal.aborted).toBe(false);
  rerender(null);
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true), patience);
});

const nothing = [["a list", objects(0), "No taxes yet"]] as const;

test.each(nothing)("reports that %s is empty", async (_what, list, text) => {
  const { client } = await serve({ taxes: list });
  show(withQueries(<ResourceList {...taxes} client={client} />));
  await expect.element(page.getByText(text)).toBeVisible();
});

test("translates texts and numbers", async () => {
  const { client } = await serve({ taxes: objects(1001) });
  const messages = {
    place: "Seite {page}: {items}",
    "items.other": "{count} Einträge",
    nextPage: "Weiter",
    soFar: "bisher {items}",
  };
  const props = { ...taxes, client, messages, locale: "de-DE", limit: 500 };
  const rerender = show(withQueries(<ResourceList {...props} />));
  await expectStatus("Seite 1: 500 Einträge");
  await expect.element(button("Weiter")).toBeVisible();
  rerender(withQueries(<ResourceList {...props} paging="more" messages={messages} />));
  await expectStatus("bisher 500 Einträge");
  await userEvent.click(button("Load more"));
  await expectStatus("bisher 1.000 Einträge");
});

test("passes path parameters, and validates objects with a schema", async () => {
  const { client, requested } = await serve({ "/employees/{employee}/notes": objects(2) });
  const schema = (): StandardSchemaV1<unknown, { text: string }> => ({
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value) => ({ value: { text: JSON.stringify(value) } }),
    },
  });
  function Notes() {
    const [, again] = useState(0);
    return (
      <>
        <button onClick={() => again((n) => n + 1)}>Again</button>
        <ResourceList
          client={client}
          list="/employees/{employee}/notes"
          params={{ employee: "a/b" }}
          schema={schema()}
          label="Notes"
          renderItem={({ text }) => text}
        />
      </>
    );
  }
  show(withQueries(<Notes />));
  await expectRendered(['{"id":"o_1"}', '{"id":"o_2"}']);
  expect(requested()).toEqual(["/employees/a%2Fb/notes"]);
  await userEvent.click(button("Again"));
  await expectRendered(['{"id":"o_1"}', '{"id":"o_2"}']);
  expect(requested()).toEqual([]);
});
