import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";
import { renderWithQueries, items, press, served, settled } from "./served.tsx";

const list = { list: "taxes", label: "Taxes", limit: 2, renderItem: () => null } as const;
const lists = { taxes: items(4) };
const failing = (status: number) => [{ fails: { status } }];

/** What cannot be loaded, its way out, and what has focus then, and once it is loaded. */
const ways = [
  ["a list", 500, "", "Try again", "pf-button", "pf-list"],
  ["the next page of a list", 500, "Next", "Try again", "pf-button", "pf-pager"],
  ["a next page that is gone", 410, "Next", "Go to the first page", "pf-pager", "pf-pager"],
] as const;

// Safari gives a button that is clicked no focus.
test.each(ways)(
  "keeps focus when a click leaves it in place: %s",
  async (_, status, before, way, focused, last) => {
    const queries = new QueryClient();
    const { client, change } = served(lists, before ? [] : failing(status));
    renderWithQueries(<ResourceList {...list} client={client} />, queries);
    await settled(queries);
    change(lists, failing(status));
    press(before);
    await screen.findByRole("alert");
    expect(document.body).toHaveFocus();
    press(way);
    expect(document.activeElement).toHaveClass(focused);
    await settled(queries);
    expect(document.activeElement).toHaveClass(focused);
    change(lists);
    press(way);
    await settled(queries);
    expect(document.activeElement).toHaveClass(last);
  },
);

test("keeps focus when a click leaves it in place: a form", async () => {
  let answer = new Response("", { status: 400 });
  const client = createClient({ baseUrl: "https://api.test", fetch: async () => answer.clone() });
  renderWithQueries(<ParameterFormById client={client} formId="a" onSubmit={() => {}} />);
  await screen.findByRole("alert");
  expect(document.body).toHaveFocus();
  answer = Response.json(questions("Name: string?"));
  press("Try again");
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  await screen.findByText("Submit");
  expect(document.activeElement).toHaveClass("pf-by-id");
});
