import { ein } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, settled, summary } from "../support/renderForm.tsx";

const unreadable = [
  ["currency", "12,5"],
  ["number", "1.5"],
  ["percent", "101"],
] as const;

describe("Before the first submission", () => {
  test.each(["boolean", "currency", "number", "percent", "select a", "string"])(
    "an empty required %s is not flagged when it is left",
    async (type) => {
      const form = renderForm([`Field: ${type}`]);
      await form.user.click(field("Field"));
      await form.user.tab();
      expect(errorAt("Field")).toBe("");
      expect(field("Field")).not.toHaveAttribute("aria-invalid");
    },
  );

  test.each(["currency", "string"])(
    "a %s that was filled and cleared is not flagged",
    async (type) => {
      const form = renderForm([`Field: ${type}`]);
      await form.type("Field", "1{Backspace}");
      await form.user.tab();
      expect(errorAt("Field")).toBe("");
    },
  );

  test.each(unreadable)(
    "a %s of %j is not flagged while typed, but when left",
    async (type, text) => {
      const form = renderForm([`Field: ${type}`]);
      await form.type("Field", text);
      expect(errorAt("Field")).toBe("");
      await form.user.tab();
      expect(errorAt("Field")).not.toBe("");
      expect(field("Field")).toHaveValue(text);
    },
  );

  test("a flagged field is right the moment it is, and is not flagged again before it is left", async () => {
    const form = renderForm(["Share: percent"]);
    await form.type("Share", "101");
    await form.user.tab();
    await form.type("Share", "{Backspace}");
    expect(errorAt("Share")).toBe("");
    await form.type("Share", "1");
    expect(errorAt("Share")).toBe("");
    await form.user.tab();
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });

  test("a flagged field that is still wrong says why", async () => {
    const form = renderForm(["Share: percent"]);
    await form.type("Share", "101");
    await form.user.tab();
    await form.type("Share", "x");
    expect(errorAt("Share")).toBe("Enter a percentage, such as 12.5");
  });

  test("leaving a wrong field moves no focus and draws no summary", async () => {
    const form = renderForm(["Share: percent", "Name: string"]);
    await form.type("Share", "101");
    await form.user.tab();
    expect(field("Name")).toHaveFocus();
    expect(summary()).toEqual([]);
  });
});

describe("After a submission that failed", () => {
  test.each(unreadable)(
    "a %s of %j that was not flagged then is not flagged while typed, but when left",
    async (type, text) => {
      const form = renderForm(["Name: string", `Field: ${type}?`]);
      await form.submit();
      await form.type("Field", text);
      expect(errorAt("Field")).toBe("");
      expect(field("Field")).not.toHaveAttribute("aria-invalid");
      await form.user.tab();
      expect(errorAt("Field")).not.toBe("");
    },
  );

  test("Enter flags what is being typed", async () => {
    const form = renderForm(["Name: string", "Share: percent?"]);
    await form.submit();
    await form.type("Share", "101{Enter}");
    expect(summary()).toEqual(["Name: enter your answer", "Share: enter 100 or less"]);
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });

  test("what blur draws waits for the pointer that caused it", async () => {
    const form = renderForm(["Name: string", "Share: percent?"]);
    await form.submit();
    await form.type("Share", "101");
    await form.user.pointer({ keys: "[MouseLeft>]", target: field("Name") });
    expect(errorAt("Share")).toBe("");
    await form.user.pointer({ keys: "[/MouseLeft]", target: field("Name") });
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });
});

describe('With validationMode "submit"', () => {
  test("a warning, which blocks nothing, is shown when its field is left", async () => {
    const form = renderForm(["Field: string"], {
      validationMode: "submit",
      rules: { Field: ein() },
    });
    await form.type("Field", "007654321");
    await form.user.tab();
    expect(field("Field")).toHaveAccessibleDescription(/IRS has not announced/);
    expect(field("Field")).not.toHaveAttribute("aria-invalid");
  });

  test.each(unreadable)("a %s of %j is flagged on submission only", async (type, text) => {
    const form = renderForm([`Field: ${type}`], { validationMode: "submit" });
    await form.type("Field", text);
    await form.user.tab();
    expect(errorAt("Field")).toBe("");
    await form.submit();
    expect(errorAt("Field")).not.toBe("");
    expect(field("Field")).toHaveValue(text);
  });
});

describe("Errors and what was typed", () => {
  test.each(unreadable)("a %s of %j stays as typed through a submission", async (type, text) => {
    const form = renderForm([`Field: ${type}?`]);
    await form.type("Field", text);
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(field("Field")).toHaveValue(text);
    expect(form.form.current?.getValues()).toEqual(type === "percent" ? { Field: "101" } : {});
  });

  test("what blur draws waits for the pointer that caused it", async () => {
    const form = renderForm(["Share: percent", "Name: string"]);
    await form.type("Share", "101");
    await form.user.pointer({ keys: "[MouseLeft>]", target: field("Name") });
    expect(field("Name")).toHaveFocus();
    expect(errorAt("Share")).toBe("");
    await form.user.pointer({ keys: "[/MouseLeft]", target: field("Name") });
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });
});

test("after a reset, what the answers begin with is not flagged as what was left", async () => {
  const form = renderForm(["Share: percent?", "Name: string?"], {
    defaultValues: { Share: "101" },
  });
  await form.user.click(field("Share"));
  await form.user.click(field("Name"));
  expect(errorAt("Share")).not.toBe("");
  form.reset();
  await settled();
  expect(errorAt("Share")).toBe("");
});
