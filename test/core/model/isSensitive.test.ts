import { orText, parseForm, ssn } from "parameter-form/core";
import { expect, test } from "vitest";
import { isOtherText, isSensitive } from "../../../src/core/model/isSensitive.ts";
import type { ModelSettings, Resolved } from "../../../src/core/model/settings.ts";
import { question } from "../../support/questions.ts";

const parameterOf = (text: string) => {
  const [parameter] = parseForm({ parameters: [question(text)] }).parameters;
  if (!parameter) throw new Error("There is no parameter");
  return parameter;
};

const rows: readonly (readonly [text: string, Resolved<ModelSettings>, sensitive: boolean])[] = [
  ["note: string", {}, false],
  ["ssn: string", {}, true],
  ["note: string", { rules: { note: ssn() } }, true],
  ["note: string", { fields: { other: { sensitive: true } } }, false],
  ["note: string", { fields: { note: { sensitive: true } } }, true],
  ["ssn: string", { fields: { ssn: { sensitive: false } } }, false],
  ["note: string", { fields: { note: { stored: "6789" } } }, true],
  ["ssn: string", { fields: { ssn: { sensitive: false, stored: "6789" } } }, true],
];

test("resolves sensitivity by the stored value, the app, the rule, then the name", () => {
  const found = rows.map(([text, settings]) => isSensitive(parameterOf(text), settings));
  expect(found).toEqual(rows.map(([, , sensitive]) => sensitive));
});

test("a text that a rule accepts in place of a value is not sensitive", () => {
  const settings = { rules: { ssn: orText(ssn(), "Applied for") } };
  const found = ["Applied for", "123-45-6789", null].map((value) =>
    isOtherText(parameterOf("ssn: string"), value, settings),
  );
  expect(found).toEqual([true, false, false]);
  expect(isOtherText(parameterOf("note: string"), "Applied for", {})).toBe(false);
});
