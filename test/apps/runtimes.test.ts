import { checkPayload, parseForm, type Payload, validateForm } from "parameter-form/core";
import { createService, exampleLists, federalW4 } from "parameter-form/service";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { packedApp } from "./packedApp.ts";
import { listen } from "../support/serveForms.ts";

const serve = packedApp("runtimes");
const form = parseForm(federalW4);
const submitted: unknown[] = [];

let service: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const answer = createService({ forms: [federalW4], lists: exampleLists });
  service = await listen(async (request) => {
    if (request.url.endsWith("/taxes")) return new Response("{}", { status: 521 });
    if (request.method === "POST") submitted.push(await request.clone().json());
    return answer(request);
  });
});
afterAll(() => service.close());

const payload: Payload = {
  parameters: [
    { name: "first_name", value: "Ada B" },
    { name: "last_name", value: "Lovelace" },
    { name: "ssn", value: "123-45-6789" },
    { name: "address", value: "1 Main Street" },
    { name: "city_state_zip", value: "Springfield, IL 62701" },
    { name: "filing_status", value: "head_of_household" },
    { name: "employee_signature", value: "Ada B Lovelace" },
  ],
};
const { parameters } = payload;
const wrong: Readonly<Record<string, unknown>> = {
  "no answers": { parameters: [] },
  "no list of answers": {},
  "an SSN that was never issued": { parameters: [...parameters, { name: "ssn", value: "1" }] },
  "half a cent": { parameters: [...parameters, { name: "deductions", value: "0.005" }] },
};

describe.each(["node", "deno", "bun"])("In %s", (runtime) => {
  let app: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    app = await serve(runtime, { SERVICE_URL: service.url });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    submitted.length = 0;
  });

  const ask = async (path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${app.url}/${path}`, sent);
    return [response.status, await response.json()];
  };

  describe("a client", () => {
    test.each([
      ["collects a whole list", "count", exampleLists.employees.length],
      [
        "gets a form, whose missing answers are then found",
        "missing/federal-w4",
        validateForm(form, {}).map(({ name }) => name),
      ],
      ["throws HttpError for a form that does not exist", "missing/none", "HttpError"],
      ["throws HttpError for a service that a CDN cannot reach", "lost", "HttpError"],
      ["throws BaseUrlError for a relative address outside a page", "relative", "BaseUrlError"],
      ["throws AbortedError for an aborted request", "stopped", "AbortedError"],
    ])("%s", async (_, path, answer) => {
      expect(await ask(path)).toEqual([200, answer]);
    });
  });

  test.each(Object.entries(wrong))("checkPayload rejects %s", async (_, body) => {
    const refused = checkPayload(form, body);
    expect(refused).not.toBeNull();
    expect(await ask("forms/federal-w4", body)).toEqual([422, refused]);
    expect(submitted).toEqual([]);
  });

  test("a right submission is handed to the service", async () => {
    expect(await ask("forms/federal-w4", payload)).toEqual([200, {}]);
    expect(submitted).toEqual([payload]);
  });
});
