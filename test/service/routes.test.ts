import fc from "fast-check";
import { createService, exampleForms, exampleLists } from "parameter-form/service";
import { expect, test } from "vitest";
import { get } from "./support.ts";

const service = createService({ forms: exampleForms, lists: exampleLists, basePath: "/api" });

test.each([
  ["/api/forms/unknown", 404, "not_found", "There is no form with this id"],
  ["/api/forms/constructor", 404, "not_found", "There is no form with this id"],
  ["/api/forms/federal-w4/", 404, "not_found", "Not found"],
  ["/api/forms/", 404, "not_found", "Not found"],
  ["/forms/federal-w4", 404, "not_found", "Not found"],
  ["/apiforms/federal-w4", 404, "not_found", "Not found"],
  ["/api/unknown", 404, "not_found", "Not found"],
  ["/", 404, "not_found", "Not found"],
  ["/api/forms/%E0%A4%A", 400, "invalid_address", "The path is not encoded correctly"],
  ["/api/forms/%", 400, "invalid_address", "The path is not encoded correctly"],
  ["/api/employees/%ff/paystubs", 400, "invalid_address", "The path is not encoded correctly"],
  ["/api/forms?state=California", 400, "invalid_state", "state must be two letters"],
  ["/api/forms?state=", 400, "invalid_state", "state must be two letters"],
  ["/api/forms?lang=eng", 400, "invalid_lang", "lang must be two letters"],
  ["/api/forms?lang=en&lang=es", 400, "invalid_lang", "lang must be sent once at most"],
  ["/api/forms?limit=26", 400, "invalid_limit", "limit must be a whole number from 1 to 25"],
  [
    "/api/forms?cursor=x",
    400,
    "invalid_cursor",
    "This cursor is not valid for this list. Start again",
  ],
])("%s is %i %s", async (path, status, type, message) => {
  const response = await get(service, path);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    error: { type, message, input_errors: [] },
  });
});

test.each([
  ["POST", "/api/forms", "GET"],
  ["HEAD", "/api/forms/federal-w4", "GET"],
  ["DELETE", "/api/workplaces", "GET"],
  ["GET", "/api/forms/federal-w4/validate", "POST"],
  ["PUT", "/api/employees/1/forms/federal-w4/submit", "POST"],
  ["OPTIONS", "/api/employees/1/forms/federal-w4/sign_and_submit", "POST"],
])("%s %s is 405 and allows %s", async (method, path, allow) => {
  const response = await service(new Request(`https://api.example.test${path}`, { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(allow);
  expect(await response.json()).toMatchObject({ error: { message: `This path allows ${allow}` } });
});

test("answers 500 without details when a list fails", async () => {
  const taxes = () => {
    throw new Error("secret");
  };
  const response = await get(createService({ forms: [], lists: { taxes } }), "/taxes");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: { type: "server_error", message: "The service failed", input_errors: [] },
  });
});

test("answers every request in JSON", async () => {
  const part = fc.oneof(
    fc.constantFrom("forms", "federal-w4", "validate", "employees", "submit", "%", "%2F", ".", ""),
    fc.string({ unit: "binary" }),
  );
  const query = fc.dictionary(fc.constantFrom("limit", "cursor", "state", "lang"), fc.string());
  const method = fc.constantFrom("GET", "POST", "PATCH", "HEAD");
  await fc.assert(
    fc.asyncProperty(fc.array(part), query, method, async (parts, search, verb) => {
      const url = new URL(
        `https://api.example.test/api/${parts.join("/")}?${new URLSearchParams(search)}`,
      );
      const response = await service(new Request(url, { method: verb }));
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toBeTypeOf("object");
    }),
  );
});
