import fc from "fast-check";
import { codecFor } from "parameter-form/core";
import { expect, test } from "vitest";
import {
  decimalOrder,
  readWireDecimal,
  writeWireDecimal,
} from "../../../src/core/values/wireDecimal.ts";
import { holds } from "../holds.ts";
import { decimal } from "../laws.ts";
import { parameterOf } from "../tables.ts";

/** A wire decimal in units of 10 ** -40, by other means than the code under test. */
function scaled(value: string): bigint {
  const [integer = "", fraction = ""] = value.split(".");
  return (
    BigInt(integer.replace("-", "") + fraction.padEnd(40, "0")) * (value.startsWith("-") ? -1n : 1n)
  );
}

function read(value: string) {
  const found = readWireDecimal(value);
  if (!found) throw new Error("not a wire decimal");
  return found;
}

const near = fc.constantFrom(
  "0",
  "0.0",
  "1",
  "1.00",
  "-1",
  "-1.0",
  "9",
  "10",
  "99.99",
  "100",
  "100.00",
  "100.01",
);
const either = fc.oneof(near, decimal);

test("compares exactly", () => {
  holds(
    fc.property(either, either, (a, b) => {
      const [left, right] = [scaled(a), scaled(b)];
      const expected = left < right ? "below" : left > right ? "above" : "equal";
      const order = decimalOrder(read(a), read(b));
      expect(order < 0 ? "below" : order > 0 ? "above" : "equal").toBe(expected);
    }),
  );
});

test("a percentage is from 0 to 100, both included", () => {
  const percent = parameterOf("percent");
  const hundred = scaled("100");
  const edge = fc
    .tuple(fc.constantFrom("99", "100", "101"), fc.stringMatching(/^[09]{0,38}[0-9]$/))
    .map((p) => p.join("."));
  holds(
    fc.property(fc.oneof(either, edge), (value) => {
      const size = scaled(value);
      const expected = size < 0n ? "negative" : size > hundred ? "tooLarge" : undefined;
      expect(codecFor(percent).validate(value, percent)?.reason).toBe(expected);
    }),
  );
});

test("writes a wire decimal as it was read", () => {
  holds(
    fc.property(decimal, (value) => {
      expect(writeWireDecimal(read(value))).toBe(value);
    }),
  );
});

test("readWireDecimal agrees with the grammar of wire decimals", () => {
  const grammar = /^(?!-[0.]+$)(?<minus>-?)(?<integer>0|[1-9]\d*)(?:\.(?<fraction>\d+))?$/;
  const alike = fc.string({
    unit: fc.constantFrom("-", ".", "0", "1", "9", "\u0661"),
    maxLength: 7,
  });
  const unlike = fc.constantFrom("", "1\n", " 1", "+1", "1e5", "1,5", "0x1", "/", ":");
  holds(
    fc.property(fc.oneof(alike, decimal, unlike), (text) => {
      const found = grammar.exec(text)?.groups;
      expect(readWireDecimal(text)).toEqual(
        found
          ? {
              negative: found["minus"] === "-",
              integer: found["integer"],
              fraction: found["fraction"] ?? "",
            }
          : null,
      );
    }),
  );
});
