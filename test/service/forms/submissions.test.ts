import { apiExample, createService, exampleForms } from "parameter-form/service";
import { describe, expect, test } from "vitest";
import { bodyOf, origin, post } from "../support.ts";

const complete = { filing_status: "single", allowances: "2", employee_signature: "Ana Alvarez" };
const scope = "/employees/emp_1/forms/api-example";
const paths = ["/forms/api-example/validate", `${scope}/submit`, `${scope}/sign_and_submit`];

test.each([
  [paths[0], { valid: true }],
  [paths[1], { employee: "emp_1", form: "api-example" }],
  [paths[2], { document: "document_1" }],
])("%s answers %j", async (path = "", expected) => {
  const response = await post(path, bodyOf(complete));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual(expected);
});

test("gives each signed document its own id", async () => {
  const service = createService({ forms: exampleForms, lists: {} });
  const sign = async () => (await post(paths[2] ?? "", bodyOf(complete), service)).json();
  expect([await sign(), await sign()]).toEqual([
    { document: "document_1" },
    { document: "document_2" },
  ]);
});

const at = (index: number, key: "name" | "value", message: string) => ({
  message,
  field: key,
  field_path: ["parameters", String(index), key],
});
const whole = (message: string) => ({
  message,
  field: "non_field_errors",
  field_path: ["parameters"],
});
const canary = "canary-7f3a";
const entries = (...pairs: readonly (readonly [string, unknown])[]) => ({
  parameters: pairs.map(([name, value]) => ({ name, value })),
});

const refused: readonly [string, unknown, readonly unknown[]][] = [
  ["a text", canary, [whole("Expected an array")]],
  ["no parameters", {}, [whole("Expected an array")]],
  [
    "required answers missing",
    entries(["allowances", "1"]),
    [whole("Filing status: choose an option"), whole("Employee signature: enter your answer")],
  ],
  ["an entry that is null", { parameters: [null] }, [at(0, "name", "Expected a string")]],
  ["a value that is a number", entries(["exempt", 2]), [at(0, "value", "Expected a string")]],
  [
    "an unknown name",
    entries([canary, "1"]),
    [at(0, "name", "The form has no parameter of this name")],
  ],
  [
    "a name twice",
    entries(["exempt", "true"], ["exempt", canary]),
    [at(1, "name", "Duplicate parameter")],
  ],
  [
    "values that break their types, in form order",
    entries(
      ["employee_signature", "A"],
      ["exempt", canary],
      ["allowances", "0"],
      ["filing_status", canary],
      ["additional_withholding", "1.005"],
      ["withholding_percentage", "100.1"],
    ),
    [
      at(4, "value", "Additional withholding: enter at most two decimals, such as 1,234.50"),
      at(3, "value", "Filing status: choose one of the listed options"),
      at(2, "value", "Allowances: enter 1 or more"),
      at(1, "value", "Exempt: answer yes or no"),
      at(5, "value", "Withholding percentage: enter 100 or less"),
    ],
  ],
];

describe.each(paths)("%s rejects", (path) => {
  test.each(refused)("%s", async (_, body, input_errors) => {
    const response = await post(path, JSON.stringify(body));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).not.toContain(canary);
    expect(JSON.parse(text)).toEqual({
      error: {
        type: "validation_error",
        message: "Correct the answers and submit again",
        input_errors,
      },
    });
  });

  test.each(["", "{", `{"parameters": ${canary}}`, null])("the body %j", async (body) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { type: "invalid_json", message: "The body must be JSON", input_errors: [] },
    });
  });
});

test("replays the response to a repeated idempotency key, and rejects other answers under it", async () => {
  const service = createService({ forms: exampleForms, lists: {} });
  const sign = (answers: object, key: string) =>
    service(
      new Request(new URL(paths[2] ?? "", origin), {
        method: "POST",
        body: bodyOf({ ...complete, ...answers }),
        headers: { "idempotency-key": key },
      }),
    );
  expect(await (await sign({}, "k1")).json()).toEqual({ document: "document_1" });
  expect(await (await sign({}, "k1")).json()).toEqual({ document: "document_1" });
  const other = await sign({ allowances: "3" }, "k1");
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ error: { type: "idempotency_key_reused" } });
  expect(await (await sign({ allowances: "3" }, "k2")).json()).toEqual({ document: "document_2" });
});

test("answers 404 for an unknown form", async () => {
  expect((await post("/forms/unknown/validate", bodyOf(complete))).status).toBe(404);
});

test("serves a form with an invalid definition, and answers its submission with 500", async () => {
  const forms = [
    { ...apiExample, parameters: [...apiExample.parameters, ...apiExample.parameters] },
  ];
  const service = createService({ forms, lists: {} });
  const response = await post(paths[0] ?? "", bodyOf(complete), service);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ error: { type: "invalid_form" } });
});
