import { createClient } from "parameter-form/client";
import { createService, exampleForms, federalW4 } from "parameter-form/testing";
import { expect, test } from "vitest";

const clientOf = (options?: Parameters<typeof createService>[0]) =>
  createClient({ baseUrl: "https://service.test", fetch: createService(options) });

test("createService serves the example forms and lists unless given others", async () => {
  const client = clientOf();
  expect((await client.getForm(federalW4.id)).parameters).toHaveLength(federalW4.parameters.length);
  expect((await client.list("employees")).results.length).toBeGreaterThan(0);
  const own = clientOf({ forms: [{ id: "own", parameters: [] }], lists: {} });
  expect((await own.getForm("own")).parameters).toEqual([]);
  await expect(own.getForm(exampleForms[0]?.id ?? "")).rejects.toThrow("404");
  const none = clientOf(JSON.parse("{}", () => ({ forms: undefined, lists: undefined })));
  expect((await none.list("employees")).results.length).toBeGreaterThan(0);
});
