import fc from "fast-check";
import { createClient, HttpError, toSubmitErrors } from "parameter-form/client";
import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { rejectionOf } from "../samples.ts";
import { sendJson, serve } from "../serve.ts";

const payload = {
  parameters: ["allowances", "__proto__", "a.b"].map((name) => ({ name, value: "x" })),
};
const at = (index: unknown, message: unknown = `about ${String(index)}`) => ({
  message,
  field: "value",
  field_path: ["parameters", index, "value"],
});
const refusal = (...input_errors: readonly unknown[]) => ({
  error: { type: "validation_error", message: "The form is invalid.", input_errors },
});

test("toSubmitErrors returns errors of fields and of the form", () => {
  for (const [title, body, errors] of [
    ["one field", refusal(at("0")), { fields: { allowances: ["about 0"] } }],
    [
      "two at one field",
      refusal(at("0", "a"), at("0", "b")),
      { fields: { allowances: ["a", "b"] } },
    ],
    [
      "two fields",
      refusal(at("0"), at("2")),
      { fields: { allowances: ["about 0"], "a.b": ["about 2"] } },
    ],
    [
      "a whole parameter",
      refusal({ message: "a", field_path: ["parameters", "2"] }),
      { fields: { "a.b": ["a"] } },
    ],
    [
      "a parameter by its name",
      refusal({ message: "a", field_path: ["parameters", "a.b", "value"] }),
      { fields: { "a.b": ["a"] } },
    ],
    [
      "a name alone",
      refusal({ message: "a", field_path: ["__proto__"] }),
      { fields: { ["__proto__"]: ["a"] } },
    ],
    [
      "a name that is not known",
      refusal({ message: "a", field_path: ["parameters", "ssn"] }),
      { form: ["a"] },
    ],
    [
      "a name that the form does not have",
      refusal({ message: "a", field: "name", field_path: ["parameters", "0", "name"] }),
      { outdated: true },
    ],
    [
      "two such names",
      refusal(
        { message: "a", field_path: ["parameters", "0", "name"] },
        { message: "a", field_path: ["parameters", "9", "name"] },
      ),
      { outdated: true },
    ],
    [
      "such a name, without a word",
      refusal({ field_path: ["parameters", "0", "name"] }),
      { outdated: true },
    ],
    [
      "such a name and another field",
      refusal({ message: "a", field_path: ["parameters", "0", "name"] }, at("2")),
      { fields: { "a.b": ["about 2"] }, outdated: true },
    ],
    [
      "a parameter that is called name",
      refusal({ message: "a", field_path: ["parameters", "name"] }),
      { form: ["a"] },
    ],
    [
      "a name within a value",
      refusal({ message: "a", field_path: ["parameters", "0", "name", "first"] }),
      { fields: { allowances: ["a"] } },
    ],
    ["an index beyond the end", refusal(at("3")), { form: ["about 3"] }],
    ["a negative index", refusal(at("-1")), { form: ["about -1"] }],
    ["an index with a leading zero", refusal(at("00")), { form: ["about 00"] }],
    ["an index that is no number", refusal(at("length")), { form: ["about length"] }],
    ["an index that is a number", refusal(at(0)), { fields: { allowances: ["about 0"] } }],
    ["the last index, a number", refusal(at(2)), { fields: { "a.b": ["about 2"] } }],
    ["a number beyond the end", refusal(at(3)), { form: ["about 3"] }],
    ["a negative number", refusal(at(-1)), { form: ["about -1"] }],
    ["a number that is not whole", refusal(at(0.5)), { form: ["about 0.5"] }],
    ["an index that is neither", refusal(at(true)), { form: ["about true"] }],
    ["an index that is null", refusal(at(null)), { form: ["about null"] }],
    [
      "a name that the form does not have, at a number",
      refusal({ message: "a", field_path: ["parameters", 0, "name"] }),
      { outdated: true },
    ],
    ["an index of no list", refusal({ message: "a", field_path: ["0"] }), { form: ["a"] }],
    [
      "another list",
      refusal({ message: "a", field: "ssn", field_path: ["employee", "0"] }),
      { form: ["a"] },
    ],
    ["no path", refusal({ message: "a", field: "allowances" }), { form: ["a"] }],
    ["a path of another shape", refusal({ message: "a", field_path: { at: 0 } }), { form: ["a"] }],
    [
      "the form",
      refusal({ message: "a", field: "non_field_errors", field_path: [] }),
      { form: ["a"] },
    ],
    [
      "the form, whatever the path",
      refusal({ ...at("0", "a"), field: "non_field_errors" }),
      { form: ["a"] },
    ],
    [
      "both",
      refusal(at("0"), { message: "a", field: "x" }),
      { fields: { allowances: ["about 0"] }, form: ["a"] },
    ],
    ["no input errors", refusal(), { form: ["The form is invalid."] }],
    ["no list of them", { error: { type: "locked", message: "Locked." } }, { form: ["Locked."] }],
    [
      "none with a sentence",
      refusal(at("0", 7), at("0", " "), null, "x"),
      { form: ["The form is invalid."] },
    ],
    ["no message", { error: { message: "", input_errors: {} } }, null],
    ["another envelope", { errors: [{ message: "a" }] }, null],
    ["an error that is text", { error: "invalid" }, null],
    ["an inherited error", Object.create(refusal(at("0"))), null],
    ["an error of the app", new Error("a mistake"), null],
    ["a list", [refusal(at("0"))], null],
    ["text", "invalid", null],
    ["nothing", undefined, null],
  ] as const) {
    expect.soft(toSubmitErrors(body, { payload }), title).toEqual(errors);
    const error = new HttpError({ method: "POST", path: "/submit" }, { status: 400, body });
    expect.soft(toSubmitErrors(error, { payload }), title).toEqual(errors);
  }
});

