import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field } from "../../../support/renderForm.tsx";

type Row = readonly [typed: string, shown: string, outcome: string];

/** What is typed, what the field shows once it is left, and what is submitted, or the sentence that refuses it. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  currency: [
    ["12.90", "12.90", "= 12.90"],
    [".01", "0.01", "= 0.01"],
    ["0.00", "0.00", "= 0.00"],
    ["100.", "100.00", "= 100"],
    ["007", "7.00", "= 7"],
    ["1234567.5", "1,234,567.50", "= 1234567.5"],
    ["1,234,567.5", "1,234,567.50", "= 1234567.5"],
    ["$1,234.50", "1,234.50", "= 1234.50"],
    ["-5", "-5.00", "= -5"],
    ["(5.00)", "-5.00", "= -5.00"],
    ["１２３", "123.00", "= 123"],
    ["١٢٣", "123.00", "= 123"],
    [
      "123456789012345678901234567890",
      "123,456,789,012,345,678,901,234,567,890.00",
      "= 123456789012345678901234567890",
    ],
    ["   ", "", "nothing"],
    ["12,5", "12,5", "This can be read in more than one way. Write it like 1,234.50."],
    ["1e5", "1e5", "Enter an amount, such as 1,234.50"],
    ["NaN", "NaN", "Enter an amount, such as 1,234.50"],
    ["1.2.3", "1.2.3", "Enter an amount, such as 1,234.50"],
    ["12.345", "12.345", "Enter at most two decimals, such as 1,234.50"],
  ],
  number: [
    ["7", "7", "= 7"],
    ["007", "7", "= 7"],
    ["1234", "1,234", "= 1234"],
    [
      "123456789012345678901234567890",
      "123,456,789,012,345,678,901,234,567,890",
      "= 123456789012345678901234567890",
    ],
    ["0", "0", "Enter 1 or more, or leave it empty"],
    ["-3", "-3", "Enter 1 or more, or leave it empty"],
    ["1.5", "1.5", "Enter a whole number, such as 12"],
    ["ten", "ten", "Enter a whole number, such as 12"],
  ],
  percent: [
    ["50", "50", "= 50"],
    ["50%", "50", "= 50"],
    ["7.125", "7.125", "= 7.125"],
    ["10.1000", "10.1000", "= 10.1000"],
    ["0", "0", "= 0"],
    ["100", "100", "= 100"],
    [".5", "0.5", "= 0.5"],
    ["100.01", "100.01", "Enter 100 or less"],
    ["-1", "-1", "Enter 0 or more"],
    ["half", "half", "Enter a percentage, such as 12.5"],
  ],
};

describe.each(Object.entries(rows))("an optional %s", (type, answers) => {
  test.each(answers)("typed as %j shows %j: %s", async (typed, shown, outcome) => {
    const form = renderForm([`Field: ${type}?`], { afterSubmit: "edit" });
    await form.type("Field", typed);
    await form.user.tab();
    expect(field("Field")).toHaveValue(shown);
    await form.submit();
    const submitted = form.submitted();
    expect(
      submitted ? (submitted[0]?.replace("Field=", "= ") ?? "nothing") : errorAt("Field"),
    ).toBe(outcome);
    expect(field("Field")).toHaveValue(shown);
  });

  test("that was focused and left stays empty and is not submitted", async () => {
    const form = renderForm([`Field: ${type}?`]);
    await form.user.click(field("Field"));
    await form.user.tab();
    expect(field("Field")).toHaveValue("");
    await form.submit();
    expect(form.submitted()).toEqual([]);
  });

  test("that is cleared again is not submitted", async () => {
    const form = renderForm([`Field: ${type}?`], { defaultValues: { Field: "12" } });
    expect(field("Field")).toHaveValue(type === "currency" ? "12.00" : "12");
    await form.user.clear(field("Field"));
    await form.submit();
    expect(form.submitted()).toEqual([]);
  });
});

test.each([
  ["currency", "Enter an amount, such as 1,234.50"],
  ["number", "Enter a whole number, such as 12"],
  ["percent", "Enter a percentage, such as 12.5"],
  ["string", "Enter your answer"],
])("reports a cleared required %s as missing", async (type, sentence) => {
  const form = renderForm([`Field: ${type}`], { defaultValues: { Field: "12" } });
  await form.user.clear(field("Field"));
  await form.submit();
  expect(form.submitted()).toBeNull();
  expect(errorAt("Field")).toBe(sentence);
});

test("a percentage keeps its zeros while its last digit is deleted", async () => {
  const form = renderForm(["Field: percent"]);
  await form.type("Field", "10.10001{Backspace}");
  expect(form.form.current?.getValues()).toEqual({ Field: "10.1000" });
});

test.each([
  ["currency", "1,234.00"],
  ["number", "1,234"],
  ["percent", "1,234"],
])("does not keep the separators of a %s in the typed text", async (type, left) => {
  const form = renderForm([`Field: ${type}`]);
  await form.type("Field", "1234");
  await form.user.tab();
  expect(field("Field")).toHaveValue(left);
  await form.type("Field", "{Backspace}{Backspace}");
  expect(form.form.current?.getValues()).toEqual({ Field: "12" });
  expect(field("Field")).toHaveValue("12");
});

test.each(["currency", "number", "percent", "string", "boolean", "select a"])(
  "shows a number passed by an app for a %s, and rejects it with a message",
  async (type) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- as an app without types gives it
    const defaultValues = { Field: 1200 } as unknown as Record<string, string>;
    const form = renderForm([`Field: ${type}`], { defaultValues });
    expect(field("Field")).toHaveDisplayValue("1200");
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(errorAt("Field")).toBe("Enter text");
  },
);

test.each(Object.keys(rows))("a %s has no length limit and is not a number input", (type) => {
  renderForm([`Field: ${type}`]);
  expect(field("Field")).toHaveAttribute("type", "text");
  expect(field("Field")).not.toHaveAttribute("maxlength");
});

test.each([
  ["Field: currency", undefined, "decimal"],
  ["Field: currency", true, "text"],
  ["Field: currency", false, "decimal"],
  ["Field: number", undefined, "numeric"],
  ["Field: percent", undefined, "decimal"],
  ["Field: string", undefined, null],
])("%s with allowNegative %j shows the keyboard %s", (line, allowNegative, keyboard) => {
  renderForm([line], { fields: allowNegative === undefined ? {} : { Field: { allowNegative } } });
  expect(field("Field").getAttribute("inputmode")).toBe(keyboard);
});

test("rejects an amount below zero with allowNegative={false}, typed or preset", async () => {
  const form = renderForm(["Typed: currency", "Preset: currency"], {
    fields: { Typed: { allowNegative: false }, Preset: { allowNegative: false } },
    defaultValues: { Preset: "-5" },
  });
  await form.type("Typed", "-5");
  await form.submit();
  expect([errorAt("Typed"), errorAt("Preset")]).toEqual(["Enter 0 or more", "Enter 0 or more"]);
});

test.each([
  ["en-US", "USD", "1234.5", "1,234.5", "1,234.50"],
  ["de-DE", "EUR", "1234", "1.234", "1.234,00"],
  ["ar-EG", "EGP", "5", "٥", "٥٫٠٠"],
  ["ja-JP", "JPY", "1234", "1,234", "1,234"],
  ["ar-KW", "KWD", "5", "٥", "٥٫٠٠"],
])(
  "%s, %s: %s shows its cents when blurred, and the typed text when focused",
  async (locale, currency, value, typed, left) => {
    const form = renderForm(["Field: currency", "Name: string?"], {
      locale,
      currency,
      defaultValues: { Field: value },
    });
    expect(field("Field")).toHaveValue(left);
    await form.user.click(field("Field"));
    expect(field("Field")).toHaveValue(typed);
    await form.user.click(field("Name"));
    expect(field("Field")).toHaveValue(left);
    await form.submit();
    expect(form.submitted()).toEqual([`Field=${value}`]);
  },
);

test.each([
  ["0.15", {}, true],
  ["0.015", {}, true],
  ["0", {}, false],
  ["1", {}, false],
  ["15", {}, false],
  ["0.5", { min: "0.01" }, false],
  ["0.5", { max: "1" }, false],
] as const)("warns about a share of %s with %j: %s", async (share, limits, isWarned) => {
  const form = renderForm(["Share: percent", "Name: string?"], { fields: { Share: limits } });
  await form.type("Share", share);
  await form.type("Name", "Ada");
  const reported = field("Share").getAttribute("aria-describedby") ?? "";
  const text = reported.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
  expect(text.join(" ").includes("For 15 percent, enter 15")).toBe(isWarned);
  expect(field("Share")).not.toHaveAttribute("aria-invalid");
  await form.submit();
  expect(form.submitted()).toEqual([`Share=${share}`, "Name=Ada"]);
});
