import {
  createClient,
  InvalidLimitError,
  type ListFormsOptions,
  NotPageError,
} from "parameter-form/client";
import { expect, test } from "vitest";
import { emptyPage, rejectionOf } from "../samples.ts";
import { sendJson, serve } from "../serve.ts";

const queries: readonly (readonly [ListFormsOptions, string])[] = [
  [{}, "/forms"],
  [{ state: undefined, limit: undefined }, "/forms"],
  [{ state: "CA" }, "/forms?state=CA"],
  [{ state: "CA", lang: "es", limit: 25 }, "/forms?state=CA&lang=es&limit=25"],
  [{ state: "C&A=1", lang: "a b#é" }, "/forms?state=C%26A%3D1&lang=a+b%23%C3%A9"],
  [{ limit: 1 }, "/forms?limit=1"],
];

test.each(queries)("%j is sent as %s", async (options, url) => {
  const server = await serve((response) => sendJson(response, emptyPage));
  await expect(createClient({ baseUrl: server.url }).listForms(options)).resolves.toEqual(
    emptyPage,
  );
  expect(server.seen.map((request) => request.url)).toEqual([url]);
});

test.each([0, -1, 26, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "does not send a limit of %d",
  async (limit) => {
    const server = await serve((response) => sendJson(response, emptyPage));
    const error = await rejectionOf(createClient({ baseUrl: server.url }).listForms({ limit }));
    expect(error).toBeInstanceOf(InvalidLimitError);
    expect(error).toMatchObject({
      path: "/forms",
      maxLimit: 25,
      message: expect.stringContaining("1 to 25"),
    });
    expect(server.seen).toEqual([]);
  },
);

test("returns summaries and keeps their text properties only", async () => {
  const next = "https://example.test/forms?cursor=bz0y";
  const w4 = { id: "frm_w4", description: "W-4", link: "https://irs.example/w4.pdf" };
  const dated = { revision_date: "2026-01-01", jurisdiction_name: "Federal" };
  const results = [{ ...w4, ...dated, other: 1 }, { id: 7, description: null }, {}];
  const server = await serve((response) =>
    sendJson(response, { next, previous: null, results, total: 3 }),
  );
  await expect(createClient({ baseUrl: server.url }).listForms()).resolves.toEqual({
    next,
    previous: null,
    results: [{ ...w4, ...dated }, {}, {}],
  });
});

test.each([
  [null, "$", "an object, found null"],
  [[], "$", "an object, found an array"],
  [{}, "$.results", "an array, found nothing"],
  [{ ...emptyPage, results: {} }, "$.results", "an array, found an object"],
  [{ previous: null, results: [] }, "$.next", "a string or null, found nothing"],
  [{ ...emptyPage, next: 1 }, "$.next", "a string or null, found a number"],
  [{ ...emptyPage, previous: {} }, "$.previous", "a string or null, found an object"],
  [{ ...emptyPage, results: [{}, "canary"] }, "$.results[1]", "an object, found a string"],
])("rejects %j as a page", async (json, field, problem) => {
  const server = await serve((response) => sendJson(response, json));
  const error = await rejectionOf(createClient({ baseUrl: server.url }).listForms());
  expect(error).toBeInstanceOf(NotPageError);
  expect(error).toMatchObject({
    field,
    message: expect.stringContaining(`not a page: ${field} should be ${problem}`),
  });
  expect(error).toMatchObject({ message: expect.not.stringContaining("canary") });
});
