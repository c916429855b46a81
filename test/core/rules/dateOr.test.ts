import { all, date, messageFor, minLength, validateValue } from "parameter-form/core";
import { expect, test } from "vitest";
import { checks, parameterOf, reads, shows } from "../tables.ts";

const parameter = parameterOf("string");
const rule = date({ or: "N/A" });

reads(
  "a date or not applicable",
  parameter,
  {},
  [
    ["N/A", "= N/A"],
    ["n/a", "= N/A"],
    ["NA", "= N/A"],
    ["N.A.", "= N/A"],
    [" n / a ", "= N/A"],
    ["Ｎ/Ａ", "= N/A"],
    ["1/31/2026", "= 2026-01-31"],
    ["04.07.1990", "ambiguous"],
    ["1/31/26", "dateYear"],
    ["2/30/2026", "noSuchDate"],
    ["N-A", "notDateOr"],
    ["none", "notDateOr"],
    ["N/A 1/31/2026", "notDateOr"],
    ["", "empty"],
  ],
  rule,
);
reads(
  "a word in place of a date",
  parameter,
  {},
  [["PERMANENT", "= Permanent"]],
  date({ or: "Permanent" }),
);
reads(
  "one of two words in place of a date",
  parameter,
  {},
  [
    ["n/a", "= N/A"],
    ["D/S", "= D/S"],
    ["ds", "= D/S"],
    ["d/n", "notDateOr"],
    ["1/31/2026", "= 2026-01-31"],
  ],
  date({ or: ["N/A", "D/S"] }),
);
reads("a date alone", parameter, {}, [["N/A", "notDate"]], date());

checks(
  "a date or not applicable",
  parameter,
  [
    ["N/A", "valid"],
    ["2026-01-31", "valid"],
    ["n/a", "notDateOr (typeMismatch)"],
    ["NA", "notDateOr (typeMismatch)"],
    ["", "notDateOr (typeMismatch)"],
  ],
  rule,
);
checks(
  "a date of last year or not applicable",
  parameter,
  [
    ["N/A", "valid"],
    ["2026-01-01", "tooLate (rangeOverflow)"],
  ],
  date({ max: "2025-12-31", or: "N/A" }),
);

shows(
  "a date or not applicable",
  parameter,
  { locale: "de-DE" },
  [
    ["N/A", "N/A"],
    ["2026-01-31", "31.01.2026"],
    ["n/a", "n/a"],
  ],
  rule,
);

test("the message names the date and the texts", () => {
  const issue = validateValue(parameter, "none", { rule });
  expect(issue && messageFor(issue, parameter, { rule })).toBe(
    "Enter a date, such as 01/31/2026, or N/A",
  );
  const two = date({ or: ["N/A", "D/S"] });
  const other = validateValue(parameter, "none", { rule: two });
  expect(other && messageFor(other, parameter, { rule: two })).toBe(
    "Enter a date, such as 01/31/2026, or “N/A” or “D/S”",
  );
});

test("shows a keyboard with letters", () => {
  expect(rule.input?.inputMode).toBe("text");
  expect(date().input?.inputMode).toBe("numeric");
});

test("returns the allowed days, also as one of several rules", () => {
  const within = date({ min: "2026-01-01", or: "N/A" });
  const days = { min: "2026-01-01", max: "9999-12-31" };
  expect(within.days?.()).toEqual(days);
  expect(all(minLength(1), within).days?.()).toEqual(days);
});

test.each(["", " ", "-", "01/31/2026", "./"])("rejects %j in place of a date", (or) => {
  expect(() => date({ or })).toThrow(
    new RangeError(`Invalid options of the date rule: the text "${or}" needs at least one letter.`),
  );
});
