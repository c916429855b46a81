import { checkPayload, parseForm, type Payload } from "parameter-form/core";
import { createService, federalW4 } from "parameter-form/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packedApp } from "./packedApp.ts";
import { listen } from "../support/serveForms.ts";

const serve = packedApp("hono");

let service: Awaited<ReturnType<typeof listen>>;
let app: Awaited<ReturnType<typeof serve>>;
const submitted: unknown[] = [];

beforeAll(async () => {
  const answer = createService({ forms: [federalW4], lists: {} });
  service = await listen(async (request) => {
    if (request.method === "POST") submitted.push(await request.clone().json());
    return answer(request);
  });
  app = await serve("start", { SERVICE_URL: service.url });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const post = async (payload: unknown) => {
  const response = await fetch(`${app.url}/forms/federal-w4`, {
    method: "POST",
    body: JSON.stringify(payload),
  });
  return [response.status, await response.json()];
};

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
const answers: readonly (readonly [string, unknown])[] = [
  ["nothing", { parameters: [] }],
  ["no list", {}],
  ["an SSN that was never issued", { parameters: [...parameters, { name: "ssn", value: "1" }] }],
  ["half a cent", { parameters: [...parameters, { name: "deductions", value: "0.005" }] }],
];

test.each(answers)("%s: the route refuses it in the words of the form", async (_, body) => {
  const refused = checkPayload(parseForm(federalW4), body);
  expect(refused).not.toBeNull();
  expect(await post(body)).toEqual([422, refused]);
  expect(submitted).toEqual([]);
});

test("what the service accepts is handed to it", async () => {
  expect(await post(payload)).toEqual([200, {}]);
  expect(submitted).toEqual([payload]);
});
