import fc from "fast-check";
import {
  answeredValues,
  codecFor,
  getDefaultValues,
  labelledMessageFor,
  messageFor,
  validateForm,
  validateValue,
} from "parameter-form/core";
import { expect } from "vitest";
import { anyText } from "../laws.ts";
import { parameterOf } from "../tables.ts";
import { filledForm } from "./filled.ts";
import { holds } from "../holds.ts";
import { form, type Property } from "./forms.ts";

export const answerProperties: readonly Property[] = [
  [
    "answers have no prototype and only names of the form",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const answered = answeredValues(made, values);
          expect(Object.getPrototypeOf(answered)).toBeNull();
          const names = made.parameters.map(({ name }) => name);
          expect(Object.keys(answered).filter((name) => !names.includes(name))).toEqual([]);
        }),
      ),
  ],
  [
    "default values have every name of the form, with the given value or null",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const defaults = getDefaultValues(made, values);
          const expected = made.parameters.map(({ name }) => [name, values[name] ?? null]);
          expect(new Map(Object.entries(defaults))).toEqual(
            new Map(expected.map(([name, value]) => [String(name), value])),
          );
        }),
      ),
  ],
  [
    "no issue and no message contains an answer",
    () =>
      holds(
        fc.property(form, fc.stringMatching(/^canary[a-z]{4}$/), (made, canary) => {
          for (const parameter of made.parameters) {
            const issue = validateValue(parameter, canary);
            const reported = issue && [issue, messageFor(issue, parameter)];
            expect(JSON.stringify(reported)).not.toContain(canary);
          }
        }),
      ),
  ],
  [
    "every issue has a message with the label and without a placeholder",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          for (const issue of validateForm(made, values)) {
            const parameter = made.parameters.find(({ name }) => name === issue.name);
            const named = parameter && { ...parameter, label: "Label" };
            expect(labelledMessageFor(issue, named)).toMatch(/^[^{}]*Label[^{}]*$/);
          }
        }),
      ),
  ],
  [
    "a required string is missing exactly when nothing in it is visible",
    () => {
      const unseen = fc.string({ unit: fc.constantFrom(..." \t\n\u00A0\u200B\u3164\u2800\uFEFF") });
      const seen = fc.tuple(unseen, fc.constantFrom("a", "0", "é", "名", "😀", "."), unseen);
      const string = parameterOf("string", true);
      holds(
        fc.property(unseen, seen, (empty, parts) => {
          expect(codecFor(string).validate(empty, string)?.reason).toBe("missing");
          expect(codecFor(string).validate(parts.join(""), string)).toBeNull();
        }),
      );
    },
  ],
  [
    "a boolean is one of two words, a select one of its options, to the code unit",
    () => {
      const [boolean, select] = [parameterOf("boolean"), parameterOf("select")];
      const near = fc.constantFrom(
        "true",
        "false",
        "True",
        "true ",
        "a",
        "A",
        "b",
        "ａ",
        "a\u0301",
      );
      holds(
        fc.property(fc.oneof(near, anyText), (text) => {
          const words = codecFor(boolean).validate(text, boolean) === null;
          expect(words).toBe(text === "true" || text === "false");
          const options = codecFor(select).validate(text, select) === null;
          expect(options).toBe(text === "a" || text === "b");
        }),
      );
    },
  ],
];
