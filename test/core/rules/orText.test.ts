import {
  all,
  codecFor,
  ein,
  maxLength,
  messageFor,
  minLength,
  orText,
  ssn,
  validateValue,
} from "parameter-form/core";
import { es } from "parameter-form/locales/es";
import { expect, test } from "vitest";
import { checks, contextOf, parameterOf, reads, shows } from "../tables.ts";

const parameter = parameterOf("string");
const appliedFor = orText(ssn(), "Applied for");

reads(
  "an SSN, or that it was applied for",
  parameter,
  {},
  [
    ["Applied for", "= Applied for"],
    ["APPLIED FOR", "= Applied for"],
    ["appliedfor", "= Applied for"],
    ["Applied", "ssnDigits"],
    ["123456789", "= 123-45-6789"],
    ["", "empty"],
  ],
  appliedFor,
);
reads(
  "an EIN, or one of two texts",
  parameter,
  {},
  [
    ["n/a", "= N/A"],
    ["applied for", "= Applied for"],
    ["123456789", "= 12-3456789"],
  ],
  orText(ein(), "Applied for", "N/A"),
);
reads(
  "a text without a form of its own",
  parameter,
  {},
  [
    ["none", "= None"],
    ["abc", "= abc"],
    ["", "empty"],
  ],
  orText(maxLength(3), "None"),
);
reads("an SSN alone", parameter, {}, [["Applied for", "ssnDigits"]], ssn());
shows(
  "an SSN, or that it was applied for",
  parameter,
  {},
  [
    ["Applied for", "Applied for"],
    ["123-45-6789", "123-45-6789"],
  ],
  orText(ssn({ ssnFormat: "digits" }), "Applied for"),
);
checks(
  "an SSN, or that it was applied for",
  parameter,
  [
    ["Applied for", "valid"],
    ["applied for", "ssnDigits (patternMismatch)"],
    ["123-45-6789", "valid"],
    ["666-45-6789", "ssnArea (patternMismatch)"],
  ],
  appliedFor,
);

test("combined with another rule, keeps accepting the texts", () => {
  expect(all(minLength(3), appliedFor).others).toEqual(["Applied for"]);
  expect(
    validateValue(parameter, "Applied for", { rule: all(appliedFor, minLength(3)) }),
  ).toBeNull();
});

test("shows a keyboard with letters, and is as sensitive as the number", () => {
  expect(appliedFor).toMatchObject({ sensitive: true, input: { inputMode: "text" } });
});

test("rejects a text without a letter, which could be a number", () => {
  expect(() => orText(ssn(), "000")).toThrow(
    new RangeError('Invalid options of the orText rule: the text "000" needs at least one letter.'),
  );
});

test("the hint offers the texts in the form's language", () => {
  const rule = orText(ein(), "Applied for", "N/A");
  const hint = rule.hint?.(contextOf(parameter));
  const reported = (messages?: typeof es) =>
    hint &&
    messageFor({ name: "x", type: "badInput", severity: "error", ...hint }, parameter, {
      rule,
      ...(messages && { messages }),
    });
  expect(reported()).toBe("You can also enter “Applied for” or “N/A”");
  expect(reported(es)).toBe("También puede escribir “Applied for” o “N/A”");
  expect(codecFor(parameter, rule).parse("x", contextOf(parameter))).toMatchObject({
    reason: "einDigits",
  });
});
