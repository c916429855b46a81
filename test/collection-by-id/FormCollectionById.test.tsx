import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { type Client, createClient } from "parameter-form/client";
import { collectionQueryOptions, FormCollectionById } from "parameter-form/collection-by-id";
import { ParameterFormProvider, type ParameterFormProviderProps } from "parameter-form/query";
import { createService, exampleForms } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { stepShown } from "../support/renderCollection.tsx";
import { renderWithQueries } from "../lists/query/served.tsx";

const collections = [{ id: "new-hire", title: "New hire", forms: [{ id: "federal-w4" }] }];
const service = createService({ forms: exampleForms, lists: {}, collections });
const baseUrl = "https://api.test";
const clientOf = (fetch = service): Client => createClient({ baseUrl, backoff: () => 0, fetch });

test("fetches a collection by its id, then each form by its id", async () => {
  const fetch = vi.fn(service);
  renderWithQueries(
    <FormCollectionById client={clientOf(fetch)} collectionId="new-hire" onSign={() => {}} />,
  );
  expect(document.querySelector(".pf-skeleton")).toBeInTheDocument();
  await screen.findByLabelText(/^First name/);
  expect(stepShown()).toMatch(/^Step 1 of 2: Employee/);
  const read = new Set(fetch.mock.calls.map(([request]) => new URL(request.url).pathname));
  expect([...read]).toEqual(["/collections/new-hire", "/forms/federal-w4"]);
});

test("fetches with the client of the surrounding provider", async () => {
  renderWithQueries(
    <ParameterFormProvider client={clientOf()}>
      <FormCollectionById collectionId="new-hire" onSign={() => {}} />
    </ParameterFormProvider>,
  );
  expect(await screen.findByLabelText(/^First name/)).toBeVisible();
});

test("throws when the provider's client has no getCollection", () => {
  const { getCollection: _, ...client } = clientOf();
  const own: ParameterFormProviderProps["client"] = client;
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() =>
    renderWithQueries(
      <ParameterFormProvider client={own}>
        <FormCollectionById collectionId="new-hire" onSign={() => {}} />
      </ParameterFormProvider>,
    ),
  ).toThrow("has no getCollection");
});

test.each([
  ["no such collection", {}, 404, []],
  ["an invalid collection", { forms: 1 }, 200, ["NotCollectionError"]],
])("reports that %s does not exist", async (_, body, status, errors) => {
  const onFormError = vi.fn<(id: string | null, error: unknown) => void>();
  const client = clientOf(async () => Response.json(body, { status }));
  renderWithQueries(
    <FormCollectionById
      client={client}
      collectionId="a"
      onSign={() => {}}
      onFormError={onFormError}
    />,
  );
  await screen.findByRole("alert");
  expect(screen.queryByRole("button")).toBeNull();
  const reported = onFormError.mock.calls.map(([id, error]) => [id, Object(error).name]);
  expect(reported).toEqual(errors.map((name) => [null, name]));
});

test("retries when the collection cannot be loaded", async () => {
  let isDown = true;
  const client = clientOf(async (request) =>
    isDown ? new Response(null, { status: 400 }) : service(request),
  );
  renderWithQueries(
    <FormCollectionById client={client} collectionId="new-hire" onSign={() => {}} />,
  );
  const button = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  button.click();
  await screen.findByLabelText(/^First name/);
  expect(stepShown()).toMatch(/^Step 1 of 2/);
});

test("collectionQueryOptions prefetches the collection with its options", async () => {
  const cache = new QueryClient();
  const found = await cache.fetchQuery(collectionQueryOptions(clientOf(), "new-hire"));
  expect(found).toEqual(collections[0]);
});
