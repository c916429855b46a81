import fc from "fast-check";
import { itin, type Rule, ssn, ssnOrItin, type SsnFormat } from "parameter-form/core";
import { expect, test } from "vitest";
import { holds } from "../holds.ts";
import { checks, parameterOf, reads, type Row, shows } from "../tables.ts";

const parameter = parameterOf("string");

const typed: readonly Row[] = [
  ["912701234", "= 912-70-1234"],
  ["912-70-1234", "= 912-70-1234"],
  [" 912 70 1234 ", "= 912-70-1234"],
  ["912–70–1234", "= 912-70-1234"],
  ["٩١٢٧٠١٢٣٤", "= 912-70-1234"],
  ["", "empty"],
];
reads("an ITIN", parameter, {}, [...typed, ["91270123", "itinDigits"]], itin());
reads("either", parameter, {}, [...typed, ["123456789", "= 123-45-6789"]], ssnOrItin());
reads("either", parameter, {}, [["1234", "ssnOrItinDigits"]], ssnOrItin());
reads(
  "bare digits",
  parameter,
  {},
  [["912-70-1234", "= 912701234"]],
  itin({ ssnFormat: "digits" }),
);
shows("bare digits", parameter, {}, [["912701234", "912-70-1234"]], itin({ ssnFormat: "digits" }));
shows("another form", parameter, {}, [["912701234", "912701234"]], itin());

/** The groups that the IRS gives to ITINs; 93 is for adoptions, the rest for other uses or none. */
const groups = Array.from({ length: 100 }, (_, group) => String(group).padStart(2, "0"));
const issued = groups.filter(
  (group) => group >= "50" && !["66", "67", "68", "69", "89", "93"].includes(group),
);

const grouped = groups.map((group): Row => [
  `912-${group}-1234`,
  issued.includes(group) ? "valid" : "itinGroup (patternMismatch)",
]);
checks("an ITIN", parameter, grouped, itin());
checks("either", parameter, grouped, ssnOrItin());

const others: readonly Row[] = [
  ["123-45-6789", "itinArea (patternMismatch)"],
  ["812-70-1234", "itinArea (patternMismatch)"],
  ["900-70-0000", "valid"],
  ["999-99-9999", "valid"],
  ["912701234", "itinDigits (patternMismatch)"],
  ["912-70-12345", "itinDigits (patternMismatch)"],
  ["", "itinDigits (patternMismatch)"],
];
checks("an ITIN", parameter, others, itin());
checks(
  "either",
  parameter,
  others.filter(([, expected]) => expected === "valid"),
  ssnOrItin(),
);
checks(
  "bare digits",
  parameter,
  [
    ["912701234", "valid"],
    ["991701234", "valid"],
    ["912661234", "itinGroup (patternMismatch)"],
    ["912-70-1234", "itinDigits (patternMismatch)"],
  ],
  itin({ ssnFormat: "digits" }),
);
checks(
  "either",
  parameter,
  [
    ["123-45-6789", "valid"],
    ["000-45-6789", "ssnOrItinArea (patternMismatch)"],
    ["666-45-6789", "ssnOrItinArea (patternMismatch)"],
    ["123-00-6789", "ssnGroup (patternMismatch)"],
    ["123-45-0000", "ssnSerial (patternMismatch)"],
    ["123456789", "ssnOrItinDigits (patternMismatch)"],
  ],
  ssnOrItin(),
);

checks(
  "either, as bare digits",
  parameter,
  [["129123456", "valid"]],
  ssnOrItin({ ssnFormat: "digits" }),
);

test.each([itin, ssnOrItin])("returns one rule per format for %o", (factory) => {
  expect(factory()).toBe(factory({ ssnFormat: "dashes" }));
  expect(factory({ ssnFormat: "digits" })).toBe(factory({ ssnFormat: "digits" }));
});

const digits = (most: number, ...some: string[]) =>
  fc.oneof(
    fc.constantFrom(...some),
    fc.nat(most).map((value) => String(value).padStart(String(most).length, "0")),
  );
const anyNine = fc.tuple(
  digits(999, "000", "666", "899", "900", "999"),
  digits(99, "00", "49", "50", "66", "70"),
  digits(9999, "0000"),
);

test.each<[SsnFormat, string]>([
  ["dashes", "-"],
  ["digits", ""],
])("ssnOrItin accepts the values of ssn and itin only, in %s", (ssnFormat, between) => {
  const isValid = (rule: Rule, value: string) => rule.validate(value, parameter) === null;
  const [either, ...both] = [
    ssnOrItin({ ssnFormat }),
    ssn({ ssnFormat }),
    itin({ ssnFormat }),
  ] as const;
  holds(
    fc.property(anyNine, (groups) => {
      const value = groups.join(between);
      expect(isValid(either, value)).toBe(both.some((rule) => isValid(rule, value)));
    }),
  );
});
