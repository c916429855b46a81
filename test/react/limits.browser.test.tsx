import { type FieldSettings, ParameterForm, type SubmitHandler } from "parameter-form";
import type { ParameterType } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";

/** A type and its limits, what is typed, what is shown when it is left, and what is submitted (`=`) or told. */
const rows: readonly (readonly [ParameterType, FieldSettings, string, string, string])[] = [
  ["currency", { allowNegative: false }, "-5", "-5", "Enter 0 or more"],
  ["currency", { allowNegative: false }, "(5.00)", "(5.00)", "Enter 0 or more"],
  ["currency", { allowNegative: false }, "5.00", "5.00", "= 5.00"],
  ["currency", {}, "(5.00)", "-5.00", "= -5.00"],
  ["currency", { allowNegative: true }, "(1234.50)", "-1,234.50", "= -1234.50"],
  ["currency", { min: "0.01" }, "0", "0.00", "Enter 0.01 or more"],
  ["currency", { min: "0.01" }, "-5", "-5.00", "Enter 0.01 or more"],
  ["currency", { min: "0.01" }, ".01", "0.01", "= 0.01"],
  ["currency", { max: "1000" }, "1000.01", "1,000.01", "Enter 1,000 or less"],
  ["currency", { max: "1000" }, "1000.00", "1,000.00", "= 1000.00"],
  ["currency", { min: "-5", max: "5" }, "-5.01", "-5.01", "Enter -5 or more"],
  ["currency", { decimals: 4 }, "$17.8125", "17.8125", "= 17.8125"],
  ["currency", { decimals: 4 }, "1234.5", "1,234.50", "= 1234.5"],
  ["currency", { decimals: 4 }, "17.81255", "17.81255", "Enter 4 or fewer decimals"],
  ["currency", { decimals: 4, max: "17.8" }, "17.8001", "17.8001", "Enter 17.8 or less"],
  ["currency", { decimals: 1 }, "1234", "1,234.0", "= 1234"],
  ["currency", { decimals: 0 }, "1234", "1,234", "= 1234"],
  ["currency", { decimals: 0 }, "5.5", "5.5", "Enter a whole amount, without cents, such as 1,234"],
  ["percent", { decimals: 2 }, "33.333", "33.333", "Enter 2 or fewer decimals"],
  ["number", { min: "1000" }, "999", "999", "Enter 1,000 or more"],
  ["number", { min: "0" }, "0", "0", "= 0"],
  ["number", { min: "0" }, "-1", "-1", "Enter 0 or more"],
  ["number", {}, "0", "0", "Enter 1 or more"],
  ["number", { max: "1000" }, "1001", "1,001", "Enter 1,000 or less"],
  ["number", { max: "1000" }, "1000", "1,000", "= 1000"],
  ["percent", { min: "1", max: "6.5" }, "6.51", "6.51", "Enter 6.5 or less"],
  ["percent", { min: "1", max: "6.5" }, "6.5", "6.5", "= 6.5"],
];

const cases = (["live", "blur"] as const).flatMap((mask) =>
  rows.map((row) => [mask, ...row] as const),
);

test.each(cases)(
  'mask="%s": a %s within %j, %s is shown as %s: %s',
  async (mask, type, limits, typed, shown, outcome) => {
    const onSubmit = vi.fn<SubmitHandler>();
    const parameters = [
      { name: "amount", label: "Amount", type, required: true },
      { name: "after", label: "After", type: "string", required: false },
    ];
    show(
      <ParameterForm {...{ form: { parameters }, mask, onSubmit }} fields={{ amount: limits }} />,
    );
    const input = await find("input");
    await userEvent.click(input);
    await userEvent.keyboard(`${typed}{Tab}`);
    await expectFocus("After (optional)");
    await vi.waitFor(() => expect(input).toHaveProperty("value", shown), patience);
    await userEvent.keyboard("{Enter}");
    const links = () => [...document.querySelectorAll(".pf-summary a")];
    const told = () => links().map(({ textContent }) => textContent ?? "");
    const submitted = () => onSubmit.mock.calls.map(([{ amount }]) => `= ${amount}`);
    const listed = outcome.startsWith("= ") ? outcome : `Amount: e${outcome.slice(1)}`;
    await vi.waitFor(() => expect([...submitted(), ...told()]).toEqual([listed]), patience);
    const error = input.closest(".pf-field")?.querySelector(".pf-error")?.textContent ?? null;
    expect(error).toBe(outcome.startsWith("= ") ? null : `Error: ${outcome}`);
  },
);
