import { act, screen } from "@testing-library/react";
import type { FieldSettings } from "parameter-form";
import { date, type ParameterType } from "parameter-form/core";
import { afterEach, expect, test, vi } from "vitest";
import { renderForm, errorAt, summary } from "../support/renderForm.tsx";

/** A type and its limits, what is typed, what is shown when it is left, and what is answered (`=`) or told. */
const rows: readonly (readonly [ParameterType, FieldSettings, string, string, string])[] = [
  ["currency", { allowNegative: false }, "-5", "-5", "Enter 0 or more"],
  ["currency", { allowNegative: false }, "(5.00)", "(5.00)", "Enter 0 or more"],
  ["currency", { allowNegative: false }, "5.00", "5.00", "= 5.00"],
  ["currency", {}, "(5.00)", "-5.00", "= -5.00"],
  ["currency", { allowNegative: true }, "(1234.50)", "-1,234.50", "= -1234.50"],
  ["currency", { min: "0.01" }, "0", "0.00", "Enter $0.01 or more"],
  ["currency", { min: "0.01" }, "-5", "-5.00", "Enter $0.01 or more"],
  ["currency", { min: "0.01" }, ".01", "0.01", "= 0.01"],
  ["currency", { max: "1000" }, "1,000.01", "1,000.01", "Enter $1,000.00 or less"],
  ["currency", { max: "1000" }, "1000.01", "1,000.01", "Enter $1,000.00 or less"],
  ["currency", { max: "1000" }, "1000.00", "1,000.00", "= 1000.00"],
  ["currency", { min: "-5", max: "5" }, "-5.01", "-5.01", "Enter -$5.00 or more"],
  ["currency", { decimals: 4 }, "$17.8125", "17.8125", "= 17.8125"],
  ["currency", { decimals: 4 }, "1234.5", "1,234.50", "= 1234.5"],
  ["currency", { decimals: 4 }, "17.81255", "17.81255", "Enter 4 or fewer decimals"],
  ["currency", { decimals: 4, max: "17.8" }, "17.8001", "17.8001", "Enter $17.80 or less"],
  ["currency", { decimals: 1 }, "1234", "1,234.0", "= 1234"],
  ["currency", { decimals: 0 }, "1234", "1,234", "= 1234"],
  ["currency", { decimals: 0 }, "5.5", "5.5", "Enter a whole amount, without cents, such as 1,234"],
  ["percent", { decimals: 2 }, "33.333", "33.333", "Enter 2 or fewer decimals"],
  ["number", { min: "1000" }, "999", "999", "Enter 1,000 or more"],
  ["number", { min: "0" }, "0", "0", "= 0"],
  ["number", { min: "0" }, "-1", "-1", "Enter 0 or more"],
  ["number", {}, "0", "0", "Enter 1 or more"],
  ["number", { max: "10" }, "11", "11", "Enter 10 or less"],
  ["number", { max: "1000" }, "1001", "1,001", "Enter 1,000 or less"],
  ["number", { max: "1000" }, "1000", "1,000", "= 1000"],
  ["percent", { min: "1", max: "6.5" }, "6.51", "6.51", "Enter 6.5 or less"],
  ["percent", { min: "1", max: "6.5" }, "6.5", "6.5", "= 6.5"],
];

test.each(["live", "blur"] as const)(
  'mask="%s": shows an answer beyond a limit as it is, and rejects it with a message',
  async (mask) => {
    const name = (at: number): string => `Amount ${at}`;
    const form = renderForm(
      rows.map(([type], at) => `${name(at)}: ${type}`),
      { mask, fields: Object.fromEntries(rows.map(([, limits], at) => [name(at), limits])) },
    );
    const inputs = form.container.querySelectorAll("input");
    const reported = (at: number): string =>
      inputs[at]
        ?.closest(".pf-field")
        ?.querySelector(".pf-error")
        ?.textContent?.replace("Error: ", "") ?? "";
    for (const [at, [, , typed]] of rows.entries()) {
      act(() => inputs[at]?.focus());
      await form.user.paste(typed);
    }
    await form.submit();
    const found = rows.map(([type, limits, typed], at) => [
      type,
      limits,
      typed,
      inputs[at]?.value,
      reported(at) || `= ${form.form.current?.getValues()[name(at)]}`,
    ]);
    expect(found.filter((row, at) => JSON.stringify(row) !== JSON.stringify(rows[at]))).toEqual([]);
    await form.user.click(screen.getByRole("button", { name: /^Show \d+ more$/u }));
    expect(summary()).toEqual(
      rows.flatMap(([, , , , outcome], at) =>
        outcome.startsWith("= ") ? [] : [`${name(at)}: e${outcome.slice(1)}`],
      ),
    );
    expect(form.onSubmit).not.toHaveBeenCalled();
  },
);

test("formats a rule's limit as the field does, wherever the rule is passed", async () => {
  const rule = date({ min: "2000-01-01" });
  const reported = [];
  for (const props of [{ rules: { birth: rule } }, { fields: { birth: { rule } } }]) {
    const form = renderForm(["birth: string"], props);
    await form.type("birth", "01/01/1999");
    await form.submit();
    reported.push([errorAt("birth"), ...summary()]);
    form.unmount();
  }
  const sentences = ["Enter 01/01/2000 or a later day", "birth: enter 01/01/2000 or a later day"];
  expect(reported).toEqual([sentences, sentences]);
});

afterEach(() => {
  vi.useRealTimers();
});

test("validates an answer from before midnight by the day of the submission", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 30, 23, 59) });
  const fields = { start: { rule: date({ min: "today" }) } };
  const form = renderForm(["start: string"], { fields, afterSubmit: "edit" });
  await form.type("start", "06/30/2026");
  await form.submit();
  expect(errorAt("start")).toBe("");
  vi.setSystemTime(new Date(2026, 6, 1, 0, 0));
  await form.submit();
  expect(errorAt("start")).toBe("Enter 07/01/2026 or a later day");
  expect(form.onSubmit).toHaveBeenCalledOnce();
});
