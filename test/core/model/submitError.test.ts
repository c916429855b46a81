import { SubmitError } from "parameter-form/core";
import { expect, test } from "vitest";
import { submitErrorsIn } from "../../../src/core/model/submitError.ts";

test("the message of a SubmitError contains none of its errors", () => {
  const errors = { fields: { a: ["canary"] }, form: ["canary"] };
  const error = new SubmitError(errors, { cause: "why" });
  expect(error).toMatchObject({ name: "SubmitError", errors, cause: "why" });
  expect(error.message).toBe(
    "The submission was rejected. See `errors` for the messages by field and for the form.",
  );
});

const errors = { form: ["Locked."] };

test.each([
  [new SubmitError(errors), errors],
  // Of another copy of the package, or of an app's own.
  [{ name: "SubmitError", errors }, errors],
  [{ name: "SubmitError" }, {}],
  [Object.assign(new Error("Locked."), { errors }), undefined],
  ["SubmitError", undefined],
  [null, undefined],
  [undefined, undefined],
])("%o rejects %j", (error, refusal) => {
  expect(submitErrorsIn(error)).toEqual(refusal);
});
