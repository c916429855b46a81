import { date } from "parameter-form/core";
import { afterEach, expect, test, vi } from "vitest";
import { drawForm, errorAt, summary } from "../support/drawForm.tsx";

/** Limits of a parameter, what is typed, and what is told; nothing when it is submitted. */
const rows = [
  ["amount: currency", { min: "0.01" }, "0", "Enter 0.01 or more"],
  ["amount: currency", { min: "0.01" }, "0.01", ""],
  ["amount: currency", { max: "1000" }, "1,000.01", "Enter 1,000 or less"],
  ["amount: currency", { max: "1000" }, "1000.00", ""],
  ["amount: currency", { min: "-5", max: "5" }, "-5.01", "Enter -5 or more"],
  ["amount: currency", { allowNegative: false }, "-5", "Enter 0 or more"],
  ["amount: currency", { allowNegative: false }, "(5.00)", "Enter 0 or more"],
  ["amount: number", { max: "10" }, "11", "Enter 10 or less"],
  ["amount: percent", { min: "1", max: "6.5" }, "6.51", "Enter 6.5 or less"],
] as const;

test.each(rows)("%s within %j, typed as %s: %s", async (question, limits, typed, told) => {
  const form = drawForm([question], { fields: { amount: limits }, afterSubmit: "edit" });
  await form.type("amount", typed);
  await form.submit();
  expect(errorAt("amount")).toBe(told);
  expect(form.onSubmit).toHaveBeenCalledTimes(told === "" ? 1 : 0);
});

test("a limit of a rule is told as the field shows values, wherever the rule was given", async () => {
  const rule = date({ min: "2000-01-01" });
  const told = [];
  for (const props of [{ rules: { birth: rule } }, { fields: { birth: { rule } } }]) {
    const form = drawForm(["birth: string"], props);
    await form.type("birth", "01/01/1999");
    await form.submit();
    told.push([errorAt("birth"), ...summary()]);
    form.unmount();
  }
  const sentences = ["Enter 01/01/2000 or a later day", "birth: enter 01/01/2000 or a later day"];
  expect(told).toEqual([sentences, sentences]);
});

afterEach(() => {
  vi.useRealTimers();
});

test("what was answered before midnight is checked by the day on which it is submitted", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 30, 23, 59) });
  const fields = { start: { rule: date({ min: "today" }) } };
  const form = drawForm(["start: string"], { fields, afterSubmit: "edit" });
  await form.type("start", "06/30/2026");
  await form.submit();
  expect(errorAt("start")).toBe("");
  vi.setSystemTime(new Date(2026, 6, 1, 0, 0));
  await form.submit();
  expect(errorAt("start")).toBe("Enter 07/01/2026 or a later day");
  expect(form.onSubmit).toHaveBeenCalledOnce();
});
