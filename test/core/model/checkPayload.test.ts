import {
  checkPayload,
  ein,
  messageFor,
  parseForm,
  shownWhen,
  ssn,
  validateForm,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";
import { everyType } from "../answers.ts";

const form = parseForm({
  parameters: [
    { name: "__proto__", label: "SSN", type: "string", required: true },
    { name: "pay", label: "Pay", type: "currency", required: false },
    { name: "married", label: "Married", type: "boolean", required: false },
  ],
});
const options = { rules: { ["__proto__"]: ssn() }, messages: { missing: "Falta {label}" } };
const body = (entries: readonly (readonly [string, unknown])[]) => ({
  parameters: entries.map(([name, value]) => ({ name, value })),
});

test.each([
  ["nothing is answered", body([]), ["__proto__", "Falta SSN"]],
  [
    "an SSN that is none",
    body([["__proto__", "123"]]),
    ["__proto__", "Enter nine digits, such as 123-45-6789"],
  ],
  [
    "too many decimals",
    body([
      ["__proto__", "123-45-6789"],
      ["pay", "1.234"],
    ]),
    ["pay", "Enter at most two decimals, such as 1,234.50"],
  ],
] as const)("%s: reports it at its field", (_, payload, [name, message]) => {
  const errors = checkPayload(form, payload, options);
  expect(Object.entries(errors?.fields ?? {})).toEqual([[name, [message]]]);
  expect(errors?.form).toBeUndefined();
});

test("accepts a payload that the service would accept", () => {
  expect(checkPayload(form, body([["__proto__", "123-45-6789"]]), options)).toBeNull();
});

test("accepts a payload that has only warnings", () => {
  const employer = parseForm(questions("ein: string"));
  expect(
    checkPayload(employer, body([["ein", "00-1234567"]]), { rules: { ein: ein() } }),
  ).toBeNull();
});

test("does not miss answers to hidden questions", () => {
  const when = shownWhen(form, { ["__proto__"]: { name: "married", equals: "true" } });
  expect(checkPayload(form, body([["married", "false"]]), { ...options, when })).toBeNull();
});

test("returns the messages that the browser shows", () => {
  const reportedMessages = validateForm(everyType, {}).map((issue) => {
    const parameter = everyType.parameters.find(({ name }) => name === issue.name);
    return [issue.name, [messageFor(issue, parameter)]];
  });
  expect(Object.entries(checkPayload(everyType, body([]))?.fields ?? {})).toEqual(reportedMessages);
});

test.each([
  [null, "Expected an array"],
  [{ parameters: {} }, "Expected an array"],
  [body([["pay", 5]]), "Expected a string"],
  [
    body([
      ["pay", "5"],
      ["pay", "5"],
    ]),
    "Duplicate parameter",
  ],
])("rejects a body of another shape as a whole: %j", (payload, message) => {
  expect(checkPayload(form, payload)).toEqual({ form: [message] });
});

test("reports an answer to an unknown question as an outdated form", () => {
  expect(checkPayload(form, body([["other", "5"]]))).toEqual({ outdated: true });
});
