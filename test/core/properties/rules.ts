import fc from "fast-check";
import { all, maxLength, minLength, oneOf, pattern } from "parameter-form/core";
import { expect } from "vitest";
import { anyText } from "../laws.ts";
import { parameterOf } from "../tables.ts";
import { holds } from "../holds.ts";
import { type Property } from "./forms.ts";

const string = parameterOf("string");

export const ruleProperties: readonly Property[] = [
  [
    "a text has as many characters as code points, for both limits",
    () =>
      holds(
        fc.property(anyText, fc.nat(12), (text, limit) => {
          const points = text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, "x").length;
          expect(minLength(limit).validate(text, string) === null).toBe(points >= limit);
          expect(maxLength(limit).validate(text, string) === null).toBe(points <= limit);
        }),
      ),
  ],
  [
    "several rules reject a value that one of them rejects, with the first reason",
    () => {
      const rules = [minLength(2), maxLength(4), pattern(/^[a-c]*$/, "no")] as const;
      holds(
        fc.property(fc.string({ unit: fc.constantFrom("a", "c", "x"), maxLength: 6 }), (text) => {
          const first = rules.map((rule) => rule.validate(text, string)).find((found) => found);
          expect(all(...rules).validate(text, string)).toEqual(first ?? null);
        }),
      );
    },
  ],
  [
    "a pattern with the flags g or y returns the same each time",
    () =>
      holds(
        fc.property(fc.string(), fc.constantFrom("", "g", "y", "gy", "i", "gu"), (text, flags) => {
          const rule = pattern(new RegExp("a", flags), "no");
          const answers = [1, 2, 3].map(() => rule.validate(text, string) === null);
          const found = (flags.includes("i") ? text.toLowerCase() : text).includes("a");
          expect(answers).toEqual([found, found, found]);
        }),
      ),
  ],
  [
    "oneOf compares texts to the code unit",
    () =>
      holds(
        fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.string(), (values, text) => {
          const rule = oneOf(values);
          expect(rule.validate(text, string) === null).toBe(values.some((value) => value === text));
          for (const value of values) expect(rule.validate(value, string)).toBeNull();
        }),
      ),
  ],
];
