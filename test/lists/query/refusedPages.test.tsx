import { screen } from "@testing-library/react";
import { ResourceList } from "parameter-form/query";
import { expect, test } from "vitest";
import { renderWithQueries, items, served } from "./served.tsx";

const [first, again] = ["Go to the first page", "Try again"];

test.each([
  [400, first],
  [401, again],
  [403, again],
  [404, first],
  [409, again],
  [410, first],
  [422, first],
  [429, again],
  [500, again],
])("for a page answered with %d, offers: %s", async (status, way) => {
  const { client, change } = served({ taxes: items(4) });
  const { next } = await client.list("taxes", { limit: 2 });
  change({ taxes: items(4) }, [{ fails: { status } }]);
  renderWithQueries(
    <ResourceList client={client} list="taxes" label="Taxes" page={next} renderItem={() => null} />,
  );
  expect((await screen.findByRole("alert")).querySelector("button")).toHaveTextContent(way);
});
