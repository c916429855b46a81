import { all, codecFor, date, minLength } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { checks, contextOf, parameterOf, reads, type Row, shows } from "../tables.ts";

const parameter = parameterOf("string");
const value = "= 2026-01-31";

const everywhere: readonly Row[] = [
  ["2026-01-31", value],
  ["2026-1-31", value],
  ["2026-1-2", "= 2026-01-02"],
  ["2026/01/31", value],
  ["2026. 01. 31.", value],
  ["2026–01–31", value],
  ["２０２６－０１－３１", value],
  ["", "empty"],
  [" ", "empty"],
  ["2026", "notDate"],
  ["2026-01", "notDate"],
  ["tomorrow", "notDate"],
  ["2026-01-31T00:00", "notDate"],
  ["2026-W05-6", "notDate"],
  ["-2026-01-31", "notDate"],
  ["2026-01-31-", "notDate"],
  ["January 31, 2026", "notDate"],
  ["2026-13-01", "noSuchDate"],
  ["2026-00-10", "noSuchDate"],
  ["2026-02-30", "noSuchDate"],
  ["2026-02-29", "noSuchDate"],
  ["2024-02-29", "= 2024-02-29"],
  ["1900-02-29", "noSuchDate"],
  ["2000-02-29", "= 2000-02-29"],
  ["2026-04-31", "noSuchDate"],
  ["2026-001-31", "noSuchDate"],
  ["0026-01-31", "noSuchDate"],
  ["9999-12-31", "= 9999-12-31"],
  ["1000-01-01", "= 1000-01-01"],
];

