import { screen } from "@testing-library/react";
import { date, minLength, oneOf, type Rule, ssn } from "parameter-form/core";
import { ParameterField } from "parameter-form";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, summary } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const noRules: Readonly<Record<string, Rule | null>> = {};

test("submits the default value of a new parameter that is not rendered", async () => {
  const form = renderForm(["Name: string"], {
    defaultValues: { Name: "Ada", Extra: "5" },
    children: <ParameterField name="Name" />,
  });
  form.change({ form: questions("Name: string", "Extra: currency") });
  await form.submit();
  expect(form.submitted()).toEqual(["Name=Ada", "Extra=5"]);
});

describe("when the rules change under a mounted form", () => {
  test("keeps an answer, and validates the next submission by the new ones", async () => {
    const form = renderForm(["Code: string"], { rules: { Code: minLength(2) } });
    await form.type("Code", "abc");
    form.change({ rules: { Code: minLength(5) } });
    expect(field("Code")).toHaveValue("abc");
    await form.submit();
    expect(errorAt("Code")).not.toBe("");
    expect(form.submitted()).toBeNull();
    form.change({ rules: noRules });
    await form.submit();
    expect(form.submitted()).toEqual(["Code=abc"]);
  });

  test("validates an error by the new ones", async () => {
    const form = renderForm(["Code: string"], { rules: { Code: minLength(5) } });
    await form.type("Code", "abc");
    await form.submit();
    const before = errorAt("Code");
    expect(before).not.toBe("");
    form.change({ rules: { Code: oneOf(["x", "y"]) } });
    expect(errorAt("Code")).not.toBe(before);
    expect(field("Code")).toHaveValue("abc");
    form.change({ rules: noRules });
    expect(errorAt("Code")).toBe("");
  });

  test("a text that the old rule could not parse blocks until it is edited", async () => {
    const form = renderForm(["Start: string"], { rules: { Start: date() } });
    await form.type("Start", "1/2");
    form.change({ rules: noRules });
    expect(field("Start")).toHaveValue("1/2");
    await form.submit();
    expect([form.submitted(), errorAt("Start") === ""]).toEqual([null, false]);
    await form.type("Start", "6");
    await form.submit();
    expect(form.submitted()).toEqual(["Start=1/26"]);
  });

  test("hides an answer while it is sensitive", async () => {
    const form = renderForm(["Number: string"], { rules: noRules });
    await form.type("Number", "123-45-6789");
    await form.user.tab();
    form.change({ rules: { Number: ssn() } });
    expect(screen.getByLabelText("Number")).toHaveValue("•••-••-6789");
    form.change({ rules: noRules });
    expect(screen.getByLabelText("Number")).toHaveValue("123-45-6789");
    await form.submit();
    expect(form.submitted()).toEqual(["Number=123-45-6789"]);
  });
});

describe("when the locale changes under a mounted form", () => {
  test("does not read an unreadable text in another way", async () => {
    const form = renderForm(["Extra: currency", "Kept: currency"]);
    await form.type("Extra", "12,5");
    await form.type("Kept", "1234.5");
    form.change({ locale: "de-DE", currency: "EUR" });
    expect(field("Extra")).toHaveValue("12,5");
    expect(field("Kept")).toHaveValue("1.234,5");
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(errorAt("Extra")).not.toBe("");
    await form.type("Extra", "0");
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=12.50", "Kept=1234.5"]);
  });
});

describe("when the definition changes under a mounted form", () => {
  const lines = ["Extra: currency", "Name: string?", "Status: select? a|b"];

  test("removes parameters that are gone from the summary", async () => {
    const form = renderForm([], {
      form: { id: "a", ...questions("Extra: currency", "Name: string") },
    });
    await form.submit();
    expect(summary()).toEqual([
      "Extra: enter an amount, such as 1,234.50",
      "Name: enter your answer",
    ]);
    form.change({ form: { id: "a", ...questions("Name: string", "Other: string") } });
    expect(errorAt("Name")).toBe("Enter your answer");
    expect(errorAt("Other")).toBe("");
    expect(summary()).toEqual(["Name: enter your answer"]);
    await form.submit();
    expect(summary()).toEqual(["Name: enter your answer", "Other: enter your answer"]);
  });

  test("keeps an unreadable text, also when the type changes", async () => {
    const form = renderForm(lines);
    await form.type("Extra", "12,5");
    form.change({ form: questions("Extra: string", ...lines.slice(1)) });
    expect(field("Extra")).toHaveValue("12,5");
    form.change({ form: questions(...lines) });
    expect(field("Extra")).toHaveValue("12,5");
    await form.submit();
    expect(form.submitted()).toBeNull();
  });
});

describe("a definition without an id", () => {
  const plan = ["Plan: string", "Name: string", "signature: string"];
  const account = ["Account: string", "Name: string", "signature: string"];
  const titled = (description: string, lines: readonly string[]) => ({
    ...questions(...lines),
    description,
  });
  const signed = async (before: object, now: object) => {
    const form = renderForm([], { form: before });
    await form.type("signature", "Ada");
    form.change({ form: now });
    return (field("signature") as HTMLInputElement).value;
  };

  test.each<readonly [string, object, object]>([
    ["title and questions", titled("Plan", plan), titled("Account", account)],
    ["questions, where it has no title", questions(...plan), questions(...account)],
    ["questions, and a title", questions(...plan), titled("Account", account)],
    ["questions, and no title any more", titled("Plan", plan), questions(...account)],
  ])("that has other %s is another form, without its signature", async (_, before, now) => {
    expect(await signed(before, now)).toBe("");
  });

  test.each<readonly [string, object, object]>([
    ["is translated", titled("Plan", plan), titled("Plan de ahorro", plan)],
    ["has other questions below its title", titled("Plan", plan), titled("Plan", account)],
    ["asks more", questions(...plan), questions("More: string", ...plan)],
    ["asks less", questions(...plan), questions(...plan.slice(1))],
    ["asks in another order", questions(...plan), questions(...plan.toReversed())],
    ["asks for another type", questions(...plan), questions("Plan: number", ...plan.slice(1))],
  ])("that %s keeps the typed answers", async (_, before, now) => {
    expect(await signed(before, now)).toBe("Ada");
  });
});
