import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import type { MessageOverrides } from "parameter-form/core";
import { ResourceList } from "parameter-form/query";
import { de } from "parameter-form/locales/de";
import { expect, test } from "vitest";
import {
  choose,
  renderWithQueries,
  items,
  press,
  served,
  settled,
  shown,
  taxes,
  announced,
} from "./served.tsx";

type ListWords = { readonly messages?: MessageOverrides; readonly locale?: string };

const place = () => document.querySelector(".pf-pager-place")?.textContent;
const names = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("renders the empty message with emptyAction", async () => {
  const queries = new QueryClient();
  const { client } = served({ taxes: [] });
  renderWithQueries(
    <ResourceList {...taxes} client={client} emptyAction={<button>Add a tax</button>} />,
    queries,
  );
  await settled(queries);
  expect(document.querySelector(".pf-list-body")).toHaveTextContent("No taxes yet");
  expect(names()).toEqual(["Add a tax"]);
});

test.each<[label: string, said: string, words?: ListWords]>([
  ["Employees", "No employees yet"],
  ["W-4 forms", "No W-4 forms yet"],
  ["IDs", "No IDs yet"],
  ["Steuern", "Noch keine Steuern", { messages: de, locale: "de-DE" }],
  ["Employees", "Nobody works here", { messages: { listEmpty: "Nobody works here" } }],
])("a list of %s without items shows: %s", async (label, message, words = {}) => {
  const { client } = served({ taxes: [] });
  renderWithQueries(<ResourceList {...taxes} {...{ client, label, ...words }} />);
  expect(await screen.findByText(message)).toBeVisible();
});

test("announces a single page without rendering a pager", async () => {
  const queries = new QueryClient();
  const { client } = served({ taxes: items(2) });
  renderWithQueries(<ResourceList {...taxes} client={client} />, queries);
  await settled(queries);
  expect([shown(), names(), announced()]).toEqual(["t1 t2", [], "Page 1, 2 items"]);
});

test("keeps the pager when the remaining items fit one page", async () => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: items(5) });
  renderWithQueries(<ResourceList {...taxes} pageSizes={[2, 6]} client={client} />, queries);
  await settled(queries);
  choose("6");
  await settled(queries);
  expect([shown(), names()]).toEqual(["t1 t2 t3 t4 t5", ["Previous", "Next", "Refresh"]]);
  change({ taxes: [] });
  press("Refresh");
  await settled(queries);
  expect(names()).toEqual(["Previous", "Next", "Refresh"]);
});

test("counts the visible items across pages, also after a shorter one", async () => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: items(5) });
  renderWithQueries(<ResourceList {...taxes} client={client} />, queries);
  await settled(queries);
  expect(place()).toBe("1–2");
  change({ taxes: ["t2", "t3", "t1", "t4", "t5"].map((id) => ({ id })) });
  press("Next");
  await settled(queries);
  expect([shown(), place()]).toEqual(["t3", "3"]);
  press("Next");
  await settled(queries);
  expect([shown(), place(), announced()]).toEqual(["t4 t5", "4–5", "Page 3, 2 items"]);
});

test("announces only the number of items when entered by a link", async () => {
  const queries = new QueryClient();
  const { client } = served({ taxes: items(5) });
  const { next } = await client.list("taxes", { limit: 2 });
  renderWithQueries(<ResourceList {...taxes} client={client} page={next} />, queries);
  await settled(queries);
  expect(place()).toBe("2 items");
});