const inOrder: Readonly<Record<string, readonly Row[]>> = {
  "en-US": [
    ["01/31/2026", value],
    ["1/31/2026", value],
    ["1-31-2026", value],
    ["1.31.2026", value],
    ["1 31 2026", value],
    ["01 / 31 / 2026", value],
    ["01312026", value],
    ["٠١٣١٢٠٢٦", value],
    ["02/01/2026", "= 2026-02-01"],
    ["04.07.1990", "ambiguous"],
    ["4. 7. 1990", "ambiguous"],
    ["04-07-1990", "ambiguous"],
    ["04 07 1990", "ambiguous"],
    ["04/07.1990", "ambiguous"],
    ["07.07.1990", "= 1990-07-07"],
    ["13.07.1990", "= 1990-07-13"],
    ["07.13.1990", "= 1990-07-13"],
    ["13.13.1990", "noSuchDate"],
    ["31.02.1990", "noSuchDate"],
    ["04.07.90", "dateYear"],
    ["04 / 07 / 1990", "= 1990-04-07"],
    ["04071990", "= 1990-04-07"],
    ["1990.07.04", "= 1990-07-04"],
    ["31/01/2026", "noSuchDate"],
    ["20260131", value],
    ["1312026", value],
    ["12252026", "= 2026-12-25"],
    ["10101210", "ambiguous"],
    ["11111111", "= 1111-11-11"],
    ["741990", "= 1990-07-04"],
    ["７４１９９０", "= 1990-07-04"],
    ["7251990", "= 1990-07-25"],
    ["1990725", "= 1990-07-25"],
    ["1111990", "ambiguous"],
    ["1211990", "ambiguous"],
    ["1012001", "ambiguous"],
    ["111990", "dateYear"],
    ["121990", "dateYear"],
    ["123190", "dateYear"],
    ["901231", "dateYear"],
    ["981231", "dateYear"],
    ["131199", "notDate"],
    ["771234", "notDate"],
    ["74190", "notDate"],
    ["741990000", "notDate"],
    ["4,7,1990", "ambiguous"],
    [String.raw`4\7\1990`, "ambiguous"],
    ["1/31/26", "dateYear"],
    ["1/31/0026", "noSuchDate"],
    ["1/31/20266", "dateYear"],
    ["013126", "dateYear"],
    ["1,31,2026", value],
    [String.raw`1\31\2026`, value],
    ["7/4,1990", "ambiguous"],
    ["7*4*1990", "notDate"],
    ["7__4__1990", "notDate"],
  ],
  "de-DE": [
    ["31.01.2026", value],
    ["31.1.2026", value],
    ["31.01.2026.", value],
    ["31. 1. 2026", value],
    ["31/01/2026", value],
    ["31012026", value],
    ["20121015", "= 2012-10-15"],
    ["20260131", value],
    ["05121999", "= 1999-12-05"],
    ["471990", "= 1990-07-04"],
    ["2571990", "= 1990-07-25"],
    ["1312026", "= 2026-01-13"],
    ["3112026", "ambiguous"],
    ["111990", "= 1990-01-01"],
    ["311226", "dateYear"],
    ["012026", "notDate"],
    ["20.12.1015", "= 1015-12-20"],
    ["02.01.2026", "= 2026-01-02"],
    ["01/31/2026", value],
    ["04/07/1990", "ambiguous"],
    ["7/7/1990", "= 1990-07-07"],
    ["04.07.1990", "= 1990-07-04"],
    ["04-07-1990", "= 1990-07-04"],
    ["31.1.26", "dateYear"],
  ],
  "en-GB": [
    ["20121015", "= 2012-10-15"],
    ["471990", "= 1990-07-04"],
    ["04.07.1990", "= 1990-07-04"],
    ["04/07/1990", "= 1990-07-04"],
    ["04-07-1990", "= 1990-07-04"],
  ],
  "ky-KG": [
    ["1999-12-05", "= 1999-12-05"],
    ["1999-05-12", "= 1999-05-12"],
    ["19991205", "ambiguous"],
    ["20263101", value],
  ],
  "zh-SG": [["20260131", value]],
  "ja-JP": [
    ["20260131", value],
    ["20121015", "= 2012-10-15"],
    ["199074", "= 1990-07-04"],
    ["1990725", "= 1990-07-25"],
    ["1990111", "ambiguous"],
    ["900704", "dateYear"],
    ["200131", "dateYear"],
    ["741990", "notDate"],
    ["31/01/2026", "notDate"],
    ["31/01/26", "dateYear"],
  ],
  "ko-KR": [["2026. 1. 31.", value]],
  "ar-EG": [["٣١‏/٠١‏/٢٠٢٦", value]],
  "fa-IR": [
    ["۲۰۲۶/۰۱/۳۱", value],
    ["۱۳۷۵/۰۵/۱۲", "notDate"],
    ["1375/5/12", "notDate"],
    ["1375512", "notDate"],
    ["199074", "= 1990-07-04"],
    ["1375-05-12", "= 1375-05-12"],
    ["1800/01/31", "= 1800-01-31"],
    ["2199/01/31", "= 2199-01-31"],
  ],
  "ar-SA-u-ca-islamic": [["31/01/1447", "notDate"]],
  "hi-IN-u-nu-deva": [["३१/०१/२०२६", value]],
  "sv-SE": [["20260131", value]],
  "th-TH": [
    ["31/01/2026", value],
    ["2/8/2539", "notDate"],
    ["02082539", "notDate"],
    ["282539", "notDate"],
    ["281996", "= 1996-08-02"],
  ],
  "en-US-u-ca-buddhist": [
    ["13.7.2539", "notDate"],
    ["13.7.1996", "= 1996-07-13"],
  ],
  "th-TH-u-ca-gregory": [["2/8/2539", "= 2539-08-02"]],
};
for (const [locale, rows] of Object.entries(inOrder))
  reads(`a date in ${locale}`, parameter, { locale }, [...everywhere, ...rows], date());

const shown: Readonly<Record<string, string>> = {
  "en-US": "01/31/2026",
  "en-GB": "31/01/2026",
  "de-DE": "31.01.2026",
  "ja-JP": "2026/01/31",
  "sv-SE": "2026-01-31",
  "ko-KR": "2026. 01. 31",
  "bg-BG": "31.01.2026",
  "th-TH": "31/01/2026",
  "fa-IR": "۲۰۲۶/۰۱/۳۱",
  // A mark of direction before a separator would show them from their end, or torn apart in a left-to-right field.
  "ar-EG": "٣١/٠١/٢٠٢٦",
  // People there may write the day first, though the region does not.
  "ar-US": "2026-01-31",
  // What these write is read as another day, or as none.
  ky: "2026-01-31",
  "ky-KG": "2026-01-31",
  "zh-SG": "2026-01-31",
  "zh-CN-u-nu-hanidec": "2026-01-31",
};
describe.each(Object.entries(shown))("in %s", (locale, text) => {
  shows("a date", parameter, { locale }, [["2026-01-31", text]], date());
  shows(
    "a text that is not a date",
    parameter,
    { locale },
    ["2026-02-30", "0026-01-31", "2026-1-31", "2026-01-31 ", "x", ""].map((wrong): Row => [
      wrong,
      wrong,
    ]),
    date(),
  );
});
shows(
  "a day that could be a month",
  parameter,
  { locale: "ky-KG" },
  [["2026-02-01", "2026-02-01"]],
  date(),
);

