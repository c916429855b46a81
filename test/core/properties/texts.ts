import fc from "fast-check";
import { codecFor, messageFor } from "parameter-form/core";
import { expect } from "vitest";
import { writeWireDecimal } from "../../../src/core/values/wireDecimal.ts";
import { toPlainDigits } from "../../../src/core/values/digits.ts";
import { formatDecimal } from "../../../src/core/values/decimalCodec.ts";
import { bareLabel } from "../../../src/core/messages/labelledMessage.ts";
import { getOwn, recordOf } from "../../../src/core/record.ts";
import { anyText, decimal, places } from "../laws.ts";
import { contextOf, parameterOf } from "../tables.ts";
import { oraclePlaces } from "../oracle/places.ts";
import { worthOf, written } from "../oracle/worth.ts";
import { holds } from "../holds.ts";
import { type Property } from "./forms.ts";

const string = parameterOf("string");
const locale = fc.constantFrom(...places.flatMap((where) => where.locale ?? []));
const digits = fc.stringMatching(/^[0-9]{0,20}$/);
const invisible = ["\u200E", "\u200F", "\u200B", "\u2060", "\uFEFF", "\u061C"];

export const textProperties: readonly Property[] = [
  [
    "plainText of a plain text is the same text",
    () =>
      holds(
        fc.property(anyText, (text) => {
          expect(toPlainDigits(toPlainDigits(text))).toBe(toPlainDigits(text));
        }),
      ),
  ],
  [
    "invisible marks change no amount, at any position",
    () => {
      const amount = parameterOf("currency");
      const read = (text: string) => codecFor(amount).parse(text, contextOf(amount));
      holds(
        fc.property(anyText, fc.nat(20), fc.constantFrom(...invisible), (text, at, mark) => {
          const units = [...text];
          const marked = [...units.slice(0, at), mark, ...units.slice(at)].join("");
          expect(read(marked)).toEqual(read(text));
        }),
      );
    },
  ],
  [
    "a formatted amount has its own digits in order",
    () =>
      holds(
        fc.property(decimal, locale, (value, tag) => {
          const shown = toPlainDigits(formatDecimal(value, { locale: tag }));
          expect(shown.replace(/[^0-9]/g, "")).toBe(value.replace(/[^0-9]/g, ""));
        }),
      ),
  ],
  [
    "a second parser parses a formatted amount as the submitted one",
    () => {
      const amount = parameterOf("currency");
      const cents = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(2));
      holds(
        fc.property(cents, fc.constantFrom(...oraclePlaces), ([size, decimals], where) => {
          const value = written({ size, decimals });
          const shown = codecFor(amount).format(value, contextOf(amount, where));
          const limits = { units: where.units, maxDecimals: 2, allowNegative: true };
          expect(worthOf(shown, where, limits)).toEqual({ size, decimals });
        }),
      );
    },
  ],
  [
    "any digits make a value of the wire's grammar",
    () =>
      holds(
        fc.property(fc.boolean(), digits, digits, (negative, integer, fraction) => {
          const value = writeWireDecimal({ negative, integer, fraction });
          expect(value).toMatch(/^(?!-[0.]*$)-?(0|[1-9]\d*)(\.\d+)?$/);
        }),
      ),
  ],
  [
    "a record returns its own values, and nothing inherited",
    () =>
      holds(
        fc.property(fc.array(fc.tuple(anyText, fc.nat())), anyText, (entries, other) => {
          const record = recordOf(entries);
          const expected = new Map(entries);
          for (const [key] of entries) expect(getOwn(record, key)).toBe(expected.get(key));
          expect(getOwn(record, other)).toBe(expected.get(other));
          expect(getOwn({}, other)).toBeUndefined();
        }),
      ),
  ],
  [
    "a message contains any label unchanged, except for a colon at its end",
    () =>
      holds(
        fc.property(anyText, (label) => {
          const issue = {
            name: "field",
            type: "customError" as const,
            reason: "mine",
            severity: "error" as const,
            message: "[{label}]",
          };
          expect(messageFor(issue, { ...string, label })).toBe(`[${bareLabel(label)}]`);
        }),
      ),
  ],
];
