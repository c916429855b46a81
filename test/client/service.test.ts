import { codecFor, getDefaultValues } from "parameter-form/core";
import { createClient, HttpError, toSubmitErrors } from "parameter-form/client";
import { createService, exampleForms, exampleLists } from "parameter-form/service";
import { expect, test } from "vitest";
import { rejectionOf } from "./samples.ts";

const fetch = createService({ forms: exampleForms, lists: exampleLists, basePath: "/api" });
const client = createClient({ baseUrl: "https://example.test/api", fetch });

test.each(exampleForms.map(({ id }) => id))("fetches %s of the reference service", async (id) => {
  const form = await client.getForm(id);
  expect(form.id).toBe(id);
  expect(Object.keys(getDefaultValues(form))).toEqual(form.parameters.map(({ name }) => name));
  for (const parameter of form.parameters) expect(codecFor(parameter)).toBeDefined();
});

test("reads its list of forms, page by page", async () => {
  const page = await client.listForms({ limit: 2 });
  expect(page).toMatchObject({ previous: null, next: expect.stringContaining("cursor=") });
  expect(page.results.map(({ id }) => id)).toEqual(exampleForms.slice(0, 2).map(({ id }) => id));
});

test("rejects a form that the service does not have", async () => {
  const error = await rejectionOf(client.getForm("a/b"));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 404, path: "/api/forms/a%2Fb" });
});

test("maps a rejected submission to its field", async () => {
  const payload = { parameters: [{ name: "allowances", value: "1.5" }] };
  const form = exampleForms.find(({ parameters }) =>
    parameters.some(({ name }) => name === "allowances"),
  );
  const response = await fetch(
    new Request(`https://example.test/api/forms/${form?.id}/validate`, {
      method: "POST",
      body: JSON.stringify(payload),
      headers: { "content-type": "application/json" },
    }),
  );
  expect(response.status).toBe(400);
  expect(toSubmitErrors(await response.json(), { payload })).toMatchObject({
    fields: { allowances: [expect.any(String)] },
  });
});
