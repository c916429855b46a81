import { QueryClient } from "@tanstack/react-query";
import { type Client, createClient } from "parameter-form/client";
import type { Page } from "parameter-form/core";
import { ResourceList } from "parameter-form/query";
import type { SimulatedFailure } from "parameter-form/service";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, patience, show, withQueries } from "../../support/browser.tsx";
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
  type Tax,
} from "./lists.tsx";

const taxes = { list: "taxes", label: "Taxes", limit: 2, renderItem: renderTax } as const;
const alert = () => page.getByRole("alert");
const expectAlert = async (text: RegExp): Promise<void> => {
  await expect.element(alert()).toHaveTextContent(text);
};
const noAlert = () => vi.waitFor(() => expect(alert().query()).toBeNull(), patience);

const failures: readonly (readonly [string, SimulatedFailure])[] = [
  ["status 500", { status: 500 }],
  ["status 404", { status: 404 }],
  ["a connection that ends", "dropped"],
  ["a body that ends", "cut"],
];

test.each(failures)("after %s, Try again loads the list", async (_what, fails) => {
  const { client, change, requests } = await serve({ taxes: objects(5) }, [{ fails }]);
  show(withQueries(<ResourceList {...taxes} client={client} />));
  await expectAlert(/^The list could not be loaded/);
  await tabTo("Try again");
  requests.length = 0;
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect.element(button("Try again")).not.toHaveAttribute("aria-disabled");
  await expectFocus("Try again");
  await expectAlert(/^The list could not be loaded/);
  await change({ taxes: objects(5) });
  await userEvent.click(button("Try again"));
  await expectStatus("Page 1, 2 items");
  expect(renderedTexts()).toEqual(ids(1, 2));
  await noAlert();
  await expectFocus("Taxes");
});

test("keeps the current page when the next one fails, until Try again succeeds", async () => {
  const { client, change } = await serve({ taxes: objects(5) });
  show(withQueries(<ResourceList {...taxes} client={client} />));
  await expectStatus("Page 1, 2 items");
  await change({ taxes: objects(5) }, [{ fails: { status: 503 } }]);
  const next = await tabTo("Next");
  await userEvent.keyboard("{Enter}");
  await expectAlert(/^The list could not be loaded/);
  expect(renderedTexts()).toEqual(ids(1, 2));
  expect(next).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectAlert(/^The list could not be loaded/);
  await change({ taxes: objects(5) });
  await userEvent.click(button("Try again"));
  await expectFocus("Pages of Taxes");
  await expectStatus("Page 2, 2 items");
  await noAlert();
});

test("removes the alert of a failed next page after Previous", async () => {
  const { client, change } = await serve({ taxes: objects(5) });
  show(withQueries(<ResourceList {...taxes} client={client} />));
  await expectStatus("Page 1, 2 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 2 items");
  await change({ taxes: objects(5) }, [{ fails: { status: 500 } }]);
  await userEvent.click(button("Next"));
  await expectAlert(/^The list could not be loaded/);
  await userEvent.click(button("Previous"));
  await expectStatus("Page 1, 2 items");
  expect(renderedTexts()).toEqual(ids(1, 2));
  await noAlert();
});

test("keeps the list when more cannot be loaded, until Try again succeeds", async () => {
  const { client, change } = await serve({ taxes: objects(5) });
  show(withQueries(<ResourceList {...taxes} client={client} paging="more" />));
  await expectStatus("2 items so far");
  await change({ taxes: objects(5) }, [{ fails: { status: 500 } }]);
  await userEvent.click(button("Load more"));
  await expectAlert(/^The list could not be loaded/);
  expect(renderedTexts()).toEqual(ids(1, 2));
  await change({ taxes: objects(5) });
  await userEvent.click(button("Try again"));
  await expectStatus("4 items so far");
  await noAlert();
});

interface KeptProps {
  readonly client: Client;
  readonly first: string | null;
}

