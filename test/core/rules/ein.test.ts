import { ein, validateForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { namedForm } from "../answers.ts";
import { checks, parameterOf, reads, shows } from "../tables.ts";

const parameter = parameterOf("string");

reads(
  "an EIN",
  parameter,
  {},
  [
    ["123456789", "= 12-3456789"],
    ["12-3456789", "= 12-3456789"],
    ["12 3456789", "= 12-3456789"],
    ["12 – 3456789", "= 12-3456789"],
    ["\uFF11\uFF12３456789", "= 12-3456789"],
    ["", "empty"],
    [" \u200B", "empty"],
    ["12345678", "einDigits"],
    ["1234567890", "einDigits"],
    ["123-45-6789", "einDigits"],
    ["-123456789", "einDigits"],
    ["123456789-", "einDigits"],
    ["12-345678X", "einDigits"],
  ],
  ein(),
);
shows(
  "an EIN",
  parameter,
  {},
  [
    ["12-3456789", "12-3456789"],
    ["123456789", "123456789"],
  ],
  ein(),
);

checks(
  "an EIN",
  parameter,
  [
    ["12-3456789", "valid"],
    ["123456789", "einDigits (patternMismatch)"],
    ["12-34567890", "einDigits (patternMismatch)"],
    ["x12-3456789", "einDigits (patternMismatch)"],
    ["", "einDigits (patternMismatch)"],
  ],
  ein(),
);

/** Prefixes that the IRS has not announced, of the hundred. */
const unannounced = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" ");

test("accepts an unknown prefix with a warning", () => {
  const form = namedForm("ein");
  const warned = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, "0")).filter(
    (prefix) => {
      const issues = validateForm(form, { ein: `${prefix}-3456789` }, { rules: { ein: ein() } });
      for (const issue of issues) {
        expect(issue).toMatchObject({ reason: "einPrefix", severity: "warning" });
      }
      return issues.length > 0;
    },
  );
  expect(warned).toEqual(unannounced);
});

test("rejects another format", () => {
  const issues = validateForm(namedForm("ein"), { ein: "00" }, { rules: { ein: ein() } });
  expect(issues).toMatchObject([{ reason: "einDigits", severity: "error" }]);
});
