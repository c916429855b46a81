import { parseForm, ssn } from "parameter-form/core";
import { expect, test } from "vitest";
import { validateField } from "../../../src/core/model/validateField.ts";
import { resolveDynamic } from "../../../src/core/model/settings.ts";
import { resolveSettings } from "../../../src/react/settings/resolveSettings.ts";
import type { FieldSettings } from "../../../src/react/settings/settings.ts";
import { questions } from "../../support/questions.ts";

/** The reason and type of what stands against a value, or `null`. */
function verdict(question: string, value: unknown, one: FieldSettings = {}): string | null {
  const [parameter] = parseForm(questions(question)).parameters;
  if (!parameter) throw new Error(`"${question}" is no question`);
  const resolved = resolveDynamic(
    resolveSettings({ fields: { [parameter.name]: one } }),
    () => ({}),
  );
  const issue = validateField(parameter, value, resolved);
  return issue && `${issue.reason} (${issue.type})`;
}

const rows: readonly (readonly [string, unknown, FieldSettings, string | null])[] = [
  ["pay: currency", "5", { allowNegative: false }, null],
  ["pay: currency", "-5", {}, null],
  ["pay: currency", "-5", { allowNegative: false }, "negative (rangeUnderflow)"],
  ["pay: currency", 5, { allowNegative: false }, "notText (typeMismatch)"],
  ["pay: currency", null, {}, "missing (valueMissing)"],
  ["pay: currency", undefined, {}, "missing (valueMissing)"],
  ["pay: currency?", null, {}, null],
  ["pay: currency", null, { disabled: true }, null],
  ["pay: currency", "x", { readOnly: true }, "notNumber (typeMismatch)"],
  ["ssn: string", null, { stored: "6789" }, null],
  ["ssn: string", undefined, { stored: "6789" }, null],
  ["ssn: string", "123", { stored: "6789", rule: ssn() }, "ssnDigits (patternMismatch)"],
  ["pay: currency", { text: "5,5", reason: "ambiguous" }, {}, "ambiguous (badInput)"],
  ["pay: currency", "5", { min: "6" }, "belowMin (rangeUnderflow)"],
];
test("the issue of a value depends on its parameter and settings", () => {
  for (const [question, value, one, expected] of rows) {
    expect.soft(verdict(question, value, one), question).toBe(expected);
  }
});
