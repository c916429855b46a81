import { BaseUrlError, createClient, type Fetch } from "parameter-form/client";
import { afterEach, expect, test, vi } from "vitest";
import { form, rejectionOf } from "../samples.ts";

const answering = () => vi.fn<Fetch>(async () => Response.json(form));

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["https://example.test", "https://example.test/forms/a"],
  ["https://example.test/", "https://example.test/forms/a"],
  ["https://example.test//", "https://example.test/forms/a"],
  ["https://example.test/api", "https://example.test/api/forms/a"],
  ["https://example.test/api/", "https://example.test/api/forms/a"],
  ["https://example.test/v1/api///", "https://example.test/v1/api/forms/a"],
  ["http://localhost:8080/api", "http://localhost:8080/api/forms/a"],
  ["/api", "https://page.test:8443/api/forms/a"],
  ["/api/", "https://page.test:8443/api/forms/a"],
  ["/", "https://page.test:8443/forms/a"],
  ["//other.test/api", "https://other.test/api/forms/a"],
])("baseUrl %j resolves to %j", async (baseUrl, url) => {
  vi.stubGlobal("document", { baseURI: "https://page.test:8443/people/7?tab=forms#top" });
  const fetch = answering();
  await createClient({ baseUrl, fetch }).getForm("a");
  expect(fetch.mock.calls.map(([request]) => request.url)).toEqual([url]);
});

const app = "https://page.test/app/";

test.each([
  ["a frame of srcdoc", "about:srcdoc", app, "/api", "https://page.test/api/forms/a"],
  ["a frame of about:blank", "about:blank", app, "/api", "https://page.test/api/forms/a"],
  ["a frame of srcdoc", "about:srcdoc", app, "api", "https://page.test/app/api/forms/a"],
  ["a page with a base", "https://page.test/x", app, "api", "https://page.test/app/api/forms/a"],
  ["a page with a base", "https://page.test/x", app, "", "https://page.test/app/forms/a"],
  [
    "another's base",
    "https://page.test/x",
    "https://b.test/",
    "/api",
    "https://b.test/api/forms/a",
  ],
  ["a worker", "https://page.test/w/w.js", null, "/api", "https://page.test/api/forms/a"],
  ["a worker", "https://page.test/w/w.js", null, "api", "https://page.test/w/api/forms/a"],
])("in %s at %s, with the base %s, %j resolves to %s", async (_, href, baseURI, baseUrl, url) => {
  vi.stubGlobal("location", { href });
  if (baseURI) vi.stubGlobal("document", { baseURI });
  const fetch = answering();
  await createClient({ baseUrl, fetch }).getForm("a");
  expect(fetch.mock.calls.map(([request]) => request.url)).toEqual([url]);
});

test.each([
  ["a worker of a blob", { location: { href: "blob:https://page.test/0" } }],
  ["a page of a data URL", { document: { baseURI: "data:text/html,x" } }],
])("%s has no base address, as for fetch", async (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const error = await rejectionOf(createClient({ baseUrl: "/api" }).getForm("a"));
  expect(error).toMatchObject({ name: "BaseUrlError" });
});

test.each([
  ["/api", "is relative and there is no page"],
  ["", "is relative and there is no page"],
  ["https://", "is not a URL"],
  ["file:///forms", "is not an http or https address"],
  ["javascript:alert(1)", "is not an http or https address"],
  ["https://me:canary@example.test", "contains a user name or password"],
  ["https://example.test/?key=canary", "has a query or a fragment"],
  ["https://example.test/#canary", "has a query or a fragment"],
])("without a page, rejects baseUrl %j with a fix", async (baseUrl, problem) => {
  const fetch = answering();
  const error = await rejectionOf(createClient({ baseUrl, fetch }).getForm("a"));
  expect(error).toBeInstanceOf(BaseUrlError);
  expect(error).toMatchObject({ path: "/forms/a", message: expect.stringContaining(problem) });
  expect(error).toMatchObject({ message: expect.stringContaining("Pass an address such as") });
  expect(error).toMatchObject({ message: expect.not.stringContaining("canary") });
  expect(fetch).not.toHaveBeenCalled();
});

test("a request has the defaults of fetch except for redirects", async () => {
  const fetch = answering();
  await createClient({ baseUrl: "https://example.test", fetch }).getForm("a");
  expect(fetch.mock.calls[0]?.[0]).toMatchObject({
    method: "GET",
    credentials: "same-origin",
    redirect: "manual",
    body: null,
  });
});
