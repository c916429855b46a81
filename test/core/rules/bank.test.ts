import { accountNumber, routingNumber } from "parameter-form/core";
import { expect, test } from "vitest";
import { checks, contextOf, parameterOf, reads, type Row } from "../tables.ts";

const parameter = parameterOf("string");

reads(
  "a routing number",
  parameter,
  {},
  [
    ["011000015", "= 011000015"],
    ["0110-0001-5", "= 011000015"],
    ["0 1 1 0 0 0 0 1 5", "= 011000015"],
    ["٠١١٠٠٠٠١٥", "= 011000015"],
    ["", "empty"],
    ["01100001", "routingDigits"],
    ["0110000155", "routingDigits"],
    ["-011000015", "routingDigits"],
    ["011000015-", "routingDigits"],
    ["01100001O", "routingDigits"],
  ],
  routingNumber(),
);

/** Routing numbers that banks publish. */
const published = ["011000015", "021000021", "026009593", "121000248", "322271627", "800000019"];

checks(
  "a routing number",
  parameter,
  [
    ...published.map((number): Row => [number, "valid"]),
    ["011000016", "routingChecksum (patternMismatch)"],
    ["101000015", "routingChecksum (patternMismatch)"],
    ["021000012", "routingChecksum (patternMismatch)"],
    ["000000000", "routingPrefix (patternMismatch)"],
    ["130000000", "routingPrefix (patternMismatch)"],
    ["011000015\n", "routingDigits (patternMismatch)"],
    ["0011000015", "routingDigits (patternMismatch)"],
    ["0110-0001-5", "routingDigits (patternMismatch)"],
    ["", "routingDigits (patternMismatch)"],
  ],
  routingNumber(),
);

test("the first two digits are of a Federal Reserve range", () => {
  const prefixes = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, "0"));
  const refused = prefixes.filter(
    (prefix) => routingNumber().validate(`${prefix}1111111`, parameter)?.reason === "routingPrefix",
  );
  const between = (first: number, last: number) => prefixes.slice(first, last + 1);
  expect(refused).toEqual([
    "00",
    ...between(13, 20),
    ...between(33, 60),
    ...between(73, 79),
    ...between(81, 99),
  ]);
});

test("any one wrong digit is found", () => {
  const right = "121000248";
  for (let at = 0; at < 9; at++) {
    for (const digit of "0123456789") {
      const value = right.slice(0, at) + digit + right.slice(at + 1);
      expect(routingNumber().validate(value, parameter) === null).toBe(value === right);
    }
  }
});

reads(
  "an account number",
  parameter,
  {},
  [
    ["0001", "= 0001"],
    ["000123456789", "= 000123456789"],
    ["0001-2345 6789", "= 000123456789"],
    ["12345678901234567", "= 12345678901234567"],
    ["१२३४५", "= 12345"],
    ["", "empty"],
    ["123", "accountDigits"],
    ["123456789012345678", "accountDigits"],
    ["-1234", "accountDigits"],
    ["1234-", "accountDigits"],
    ["GB82WEST1234", "accountDigits"],
    ["12.34", "accountDigits"],
  ],
  accountNumber(),
);
checks(
  "an account number",
  parameter,
  [
    ["0001", "valid"],
    ["12345678901234567", "valid"],
    ["123", "accountDigits (patternMismatch)"],
    ["123456789012345678", "accountDigits (patternMismatch)"],
    ["1234 5", "accountDigits (patternMismatch)"],
    ["", "accountDigits (patternMismatch)"],
  ],
  accountNumber(),
);

test("are shown as they are submitted", () => {
  const context = contextOf(parameter);
  expect(routingNumber().format?.("011000015", context)).toBe("011000015");
  expect(accountNumber().format?.("0001", context)).toBe("0001");
});
