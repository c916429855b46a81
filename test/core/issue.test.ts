import { badInput } from "parameter-form/core";
import { expect, test } from "vitest";

test("a text that cannot be read is an error, with the sentence of the rule that read it", () => {
  const unread = { reason: "r", message: "{label}: {limit}", params: { limit: "1" } };
  expect(badInput("a", unread)).toEqual({
    name: "a",
    type: "badInput",
    severity: "error",
    ...unread,
  });
});