/** A list whose page the app keeps, as in its URL and history. */
function Kept({ client, first }: KeptProps) {
  const [kept, keep] = useState<readonly (string | null)[]>([first]);
  return (
    <>
      <button onClick={() => keep(kept.slice(0, -1))}>Back</button>
      <p data-kept={JSON.stringify(kept)} />
      <ResourceList
        {...taxes}
        client={client}
        renderItem={(item) => JSON.stringify(item)}
        page={kept.at(-1) ?? null}
        onPageChange={(link) => keep([...kept, link])}
      />
    </>
  );
}

const keptPages = (): (string | null)[] =>
  JSON.parse(document.querySelector("[data-kept]")?.getAttribute("data-kept") ?? "[]");
test("follows the app's page on Back, and opens at it again", async () => {
  const { client, requested } = await serve({ taxes: objects(7) });
  const queries = new QueryClient();
  const rerender = show(withQueries(<Kept client={client} first={null} />, queries));
  await expectStatus("Page 1, 2 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 2 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 3, 2 items");
  const [, second, third] = keptPages();
  expect(second).toMatch(/cursor=/);
  expect(third).toMatch(/cursor=/);
  requested();
  await userEvent.click(button("Back"));
  await expectStatus("Page 2, 2 items");
  await userEvent.click(button("Previous"));
  await expectStatus("Page 1, 2 items");
  expect(keptPages()).toEqual([null, second, null]);
  expect(requested()).toEqual([]);

  rerender(null);
  rerender(withQueries(<Kept key="again" client={client} first={third ?? null} />));
  await expectStatus("2 items");
  expect(renderedTexts()).toEqual(['{"id":"o_5"}', '{"id":"o_6"}']);
  expect(requested()).toEqual(["/taxes?limit=2&cursor"]);
  await userEvent.click(button("Previous"));
  await vi.waitFor(
    () => expect(renderedTexts()).toEqual(['{"id":"o_3"}', '{"id":"o_4"}']),
    patience,
  );
  await userEvent.click(button("Previous"));
  await expectStatus("Page 1, 2 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 2 items");
  await userEvent.click(button("Next"));
  await expectStatus("Page 3, 2 items");
  expect(requested()).toHaveLength(2);
});

test("calls onPageChange with null after another page size and Refresh", async () => {
  const { client } = await serve({ taxes: objects(40) });
  show(withQueries(<Kept client={client} first={null} />));
  await expectStatus("Page 1, 2 items");
  await userEvent.selectOptions(page.getByLabelText("Items per page"), "10");
  await expectStatus("Page 1, 10 items");
  expect(keptPages()).toEqual([null]);
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 10 items");
  await userEvent.selectOptions(page.getByLabelText("Items per page"), "25");
  await expectStatus("Page 1, 25 items");
  expect(keptPages()).toEqual([null, expect.stringMatching("limit=10"), null]);
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 15 items");
  await userEvent.click(button("Refresh"));
  await expectStatus("Page 1, 25 items");
  await userEvent.click(button("Refresh"));
  await expectStatus("Page 1, 25 items");
  expect(keptPages().slice(3)).toEqual([expect.stringMatching("limit=25"), null]);
});

test("opens an unread page when the app passes it, and shows the current one meanwhile", async () => {
  const { client, hold } = await serve({ taxes: objects(7) });
  const { next } = await client.list("taxes", { limit: 2 });
  const queries = new QueryClient();
  const at = (link: string | null) =>
    withQueries(<ResourceList {...taxes} client={client} page={link} />, queries);
  const rerender = show(at(null));
  await expectStatus("Page 1, 2 items");
  const open = hold();
  rerender(at(next));
  await expectStatus("Loading the list");
  expect(renderedTexts()).toEqual(ids(1, 2));
  open();
  await expectRendered(ids(3, 4));
});

const refused: readonly (readonly [string, (baseUrl: string) => string, boolean])[] = [
  ["to another origin", () => "https://other.example.test/taxes?cursor=x", false],
  ["to another list", (baseUrl) => `${baseUrl}/employees?cursor=x`, false],
  ["of another scheme", () => "javascript:alert(1)", false],
  ["that the service does not know", (baseUrl) => `${baseUrl}/taxes?cursor=x`, true],
];

