import type { Rule } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { renderForm, errorAt, field, settled } from "../../support/renderForm.tsx";

const names = ["First", "Middle", "Last"];

/** A form with a rule at each field, and whose rules were asked since this was called last. */
function setupRules() {
  const validated = vi.fn<(name: string) => void>();
  const rule: Rule = {
    validate(value, { name }) {
      validated(name);
      return /\d/.test(value)
        ? { type: "customError", reason: "digits", message: "Without digits" }
        : null;
    },
  };
  const form = renderForm(
    names.map((name) => `${name}: string`),
    {
      defaultValues: Object.fromEntries(names.map((name) => [name, "Ana"])),
      rules: Object.fromEntries(names.map((name) => [name, rule])),
    },
  );
  const whose = (): readonly string[] => {
    const found = [...new Set(validated.mock.calls.flat())];
    validated.mockClear();
    return found;
  };
  whose();
  return { ...form, whose };
}

test("a keystroke runs no rule of another field, before and after its field has an error", async () => {
  const { type, user, whose } = setupRules();
  await type("Middle", "bc1");
  expect(whose()).toEqual([]);
  await user.tab();
  expect(errorAt("Middle")).toBe("Without digits");
  await user.click(field("Middle"));
  whose();
  await user.keyboard("2{Backspace}{Backspace}");
  await settled();
  expect(errorAt("Middle")).toBe("");
  expect(whose()).toEqual(["Middle"]);
});

test("a keystroke after a failed submission runs no rule of another field", async () => {
  const { type, submit, whose } = setupRules();
  await type("First", "1");
  await type("Last", "1");
  await submit();
  expect(whose().toSorted()).toEqual(names.toSorted());
  await type("First", "{Backspace}");
  expect([errorAt("First"), errorAt("Last")]).toEqual(["", "Without digits"]);
  expect(whose()).toEqual(["First"]);
});
