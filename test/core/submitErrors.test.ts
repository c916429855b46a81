import { SubmitError } from "parameter-form/core";
import { expect, test } from "vitest";

test("a refusal carries its errors and its cause, and none of them in its message", () => {
  const errors = { fields: { a: ["canary"] }, form: ["canary"] };
  const error = new SubmitError(errors, { cause: "why" });
  expect(error).toMatchObject({ name: "SubmitError", errors, cause: "why" });
  expect(error.message).toBe(
    "The submission was refused; see errors for what to show, by field and for the form.",
  );
});
