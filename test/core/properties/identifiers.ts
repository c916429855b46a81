import fc from "fast-check";
import { date, routingNumber, ssn } from "parameter-form/core";
import { expect } from "vitest";
import { parameterOf } from "../tables.ts";
import { holds } from "../holds.ts";
import { type Property } from "./forms.ts";

const string = parameterOf("string");
const nineDigits = fc.stringMatching(/^\d{9}$/);
const sumOf = (digits: string): bigint =>
  [3n, 7n, 1n, 3n, 7n, 1n, 3n, 7n, 1n].reduce(
    (sum, weight, at) => sum + weight * BigInt(digits.charAt(at)),
    0n,
  );

/** Days of the Gregorian calendar, counted by its own rule. */
const daysOf = (year: number, month: number): number =>
  month === 2
    ? 28 + Number((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0)
    : 30 + Number([1, 3, 5, 7, 8, 10, 12].includes(month));
const day = fc.tuple(
  fc.oneof(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom(1900, 2000, 2024, 2100)),
  fc.integer({ min: 0, max: 13 }),
  fc.integer({ min: 0, max: 32 }),
);
const wireDay = ([year, month, at]: readonly [number, number, number]): string =>
  [year, String(month).padStart(2, "0"), String(at).padStart(2, "0")].join("-");
const exists = ([year, month, at]: readonly [number, number, number]): boolean =>
  month >= 1 && month <= 12 && at >= 1 && at <= daysOf(year, month);

export const identifierProperties: readonly Property[] = [
  [
    "an SSN is one when neither its area, its group nor its serial is one never issued",
    () =>
      holds(
        fc.property(
          fc.oneof(nineDigits, fc.stringMatching(/^(666|000|9\d\d|\d{3})(00|\d\d)(0000|\d{4})$/)),
          (digits) => {
            const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
            const issued =
              BigInt(area) > 0n &&
              BigInt(area) < 900n &&
              area !== "666" &&
              group !== "00" &&
              serial !== "0000";
            expect(ssn().validate(`${area}-${group}-${serial}`, string) === null).toBe(issued);
            expect(ssn({ ssnFormat: "digits" }).validate(digits, string) === null).toBe(issued);
          },
        ),
      ),
  ],
  [
    "a routing number's digits fit when their weighted sum is a multiple of ten",
    () =>
      holds(
        fc.property(
          nineDigits.map((digits) => `12${digits.slice(2)}`),
          (digits) => {
            const reason = routingNumber().validate(digits, string)?.reason;
            expect(reason).toBe(sumOf(digits) % 10n === 0n ? undefined : "routingChecksum");
          },
        ),
      ),
  ],
  [
    "one wrong digit never makes another routing number",
    () => {
      const right = nineDigits
        .map((digits) => `12${digits.slice(2, 8)}`)
        .map((eight) => eight + String((10n - (sumOf(`${eight}0`) % 10n)) % 10n));
      holds(
        fc.property(right, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
          expect(routingNumber().validate(digits, string)).toBeNull();
          const wrong = String((Number(digits.charAt(at)) + more) % 10);
          const mistyped = digits.slice(0, at) + wrong + digits.slice(at + 1);
          expect(routingNumber().validate(mistyped, string)).not.toBeNull();
        }),
      );
    },
  ],
  [
    "a date is one when the calendar has that day",
    () =>
      holds(
        fc.property(day, (parts) => {
          expect(date().validate(wireDay(parts), string) === null).toBe(exists(parts));
        }),
      ),
  ],
  [
    "a date lies within its limits, both included, when its number does",
    () =>
      holds(
        fc.property(day.filter(exists), day.filter(exists), (value, limit) => {
          const [size, bound] = [value, limit].map(([y, m, d]) => y * 10_000 + m * 100 + d);
          const [text, at] = [wireDay(value), wireDay(limit)];
          expect(date({ min: at }).validate(text, string) === null).toBe(
            Number(size) >= Number(bound),
          );
          expect(date({ max: at }).validate(text, string) === null).toBe(
            Number(size) <= Number(bound),
          );
        }),
      ),
  ],
];
