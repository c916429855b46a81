import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { type Client, createClient } from "parameter-form/client";
import { collectionQueryOptions, FormCollectionById } from "parameter-form/collection-by-id";
import { ParameterFormProvider, type ParameterFormProviderProps } from "parameter-form/query";
import { createService, exampleForms } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { stepShown } from "../support/renderCollection.tsx";
import { renderWithQueries } from "../query/served.tsx";

const collections = [{ id: "new-hire", title: "New hire", forms: [{ id: "federal-w4" }] }];
const service = createService({ forms: exampleForms, lists: {}, collections });
const baseUrl = "https://api.test";
const clientOf = (fetch = service): Client => createClient({ baseUrl, backoff: () => 0, fetch });

test("a collection is fetched by its id, then its forms by theirs", async () => {
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

test("the client of the provider around fetches it", async () => {
  renderWithQueries(
    <ParameterFormProvider client={clientOf()}>
      <FormCollectionById collectionId="new-hire" onSign={() => {}} />
    </ParameterFormProvider>,
  );
  expect(await screen.findByLabelText(/^First name/)).toBeVisible();
});

test("a provider whose client reads no collections is refused in words", () => {
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
  ["what is none", { forms: 1 }, 200, ["NotCollectionError"]],
])("of %s, the person hears that it is not there", async (_, body, status, errors) => {
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
  const told = onFormError.mock.calls.map(([id, error]) => [id, Object(error).name]);
  expect(told).toEqual(errors.map((name) => [null, name]));
});

test("one that could not be loaded is tried again", async () => {
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

test("it is fetched before it is drawn with its options", async () => {
  const cache = new QueryClient();
  const found = await cache.fetchQuery(collectionQueryOptions(clientOf(), "new-hire"));
  expect(found).toEqual(collections[0]);
});
