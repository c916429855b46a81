import { ein } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, settled, summary } from "../support/renderForm.tsx";

const unreadable = [
  ["currency", "12,5"],
  ["number", "1.5"],
  ["percent", "101"],
] as const;

describe("before the first submission", () => {
  test.each(["boolean", "currency", "number", "percent", "select a", "string"])(
    "does not flag an empty required %s when it is left",
    async (type) => {
      const form = renderForm([`Field: ${type}`]);
      await form.user.click(field("Field"));
      await form.user.tab();
      expect(errorAt("Field")).toBe("");
      expect(field("Field")).not.toHaveAttribute("aria-invalid");
    },
  );

  test.each(["currency", "string"])(
    "does not flag a %s that was filled and cleared",
    async (type) => {
      const form = renderForm([`Field: ${type}`]);
      await form.type("Field", "1{Backspace}");
      await form.user.tab();
      expect(errorAt("Field")).toBe("");
    },
  );

  test.each(unreadable)(
    "flags a %s of %j when it is left, not while it is typed",
    async (type, text) => {
      const form = renderForm([`Field: ${type}`]);
      await form.type("Field", text);
      expect(errorAt("Field")).toBe("");
      await form.user.tab();
      expect(errorAt("Field")).not.toBe("");
      expect(field("Field")).toHaveValue(text);
    },
  );

  test("accepts a flagged field as soon as it is valid, and flags it again only when it is left", async () => {
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

  test("updates the message of a flagged field that is still wrong", async () => {
    const form = renderForm(["Share: percent"]);
    await form.type("Share", "101");
    await form.user.tab();
    await form.type("Share", "x");
    expect(errorAt("Share")).toBe("Enter a percentage, such as 12.5");
  });

  test("leaving a wrong field moves no focus and renders no summary", async () => {
    const form = renderForm(["Share: percent", "Name: string"]);
    await form.type("Share", "101");
    await form.user.tab();
    expect(field("Name")).toHaveFocus();
    expect(summary()).toEqual([]);
  });
});

describe("after a failed submission", () => {
  test.each(unreadable)(
    "flags a %s of %j that was valid then when it is left, not while it is typed",
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

  test("Enter flags the field being typed", async () => {
    const form = renderForm(["Name: string", "Share: percent?"]);
    await form.submit();
    await form.type("Share", "101{Enter}");
    expect(summary()).toEqual(["Name: enter your answer", "Share: enter 100 or less"]);
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });

  test("the error of a blurred field waits for the release of the pointer", async () => {
    const form = renderForm(["Name: string", "Share: percent?"]);
    await form.submit();
    await form.type("Share", "101");
    await form.user.pointer({ keys: "[MouseLeft>]", target: field("Name") });
    expect(errorAt("Share")).toBe("");
    await form.user.pointer({ keys: "[/MouseLeft]", target: field("Name") });
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });
});

describe('with validationMode "submit"', () => {
  test("shows a warning, which does not block, when its field is left", async () => {
    const form = renderForm(["Field: string"], {
      validationMode: "submit",
      rules: { Field: ein() },
    });
    await form.type("Field", "007654321");
    await form.user.tab();
    expect(field("Field")).toHaveAccessibleDescription(/IRS has not announced/);
    expect(field("Field")).not.toHaveAttribute("aria-invalid");
  });

  test.each(unreadable)("flags a %s of %j on submission only", async (type, text) => {
    const form = renderForm([`Field: ${type}`], { validationMode: "submit" });
    await form.type("Field", text);
    await form.user.tab();
    expect(errorAt("Field")).toBe("");
    await form.submit();
    expect(errorAt("Field")).not.toBe("");
    expect(field("Field")).toHaveValue(text);
  });
});

describe("errors and typed texts", () => {
  test.each(unreadable)("keeps a %s of %j as typed through a submission", async (type, text) => {
    const form = renderForm([`Field: ${type}?`]);
    await form.type("Field", text);
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(field("Field")).toHaveValue(text);
    expect(form.form.current?.getValues()).toEqual(type === "percent" ? { Field: "101" } : {});
  });

  test("the error of a blurred field waits for the release of the pointer", async () => {
    const form = renderForm(["Share: percent", "Name: string"]);
    await form.type("Share", "101");
    await form.user.pointer({ keys: "[MouseLeft>]", target: field("Name") });
    expect(field("Name")).toHaveFocus();
    expect(errorAt("Share")).toBe("");
    await form.user.pointer({ keys: "[/MouseLeft]", target: field("Name") });
    expect(errorAt("Share")).toBe("Enter 100 or less");
  });
});

test("does not flag default values after a reset", async () => {
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
