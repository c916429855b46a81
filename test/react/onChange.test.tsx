import type { AnsweredValues } from "parameter-form/core";
import type { FormDraft } from "parameter-form";
import { expect, test, vi } from "vitest";
import { renderForm, errorAt, field } from "../support/renderForm.tsx";

const lines = ["Extra: currency?", "Status: select? a|", "Name: string"];

test("onChange has the readable answers after every change", async () => {
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

test("onChange is not called for focus, submission or its failure", async () => {
  const onChange = vi.fn<(values: AnsweredValues) => void>();
  const form = renderForm(lines, { onChange });
  await form.user.click(field("Name"));
  await form.user.tab();
  await form.submit();
  expect(onChange).not.toHaveBeenCalled();
});

test("The latest onChange is called, and only that", async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const form = renderForm(lines, { onChange: first });
  form.change({ onChange: second });
  await form.type("Name", "A");
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test("A reset and a preset answer that is taken on are changes too", async () => {
  const onChange = vi.fn<(values: AnsweredValues) => void>();
  const form = renderForm(lines, { onChange });
  form.reset({ Name: "Ada" });
  expect(onChange.mock.lastCall).toEqual([{ Name: "Ada" }]);
  form.change({ onChange, defaultValues: { Status: "a" } });
  expect(onChange.mock.lastCall).toEqual([{ Name: "Ada", Status: "a" }]);
});

test("An onChange that throws stops neither checks nor drafts", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const broken = new Error("host");
  const told = vi.fn<() => void>();
  const draft: FormDraft = { attach: (form) => form.onChange(told), submitted: () => undefined };
  const onChange = () => {
    throw broken;
  };
  const form = renderForm(["Name: string"], { draft, onChange });
  await form.submit();
  expect(errorAt("Name")).toBe("Enter your answer");
  await form.type("Name", "Al");
  expect(errorAt("Name")).toBe("");
  expect(reported.mock.calls).toEqual([[broken], [broken]]);
  expect(told).toHaveBeenCalled();
  await form.submit();
  expect(form.submitted()).toEqual(["Name=Al"]);
  vi.unstubAllGlobals();
});
