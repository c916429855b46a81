import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import {
  renderWithQueries,
  items,
  press,
  served,
  settled,
  shown,
  taxes,
  announced,
} from "./served.tsx";

test("announces either the failure or the page to screen readers", async () => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: items(6) });
  renderWithQueries(<ResourceList {...taxes} client={client} />, queries);
  await settled(queries);
  press("Next");
  await settled(queries);
  change({}, [{ fails: { status: 500 } }]);
  press("Next");
  await settled(queries);
  expect([shown(), screen.getByRole("alert").querySelector("p")?.textContent, announced()]).toEqual(
    [
      "t3 t4",
      "The list could not be loaded. The service has a problem. Try again in a few minutes.",
      "",
    ],
  );
  press("Previous");
  await settled(queries);
  expect([shown(), screen.queryByRole("alert"), announced()]).toEqual([
    "t1 t2",
    null,
    "Page 1, 2 items",
  ]);
});

test.each([
  ["the only page", 0, "No taxes yet"],
  ["a page after others", 3, "There is nothing on this page"],
])("%s reports that it is empty", async (_, count, message) => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: items(count) });
  renderWithQueries(<ResourceList {...taxes} client={client} />, queries);
  await settled(queries);
  change({ taxes: items(Math.max(0, count - 1)) });
  press("Next");
  await settled(queries);
  expect(document.querySelector(".pf-list-body")).toHaveTextContent(message);
});

test.each([
  [undefined, null],
  [{ lang: "de", place: "Seite {page}: {items}" }, "de"],
  [{ lang: "de" }, "en"],
])("marks the pager of a list with the messages %j as %s", async (messages, lang) => {
  const { client } = served({ taxes: items(2) });
  renderWithQueries(<ResourceList {...{ ...taxes, client, messages }} />);
  expect((await screen.findByRole("navigation")).getAttribute("lang")).toBe(lang);
});
