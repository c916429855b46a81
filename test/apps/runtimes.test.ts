import { checkPayload, parseForm, validateForm } from "parameter-form/core";
import { createService, exampleLists, federalW4 } from "parameter-form/service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const payload = {
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
const halfACent = { parameters: [...payload.parameters, { name: "deductions", value: "0.005" }] };

describe.each(["deno", "bun"])("In %s", (runtime) => {
  let app: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    app = await serve(runtime, { SERVICE_URL: service.url });
  });
  afterAll(() => app.close());

  const ask = async (path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${app.url}/${path}`, sent);
    return [response.status, await response.json()];
  };

  test.each([
    ["a whole list", "count", exampleLists.employees.length],
    ["a form", "missing/federal-w4", validateForm(form, {}).map(({ name }) => name)],
    ["a form that is not there", "missing/none", "HttpError"],
    ["a service that a CDN cannot reach", "lost", "HttpError"],
    ["an address without a page", "relative", "BaseUrlError"],
    ["what is stopped", "stopped", "AbortedError"],
  ])("%s", async (_, path, answer) => {
    expect(await ask(path)).toEqual([200, answer]);
  });

  test("what is refused is refused in the words of the form, and the rest handed in", async () => {
    submitted.length = 0;
    const refused = checkPayload(form, halfACent);
    expect(refused).not.toBeNull();
    expect(await ask("forms/federal-w4", halfACent)).toEqual([422, refused]);
    expect(submitted).toEqual([]);
    expect(await ask("forms/federal-w4", payload)).toEqual([200, {}]);
    expect(submitted).toEqual([payload]);
  });
});
