import { badInput, validateValue } from "parameter-form/core";
import { expect, test } from "vitest";
import { parameterOf } from "../tables.ts";

test("an unreadable text is an error with the message of the rule that parsed it", () => {
  const unread = { reason: "r", message: "{label}: {limit}", params: { limit: "1" } };
  expect(badInput("a", unread)).toEqual({
    name: "a",
    type: "badInput",
    severity: "error",
    ...unread,
  });
});

test("keeps only the known properties of a rule's result", () => {
  const found = { name: "other", value: "canary", type: "customError", reason: "r" } as const;
  const rule = { validate: () => found };
  expect(validateValue(parameterOf("string"), "canary", { rule })).toEqual({
    name: "field",
    type: "customError",
    reason: "r",
    severity: "error",
  });
});
