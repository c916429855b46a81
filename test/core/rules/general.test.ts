import {
  all,
  date,
  maxLength,
  minLength,
  oneOf,
  pattern,
  type Rule,
  ssn,
  validateValue,
  zip,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { taste } from "../answers.ts";
import { checks, contextOf, outcome, parameterOf } from "../tables.ts";

const parameter = parameterOf("string");
const context = contextOf(parameter);

checks(
  "a pattern",
  parameter,
  [
    ["AB-1", "valid"],
    ["ab-1", "pattern (patternMismatch)"],
    ["AB-12", "pattern (patternMismatch)"],
    ["", "pattern (patternMismatch)"],
  ],
  pattern(/^[A-Z]{2}-\d$/, "{label} must be like AB-1"),
);

test.each(["g", "y", "gy", "giy"])("a pattern with the flags %s keeps no state", (flags) => {
  const rule = pattern(new RegExp("a", flags), "m");
  const answers = ["a", "a", "ba", "a"].map((value) => rule.validate(value, parameter));
  expect(answers).toEqual([null, null, null, null]);
});

test("a pattern keeps its other flags and its reason", () => {
  expect(pattern(/^a$/i, "m").validate("A", parameter)).toBeNull();
  expect(pattern(/^a$/, "m", "onlyA").validate("b", parameter)).toEqual({
    type: "patternMismatch",
    reason: "onlyA",
    message: "m",
  });
});

checks(
  "one of a list",
  parameter,
  [
    ["a", "valid"],
    ["__proto__", "valid"],
    ["A", "notOneOf (customError)"],
    [" a", "notOneOf (customError)"],
    ["", "notOneOf (customError)"],
  ],
  oneOf(["a", "__proto__"]),
);
const hinting = (reason: string): Rule => ({ validate: () => null, hint: () => ({ reason }) });

checks("one of nothing", parameter, [["a", "notOneOf (customError)"]], oneOf([]));

describe("several rules as one", () => {
  const odd = pattern(/^odd|^bad/, "m", "notOdd");

  test("uses the first rule that parses or formats for both", () => {
    const rule = all(minLength(3), zip(), ssn());
    expect(rule.parse && outcome(rule.parse("021341021", context))).toBe("= 02134-1021");
    expect(rule.format?.("123456789", context)).toBe("123456789");
    const shows = { format: () => "shown", validate: () => null };
    const reads: Rule = { parse: () => ({ ok: true, value: "read" }), validate: () => null };
    expect(all(shows, zip()).parse).toBeUndefined();
    expect(all(shows, zip()).format?.("", context)).toBe("shown");
    expect(all(reads, date()).format).toBeUndefined();
    expect(all(minLength(7), maxLength(8))).not.toHaveProperty("parse");
    expect(all(minLength(7), maxLength(8))).not.toHaveProperty("format");
  });

  test.each<readonly [string, Rule, string | undefined]>([
    ["of the rule that parses", all(date(), hinting("a")), "dateHint"],
    ["of a rule that only has a hint", all(hinting("a"), zip()), "a"],
    ["of such a rule that comes later", all(zip(), hinting("a")), "a"],
    ["of the first of two", all(hinting("a"), hinting("b")), "a"],
    ["of none", all(zip(), minLength(2)), undefined],
  ])("has the hint %s", (_, rule, reason) => {
    expect(rule.hint?.(context).reason).toBe(reason);
  });

  test("lists hints from the first rule that has them", () => {
    const rule = all({ ...taste, input: { autoComplete: "name" } }, ssn());
    expect(rule.input).toMatchObject({ autoComplete: "name", inputMode: "numeric" });
  });

  test("is sensitive if any rule is", () => {
    expect(all(taste, ssn()).sensitive).toBe(true);
    expect(all(ssn(), taste).sensitive).toBe(true);
    expect(all(taste, zip()).sensitive).toBe(false);
  });

  test.each([
    ["fine", "notOdd", "error"],
    ["bad", "bad", "error"],
    ["odd", "odd", "warning"],
    ["oddity", undefined, undefined],
  ])("%s: reports the first error, else the first warning", (value, reason, severity) => {
    for (const rule of [all(taste, odd), all(odd, taste), all(taste, taste, odd)]) {
      const issue = validateValue(parameter, value, { rule });
      expect(issue?.reason).toBe(reason);
      expect(issue?.severity).toBe(severity);
    }
  });

  test("reports an error before an earlier warning, and the first of two errors", () => {
    const short = maxLength(2);
    expect(all(taste, short).validate("odd", parameter)?.reason).toBe("tooLong");
    expect(all(short, taste).validate("odd", parameter)?.reason).toBe("tooLong");
    expect(all(taste, short).validate("bad", parameter)?.reason).toBe("bad");
    expect(all(short, taste).validate("bad", parameter)?.reason).toBe("tooLong");
    const second: Rule = {
      validate: () => ({ type: "customError", reason: "second", severity: "warning" }),
    };
    expect(all(taste, second).validate("odd", parameter)?.reason).toBe("odd");
    expect(all(second, taste).validate("odd", parameter)?.reason).toBe("second");
  });

  test("returns the same rule for the same rules in the same order", () => {
    expect(all(ssn())).toBe(ssn());
    expect(all(ssn(), taste)).toBe(all(ssn(), taste));
    expect(all(ssn(), taste, odd)).toBe(all(ssn(), taste, odd));
    expect(all(ssn(), taste)).not.toBe(all(taste, ssn()));
  });
});

test("calls methods of a class instance on that instance", () => {
  class Shouted implements Rule {
    readonly mark = "!";
    format(value: string): string {
      return value + this.mark;
    }
    validate(): null {
      return null;
    }
  }
  expect(all(new Shouted(), maxLength(9)).format?.("Ada", context)).toBe("Ada!");
});

test("a rule that returns undefined, as in JavaScript, accepts the value", () => {
  const rule: Rule = { validate: () => Reflect.get({}, "nothing") };
  expect(validateValue(parameter, "Ada", { rule })).toBeNull();
});
