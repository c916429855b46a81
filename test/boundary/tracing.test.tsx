import { render, screen } from "@testing-library/react";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { FormErrorBoundary } from "parameter-form/boundary";
import { recordSpan } from "sample:stories-guides-Analytics.mdx/recordSpan.ts";
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { canary } from "../react/privacy/traces.ts";
import { field, settled } from "../support/renderForm.tsx";
import { breakFields, Fragile } from "./fragile.tsx";
import { createUser } from "../support/createUser.ts";

/** A question of each type, with a text that is no answer to it, and one that is. Each text is the canary. */
const questions = [
  ["amount", "currency", "731948.26,5", "731948.26"],
  ["count", "number", "731948,26", "731948"],
  ["share", "percent", "731948", "73.1948"],
  ["ssn", "string", "000-73-1948", "123-73-1948"],
  ["nine", "string", "731948", "731948"],
  ["Note", "string", "731948", "731948"],
] as const;
const form = {
  id: "canaries",
  parameters: [
    ...questions.map(([name, type]) => ({ name, label: name, type, required: true })),
    {
      name: "choice",
      label: "choice",
      type: "select",
      required: true,
      options: [{ value: "731948", label: "731948" }],
    },
    { name: "agree", label: "agree", type: "boolean", required: false },
  ],
};

test("a tracer receives no answer, however a form ends", async () => {
  const received: unknown[] = [];
  const tracer = {
    startSpan(...words: unknown[]) {
      received.push(...words);
      return { end: () => undefined };
    },
  };
  const lost = Object.assign(new Error("731948 is lost"), { name: "731948" });
  const onSubmit = vi
    .fn<SubmitHandler>()
    .mockResolvedValueOnce({ fields: { amount: ["731948 is too much"] }, form: ["731948"] })
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce(undefined);
  const onEvent = recordSpan(tracer);
  const user = createUser();
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  render(
    <FormErrorBoundary onEvent={onEvent}>
      {(draft) => (
        <ParameterForm
          {...{ form, draft, onSubmit, onEvent }}
          fields={{ Note: { as: Fragile } }}
          onSubmitError={() => {}}
        />
      )}
    </FormErrorBoundary>,
  );
  const submit = async () => {
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await settled();
  };
  const fillIn = async (at: 2 | 3) => {
    for (const question of questions) {
      await user.clear(field(question[0]));
      await user.type(field(question[0]), question[at]);
      await user.tab();
    }
  };
  await fillIn(2);
  await submit();
  await fillIn(3);
  await user.selectOptions(field("choice"), "731948");
  await submit();
  await submit();
  await act(async () => breakFields(lost));
  breakFields(null);
  await user.click(screen.getByRole("button", { name: "Show the form again" }));
  await settled();
  await submit();

  expect(onSubmit).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(onSubmit.mock.calls)).toMatch(canary);
  const names = received.filter((one) => typeof one === "string");
  expect([...new Set(names)].toSorted()).toEqual([
    "form.abandoned",
    "form.error",
    "form.fieldError",
    "form.refused",
    "form.shown",
    "form.started",
    "form.submit",
    "form.submitted",
    "form.validate",
  ]);
  // The times of spans are numbers of thirteen digits, which may contain anything.
  const words = JSON.stringify(received, (key, value) => (key === "startTime" ? 0 : value));
  expect(words).not.toMatch(canary);
});