checks(
  "a date",
  parameter,
  [
    ["2026-01-31", "valid"],
    ["1000-01-01", "valid"],
    ["9999-12-31", "valid"],
    ["2026-02-29", "notDate (typeMismatch)"],
    ["2026-1-31", "notDate (typeMismatch)"],
    ["0999-12-31", "notDate (typeMismatch)"],
    ["01/31/2026", "notDate (typeMismatch)"],
    ["2026-01-31T00:00", "notDate (typeMismatch)"],
    ["", "notDate (typeMismatch)"],
  ],
  date(),
);
checks(
  "a date between two",
  parameter,
  [
    ["2025-12-31", "tooEarly (rangeUnderflow)"],
    ["2026-01-01", "valid"],
    ["2026-12-31", "valid"],
    ["2027-01-01", "tooLate (rangeOverflow)"],
  ],
  date({ min: "2026-01-01", max: "2026-12-31" }),
);

test("the typed digits that a hint shows are read as the same day in every notation", () => {
  const codec = codecFor(parameter, date());
  const unlike = [...Object.keys(inOrder), ...Object.keys(shown), "es-US"].filter((locale) => {
    const context = { ...contextOf(parameter), locale };
    const { digits } = date().hint?.(context).params ?? {};
    const read = codec.parse(String(digits), context);
    return !read.ok || read.value !== "2026-01-31";
  });
  expect(unlike).toEqual([]);
});

test.each([
  ["en-US", "1990-07-04", "July 4, 1990"],
  ["en-GB", "1990-07-04", "4 July 1990"],
  ["nl-NL", "1990-07-04", "4 juli 1990"],
  ["en-US", "1990-07-13", null],
  ["en-US", "1990-07-07", null],
  ["de-DE", "1990-07-04", null],
  ["sv-SE", "1990-07-04", null],
  ["ja-JP", "1990-07-04", null],
  ["es-US", "1990-07-04", null],
  ["en-US", "N/A", null],
])("in %s, formats %s in words as %s", (locale, value, words) => {
  const context = { ...contextOf(parameter), locale };
  for (const rule of [date(), all(date(), minLength(1)), date({ or: "N/A" })])
    expect(rule.inWords?.(value, context)).toBe(words);
});

test.each([
  [{ min: "2026-02-30" }, "2026-02-30"],
  [{ max: "01/31/2026" }, "01/31/2026"],
  [{ min: "" }, ""],
  [{ min: "2026-01-01", max: "2026-1-31" }, "2026-1-31"],
])("rejects %j as a range", (range, limit) => {
  expect(() => date(range)).toThrow(
    new RangeError(`Invalid options of the date rule: "${limit}" is not a date as YYYY-MM-DD.`),
  );
});

test("rejects a range without a day", () => {
  expect(() => date({ min: "2026-01-02", max: "2026-01-01" })).toThrow(
    new RangeError('Invalid options of the date rule: min "2026-01-02" is after max "2026-01-01".'),
  );
});

test("a range may be one day", () => {
  const rule = date({ min: "2026-01-01", max: "2026-01-01" });
  const parameter = { name: "day", label: "Day", type: "string", required: true } as const;
  expect(rule.validate("2026-01-01", parameter)).toBeNull();
});

test("returns the same rule for the same range", () => {
  expect(date()).toBe(date({}));
  expect(date({ min: "2026-01-01" })).toBe(date({ min: "2026-01-01" }));
  expect(date({ min: "2026-01-01" })).not.toBe(date({ max: "2026-01-01" }));
  expect(date({ min: "2026-01-01" })).not.toBe(date());
});

test.each([
  ["en-US", "04.07.1990", "1990-04-07 1990-07-04"],
  ["de-DE", "04/07/1990", "1990-07-04 1990-04-07"],
  ["en-US", "04/07/1990", "1990-04-07"],
  ["en-US", "1111990", "1990-01-11 1990-11-01"],
  ["es-US", "741990", "1990-07-04 1990-04-07"],
  ["en-US", "13.07.1990", "1990-07-13"],
  ["en-US", "x", ""],
])("in %s, %s may mean %s", (locale, text, days) => {
  const context = { ...contextOf(parameter), locale };
  const expected = days.split(" ").filter(Boolean);
  expect(codecFor(parameter, date()).readings?.(text, context)).toEqual(expected);
  expect(codecFor(parameter, all(date(), minLength(1))).readings?.(text, context)).toEqual(
    expected,
  );
});