test.each(refused)(
  "rejects a link %s, and offers the first page instead",
  async (_what, link, sent) => {
    const { client, requests } = await serve({ taxes: objects(5) });
    const queries = new QueryClient();
    show(withQueries(<Kept client={client} first={link(client.baseUrl)} />, queries));
    await expectAlert(/^This page of the list cannot be opened/);
    expect(requests.length > 0).toBe(sent);
    expect(button("Try again").query()).toBeNull();
    await tabTo("Go to the first page");
    await userEvent.keyboard("{Enter}");
    await expectStatus("Page 1, 2 items");
    await expectFocus("Taxes");
    expect(keptPages().at(-1)).toBeNull();
    await noAlert();
  },
);

test("returns to the first page when the service has lost the next one", async () => {
  const { client, change } = await serve({ taxes: objects(20) });
  show(withQueries(<ResourceList {...taxes} client={client} limit={10} />));
  await expectStatus("Page 1, 10 items");
  await change({ taxes: [{ id: "n_1" }, { id: "n_2" }] });
  await userEvent.click(button("Next"));
  await expectAlert(/^This page of the list cannot be opened/);
  expect(renderedTexts()).toEqual(ids(1, 10));
  await userEvent.click(button("Go to the first page"));
  await expectRendered(["n_1", "n_2"]);
  await noAlert();
});

/** The service of a test, with other links in its answers. */
const relinked = (baseUrl: string, next: (page: Page<Tax>, url: string) => string | null) =>
  createClient<{ taxes: Tax }>({
    baseUrl,
    fetch: async (request) => {
      const response = await fetch(request);
      const body: Page<Tax> = await response.json();
      return Response.json({ ...body, next: next(body, request.url) });
    },
  });

test("stops pages in a circle with a way back, and shows nothing twice", async () => {
  const { client } = await serve({ taxes: objects(4) });
  const second = (await client.list("taxes", { limit: 2 })).next;
  const circle = relinked(client.baseUrl, () => second);
  show(withQueries(<ResourceList {...taxes} client={circle} paging="more" />));
  await expectStatus("2 items so far");
  await userEvent.click(button("Load more"));
  await expectStatus("4 items so far");
  await userEvent.click(button("Load more"));
  await expectAlert(/^This page of the list cannot be opened/);
  expect(renderedTexts()).toEqual(ids(1, 4));
});

test.each([
  ["its own", "1"],
  ["the one before it", "2"],
])("stays and shows an alert when the next page is %s", async (_, circleAt) => {
  const { client } = await serve({ taxes: objects(8) });
  const second = (await client.list("taxes", { limit: 2 })).next;
  const circle = relinked(client.baseUrl, ({ results, next }) =>
    results[0]?.id === (circleAt === "1" ? "o_3" : "o_5") ? second : next,
  );
  const onPageChange = vi.fn<(link: string | null) => void>();
  const list = <ResourceList {...taxes} client={circle} onPageChange={onPageChange} />;
  show(withQueries(list));
  const last = circleAt === "1" ? 2 : 3;
  for (let page = 1; page < last; page++) {
    await expectStatus(`Page ${page}, 2 items`);
    await userEvent.click(button("Next"));
  }
  await expectStatus(`Page ${last}, 2 items`);
  const shown = renderedTexts();
  const reported = onPageChange.mock.calls.length;
  await userEvent.click(button("Next"));
  await expectAlert(/^This page of the list cannot be opened/);
  expect(renderedTexts()).toEqual(shown);
  expect(onPageChange.mock.calls.length).toBe(reported);
  await userEvent.click(button("Previous"));
  await expectStatus(`Page ${last - 1}, 2 items`);
  await noAlert();
});

test("does not request a next page on another origin", async () => {
  const { client } = await serve({ taxes: objects(4) });
  const away = relinked(client.baseUrl, () => "https://other.example.test/taxes?cursor=x");
  show(withQueries(<ResourceList {...taxes} client={away} />));
  await expectStatus("Page 1, 2 items");
  await userEvent.click(button("Next"));
  await expectAlert(/^This page of the list cannot be opened/);
  expect(renderedTexts()).toEqual(ids(1, 2));
});