test("reads an index of two digits", () => {
  const parameters = Array.from({ length: 11 }, (_, place) => ({ name: `p${place}`, value: "x" }));
  expect(toSubmitErrors(refusal(at("10", "a")), { payload: { parameters } })).toEqual({
    fields: { p10: ["a"] },
  });
});

test("handles any field name as an ordinary key of a plain object, which a Server Action can return", () => {
  const fields = toSubmitErrors(refusal(at("1")), { payload })?.fields ?? {};
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.entries(fields)).toEqual([["__proto__", ["about 1"]]]);
});

test("accepts the caught error of a request", async () => {
  const server = await serve((response) => sendJson(response, refusal(at("0")), { status: 400 }));
  const error = await rejectionOf(createClient({ baseUrl: server.url }).getForm("form_1"));
  expect(toSubmitErrors(error, { payload })).toEqual({ fields: { allowances: ["about 0"] } });
});

test("returns no errors of fields for a status that does not reject answers", () => {
  for (const status of [401, 402, 403, 404, 408, 410, 413, 418, 419, 423, 429, 500, 503, 504]) {
    const error = new HttpError({ method: "POST", path: "/" }, { status, body: refusal(at("0")) });
    expect
      .soft(toSubmitErrors(error, { payload, messages: { validation_error: "No." } }), `${status}`)
      .toBeNull();
  }
});

test.each([400, 409, 422])("returns errors of fields for status %i in each class", (status) => {
  const error = Object.assign(new Error("refused"), { status, body: refusal(at("0")) });
  const conflict = status === 409 && { conflict: true };
  expect(toSubmitErrors(error, { payload })).toEqual({
    fields: { allowances: ["about 0"] },
    ...conflict,
  });
});

test("never throws, and returns sentences only", () => {
  const inputError = fc.record(
    {
      message: fc.oneof(fc.string(), fc.anything()),
      field: fc.anything(),
      field_path: fc.oneof(fc.tuple(fc.constant("parameters"), fc.string()), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const body = fc.record({
    error: fc.oneof(
      fc.record({ message: fc.anything(), input_errors: fc.array(inputError) }),
      fc.anything(),
    ),
  });
  fc.assert(
    fc.property(fc.oneof(body, fc.anything()), (json) => {
      const errors = toSubmitErrors(json, { payload });
      const sentences = [...(errors?.form ?? []), ...Object.values(errors?.fields ?? {}).flat()];
      expect(errors === null || sentences.length > 0).toBe(true);
      expect(sentences.every((sentence) => typeof sentence === "string")).toBe(true);
    }),
  );
});

test("finds a parameter that was not sent by its name in the form", () => {
  const form = parseForm({
    parameters: [{ name: "ssn", label: "SSN", type: "string", required: true }],
  });
  const error = refusal({ message: "Missing.", field_path: ["parameters", "ssn"] });
  expect(toSubmitErrors(error, { payload, form })).toEqual({ fields: { ssn: ["Missing."] } });
});

test.each([
  [
    "words by type replace the message",
    { validation_error: "Ask payroll." },
    { form: ["Ask payroll."] },
  ],
  [
    "words for another type do not",
    { toString: "x", locked: "y" },
    { form: ["The form is invalid."] },
  ],
])("%s", (_, messages, errors) => {
  expect(toSubmitErrors(refusal(), { payload, messages })).toEqual(errors);
});

test("resolves a pointer to any parameter", () => {
  for (const [name, field_path] of [
    ["a/b", "/parameters/a~1b/value"],
    ["a~b", "/parameters/a~0b/value"],
    ["a~1b", "/parameters/a~01b/value"],
    ["é", "#/parameters/%C3%A9/value"],
    ["", "/parameters//value"],
    ["0", "parameters/0"],
  ] as const) {
    const reported = refusal({ message: "a", field_path });
    expect
      .soft(
        toSubmitErrors(reported, { payload: { parameters: [{ name, value: "x" }] } }),
        field_path,
      )
      .toEqual({
        fields: { [name]: ["a"] },
      });
  }
});

const pathsAsText: readonly (readonly [errors: object, paths: readonly string[]])[] = [
  [
    { fields: { "a.b": ["a"] } },
    [
      "/parameters/2/value",
      "/parameters/2",
      "#/parameters/2/value",
      "parameters/2/value",
      "parameters.2.value",
      "parameters.2",
      "parameters[2].value",
      "parameters[2]",
      "$.parameters[2].value",
      "$.parameters.2.value",
      "$['parameters'][2]['value']",
      '$["parameters"][2]["value"]',
      "/parameters/a.b/value",
      "#/parameters/a%2Eb/value",
      "/a.b",
      "a.b",
    ],
  ],
  [{ outdated: true }, ["/parameters/0/name", "$.parameters[0].name", "parameters.0.name"]],
  [
    { form: ["a"] },
    ["", "/", "#", "$", "/parameters", "/parameters/3/value", "/employee/0", "%", "#/%", "#/%2"],
  ],
];

test("accepts a path as text", () => {
  for (const [field_path, errors] of pathsAsText.flatMap(([errors, paths]) =>
    paths.map((path) => [path, errors] as const),
  )) {
    expect
      .soft(toSubmitErrors(refusal({ message: "a", field_path }), { payload }), field_path)
      .toEqual(errors);
  }
});
