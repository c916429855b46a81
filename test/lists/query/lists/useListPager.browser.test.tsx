import type { Client } from "parameter-form/client";
import { Pager, useListPager } from "parameter-form/query";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { show, withQueries } from "../../../support/browser.tsx";
import { button, expectStatus, objects, serve, type Tax } from "../lists.tsx";

/** A layout of the app's own: a pager above, objects in one line. */
function Line({ client }: { readonly client: Client<{ taxes: Tax }> }) {
  const pager = useListPager(client, "taxes", { limit: 2, pageSizes: [] });
  return (
    <>
      <Pager pager={pager} label="Taxes" />
      <p id="line">{pager.entries?.map(({ item }) => item.id).join(" ")}</p>
    </>
  );
}

test("provides the pager and the items to an app's own layout", async () => {
  const { client } = await serve({ taxes: objects(3) });
  show(withQueries(<Line client={client} />));
  await expectStatus("Page 1, 2 items");
  expect(document.getElementById("line")).toHaveTextContent(/^o_1 o_2$/);
  await userEvent.click(button("Next"));
  await expectStatus("Page 2, 1 item");
  expect(document.getElementById("line")).toHaveTextContent(/^o_3$/);
  expect(document.querySelector("select")).toBeNull();
});

test("styles the pager outside a list, too", async () => {
  const { client } = await serve({ taxes: objects(3) });
  show(withQueries(<Line client={client} />));
  await expectStatus("Page 1, 2 items");
  const { minHeight, borderTopStyle } = getComputedStyle(button("Next").element());
  expect([minHeight, borderTopStyle]).toEqual(["44px", "solid"]);
});
