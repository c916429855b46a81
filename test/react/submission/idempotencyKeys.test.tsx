import type { SubmitErrors, SubmitHandler } from "parameter-form";
import { expect, test, vi } from "vitest";
import { renderForm, field } from "../../support/renderForm.tsx";

const ends: Readonly<Record<string, () => void | SubmitErrors>> = {
  lost() {
    throw new TypeError("Failed to fetch");
  },
  refused: () => ({ form: ["No."] }),
  conflict: () => ({ form: ["Your answers are being processed."], conflict: true }),
  accepted: () => undefined,
};

/** What is submitted one after the other, as answer and end, and which of them have one key, by letters. */
test.each<readonly [string, string, string]>([
  ["a lost submission, sent again", "1 lost, 1 accepted", "aa"],
  ["a submission lost twice", "1 lost, 1 lost, 1 accepted", "aaa"],
  ["other answers", "1 lost, 2 accepted", "ab"],
  ["answers that are changed back", "1 lost, 2 lost, 1 accepted", "abc"],
  ["a rejected submission, sent again", "1 refused, 1 accepted", "ab"],
  ["a submission lost and then rejected", "1 lost, 1 refused, 1 accepted", "aaa"],
  ["a submission in conflict, sent again", "1 conflict, 1 conflict, 1 accepted", "aaa"],
  ["a submission rejected and then in conflict", "1 refused, 1 conflict, 1 accepted", "abb"],
  ["other answers after a conflict", "1 conflict, 2 accepted", "ab"],
  ["a submission rejected and then lost", "1 refused, 1 lost, 1 accepted", "abb"],
  ["an accepted submission, sent again", "1 accepted, 1 accepted", "aa"],
  ["an accepted submission, after a reset", "1 accepted, reset, 1 accepted", "ab"],
  ["a lost submission, after a reset", "1 lost, reset, 1 accepted", "ab"],
])("the key of %s: %s has %s", async (_, way, expected) => {
  const onSubmit = vi.fn<SubmitHandler>();
  const form = renderForm(["Extra: currency?"], {
    onSubmit,
    onSubmitError: () => undefined,
    afterSubmit: "edit",
  });
  for (const step of way.split(", ")) {
    const [answer = "", end = ""] = step.split(" ");
    if (answer === "reset") {
      form.reset();
      continue;
    }
    onSubmit.mockImplementationOnce(async () => ends[end]?.());
    await form.user.clear(field("Extra"));
    await form.type("Extra", answer);
    await form.submit();
  }
  const keys = onSubmit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  const different = [...new Set(keys)];
  expect(keys.map((key) => "abc"[different.indexOf(key)]).join("")).toBe(expected);
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{20,}$/);
});
