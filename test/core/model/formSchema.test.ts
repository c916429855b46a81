import { formSchema } from "parameter-form/core";
import { expect, test } from "vitest";
import { answers, everyType, hardNames, namedForm, recordWith, taste } from "../answers.ts";

test("has the vendor and version of Standard Schema", () => {
  expect(formSchema(everyType)["~standard"]).toMatchObject({
    version: 1,
    vendor: "parameter-form",
  });
});

test("outputs the answers synchronously", () => {
  const result = formSchema(everyType)["~standard"].validate({
    ...answers,
    currency: null,
    other: 7,
  });
  expect(result).toEqual({ value: answers });
});

test("each issue has its name as path and a message", () => {
  const values = { ...answers, boolean: undefined, currency: "12.345" };
  expect(formSchema(everyType)["~standard"].validate(values)).toEqual({
    issues: [
      { path: ["boolean"], message: "Exempt: answer yes or no" },
      { path: ["currency"], message: "Extra: enter at most two decimals, such as 1,234.50" },
    ],
  });
});

test("uses the caller's messages, locale and rules", () => {
  const options = {
    locale: "de-DE",
    currency: "EUR",
    messages: { missing: "{label} fehlt" },
    rules: { string: taste },
  };
  const validate = formSchema(everyType, options)["~standard"].validate;
  expect(validate({ ...answers, string: null })).toEqual({
    issues: [{ path: ["string"], message: "Name fehlt" }],
  });
  expect(validate({ ...answers, currency: "x" })).toMatchObject({
    issues: [{ message: "Extra: enter an amount, such as 1.234,50" }],
  });
  expect(validate({ ...answers, string: "bad" })).toMatchObject({
    issues: [{ message: "Name: check your answer" }],
  });
  expect(validate({ ...answers, string: "odd" })).toHaveProperty("value");
});

test.each([null, undefined, 7, "x", true, [], [{}], () => ({})])(
  "rejects %j as a record of values",
  (input) => {
    expect(formSchema(everyType)["~standard"].validate(input)).toEqual({
      issues: [{ path: [], message: "Expected an object of values by name" }],
    });
  },
);

test("handles names that plain objects inherit", () => {
  const schema = formSchema(namedForm(...hardNames))["~standard"];
  expect(schema.validate({})).toEqual({ value: {} });
  expect(schema.validate(recordWith(hardNames, "v"))).toEqual({
    value: recordWith(hardNames, "v"),
  });
});
