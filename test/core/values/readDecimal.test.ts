import fc from "fast-check";
import { codecFor } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { formatDecimal } from "../../../src/core/values/decimalCodec.ts";
import { readDecimal } from "../../../src/core/values/readDecimal.ts";
import { holds } from "../holds.ts";
import { decimal, places, validValues } from "../laws.ts";
import { contextOf, outcome } from "../tables.ts";

const locale = fc.constantFrom(...places.flatMap((where) => where.locale ?? []));
const short = fc.stringMatching(/^[1-9][0-9]{0,5}(\.[0-9]{1,3})?$/);
const anyDecimal = { maxFraction: Number.POSITIVE_INFINITY, allowNegative: true };

describe("an amount written in one locale and read in another", () => {
  test.each(validValues)(
    "$type: a valid value keeps its amount or is rejected",
    (parameter, values) => {
      const codec = codecFor(parameter);
      const place = fc.constantFrom(...places);
      holds(
        fc.property(values, place, place, (value, from, to) => {
          const text = codec.format(value, contextOf(parameter, from));
          const reading = codec.parse(text, contextOf(parameter, to));
          const accepted = reading.ok && codec.validate(reading.value, parameter) === null;
          expect(accepted ? reading.value : value).toBe(value);
        }),
      );
    },
  );

  test("a decimal changes its amount only by a single separator before exactly three digits", () => {
    holds(
      fc.property(fc.oneof(short, decimal), locale, locale, (value, from, to) => {
        const text = formatDecimal(value, { locale: from });
        const reading = readDecimal(text, { locale: to, ...anyDecimal });
        const changed = reading.ok && reading.value !== value;
        expect(changed ? text : "4,260").toMatch(/^\P{Nd}*\p{Nd}{1,3}[^\p{Nd}]\p{Nd}{3}$/u);
      }),
    );
  });

  test("reads that separator as the page's locale does", () => {
    const read = (to: string) => outcome(readDecimal("4,260", { locale: to, ...anyDecimal }));
    expect([read("en-US"), read("de-DE"), read("de-CH")]).toEqual([
      "= 4260",
      "= 4.260",
      "ambiguous",
    ]);
  });
});
