import { QueryClient } from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import type { DefinitionIssue } from "parameter-form/core";
import { ParameterFormById } from "parameter-form/query";
import { federalW4 } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client, find, patience, show, withQueries } from "../../support/browser.tsx";

const lastName = () => page.getByLabelText("Last name");

/** A client of another address, whose every answer is this one. */
const answering = (answer: () => Response) =>
  createClient({
    baseUrl: new URL("/other", location.href).href,
    fetch: () => Promise.resolve(answer()),
  });

/** The W-4 with a last name typed in; `rerender` renders it again, possibly with another client. */
async function typeLastName() {
  const queries = new QueryClient();
  const reported = vi.fn<(issues: readonly DefinitionIssue[]) => void>();
  const tree = (reader: typeof client, formId = "federal-w4") =>
    withQueries(
      <ParameterFormById
        client={reader}
        formId={formId}
        onSubmit={() => undefined}
        onDefinitionError={reported}
      />,
      queries,
    );
  const again = show(tree(client));
  await find("form");
  await userEvent.fill(lastName(), "García");
  const rerender = (...words: Parameters<typeof tree>): void => again(tree(...words));
  return { queries, rerender };
}

test.each([
  ["no form", () => Response.json({}, { status: 404 })],
  ["an invalid definition", () => Response.json({ parameters: [null] })],
])("keeps the form when another client returns %s for the same id", async (_, answer) => {
  const { queries, rerender } = await typeLastName();
  rerender(answering(answer));
  await vi.waitFor(() => expect(queries.getQueryCache().getAll()).toHaveLength(2), patience);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0), patience);
  await vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull(), patience);
  expect(lastName().element()).toHaveValue("García");
  expect(lastName().element()).toBeEnabled();
  rerender(answering(answer), "another");
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(document.querySelector("form")).toBeNull();
});

test("keeps the typed answers when another client returns another definition for the same id", async () => {
  const renamed = federalW4.parameters.map((parameter) =>
    parameter.name === "last_name" ? { ...parameter, label: "Family name" } : parameter,
  );
  const { rerender } = await typeLastName();
  rerender(answering(() => Response.json({ ...federalW4, parameters: renamed })));
  await expect.element(page.getByLabelText("Family name")).toHaveValue("García");
  expect(document.querySelectorAll(".pf-field")).toHaveLength(renamed.length);
});
