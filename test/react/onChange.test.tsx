import type { AnsweredValues } from "parameter-form/core";
import type { FormDraft } from "parameter-form";
import { expect, test, vi } from "vitest";
import { renderForm, errorAt, field } from "../support/renderForm.tsx";

const lines = ["Extra: currency?", "Status: select? a|", "Name: string"];

test("is called with the readable answers after every change", async () => {
  const seen: string[] = [];
  const form = renderForm(lines, { onChange: (values) => seen.push(JSON.stringify(values)) });
  await form.type("Extra", "12,5");
  await form.user.clear(field("Extra"));
  await form.choose("Status", "[]");
  await form.choose("Status", "Select");
  await form.type("Name", "Al");
  expect(seen).toEqual([
    '{"Extra":"1"}',
    '{"Extra":"12"}',
    "{}",
    "{}",
    "{}",
    '{"Status":""}',
    "{}",
    '{"Name":"A"}',
    '{"Name":"Al"}',
  ]);
});

test("is not called for focus, submission or its failure", async () => {
  const onChange = vi.fn<(values: AnsweredValues) => void>();
  const form = renderForm(lines, { onChange });
  await form.user.click(field("Name"));
  await form.user.tab();
  await form.submit();
  expect(onChange).not.toHaveBeenCalled();
});

test("calls only the latest onChange", async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const form = renderForm(lines, { onChange: first });
  form.change({ onChange: second });
  await form.type("Name", "A");
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test("is called for a reset and for a preset answer that is adopted", async () => {
  const onChange = vi.fn<(values: AnsweredValues) => void>();
  const form = renderForm(lines, { onChange });
  form.reset({ Name: "Ada" });
  expect(onChange.mock.lastCall).toEqual([{ Name: "Ada" }]);
  form.change({ onChange, defaultValues: { Status: "a" } });
  expect(onChange.mock.lastCall).toEqual([{ Name: "Ada", Status: "a" }]);
});

test("an onChange that throws stops neither validation nor drafts", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const broken = new Error("host");
  const onFormChange = vi.fn<() => void>();
  const draft: FormDraft = {
    attach: (form) => form.onChange(onFormChange),
    submitted: () => undefined,
  };
  const onChange = () => {
    throw broken;
  };
  const form = renderForm(["Name: string"], { draft, onChange });
  await form.submit();
  expect(errorAt("Name")).toBe("Enter your answer");
  await form.type("Name", "Al");
  expect(errorAt("Name")).toBe("");
  expect(reported.mock.calls).toEqual([[broken], [broken]]);
  expect(onFormChange).toHaveBeenCalled();
  await form.submit();
  expect(form.submitted()).toEqual(["Name=Al"]);
  vi.unstubAllGlobals();
});
