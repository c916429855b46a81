import { email, usPhone, usState, zip } from "parameter-form/core";
import { expect, test } from "vitest";
import { militaryStates, usStates } from "../../../src/core/rules/usStates.ts";
import { checks, parameterOf, reads, type Row, shows } from "../tables.ts";

const parameter = parameterOf("string");

const phone = "= +12025550123";
reads(
  "a phone number",
  parameter,
  {},
  [
    ["2025550123", phone],
    ["(202) 555-0123", phone],
    ["(202)555-0123", phone],
    ["202-555-0123", phone],
    ["202.555.0123", phone],
    ["202 555 0123", phone],
    ["202–555–0123", phone],
    ["+1 202 555 0123", phone],
    ["+12025550123", phone],
    ["1-202-555-0123", phone],
    ["1 (202) 555-0123", phone],
    ["12025550123", phone],
    ["\u202A+1 202-555-0123\u202C", phone],
    ["＋１（２０２）５５５－０１２３", phone],
    ["٢٠٢٥٥٥٠١٢٣", phone],
    ["1234567890", "= +11234567890"],
    ["", "empty"],
    ["555-0123", "phoneDigits"],
    ["202555012", "phoneDigits"],
    ["20255501234", "phoneDigits"],
    ["+44 20 7946 0958", "phoneDigits"],
    ["202-555-0123 x45", "phoneExtension"],
    ["202-555-0123x45", "phoneExtension"],
    ["(202) 555-0123 ext. 45", "phoneExtension"],
    ["202.555.0123 EXT 45", "phoneExtension"],
    ["2025550123 extension: 45", "phoneExtension"],
    ["202-555-0123, ext. 45", "phoneExtension"],
    ["202-555-0123 - x45", "phoneExtension"],
    ["+12025550123;ext=45", "phoneExtension"],
    ["202-555-0123 #45", "phoneExtension"],
    ["202-555-0123 #45#", "phoneExtension"],
    ["2025550123,,45", "phoneExtension"],
    ["2025550123*45", "phoneExtension"],
    ["202 555 0123 poste 45", "phoneExtension"],
    ["202 555 0123 ramal 1234567", "phoneExtension"],
    ["202 555 0123 内线 45", "phoneExtension"],
    ["202 555 0123 تحويلة ٤٥", "phoneExtension"],
    ["202-555-0123 ext", "phoneDigits"],
    ["202-555-0123 12", "phoneDigits"],
    ["202-555-0123 or 202-555-0124", "phoneDigits"],
    ["202-555-012 x45", "phoneDigits"],
    ["x45", "phoneDigits"],
    ["202/555/0123", "phoneDigits"],
    ["202-KL5-0123", "phoneDigits"],
    ["++12025550123", "phoneDigits"],
  ],
  usPhone(),
);
shows(
  "a phone number",
  parameter,
  {},
  [
    ["+12025550123", "(202) 555-0123"],
    ["2025550123", "2025550123"],
    ["+442079460958", "+442079460958"],
    ["x+12025550123", "x+12025550123"],
    ["+120255501234", "+120255501234"],
  ],
  usPhone(),
);
checks(
  "a phone number",
  parameter,
  [
    ["+12025550123", "valid"],
    ["+12125111234", "phoneExchange (patternMismatch)"],
    ["+12121551234", "phoneExchange (patternMismatch)"],
    ["+12120551234", "phoneExchange (patternMismatch)"],
    ["+12122111234", "phoneExchange (patternMismatch)"],
    ["+12122121111", "valid"],
    ["+11234567890", "phoneArea (patternMismatch)"],
    ["+10234567890", "phoneArea (patternMismatch)"],
    ["+19115550123", "phoneArea (patternMismatch)"],
    ["+19125550123", "valid"],
    ["2025550123", "phoneDigits (patternMismatch)"],
    ["+12025550123;ext=45", "phoneExtension (patternMismatch)"],
    ["+1202555012", "phoneDigits (patternMismatch)"],
    ["1+12025550123", "phoneDigits (patternMismatch)"],
    ["+120255501234", "phoneDigits (patternMismatch)"],
    ["", "phoneDigits (patternMismatch)"],
  ],
  usPhone(),
);

reads(
  "a ZIP code",
  parameter,
  {},
  [
    ["02134", "= 02134"],
    ["02134-1021", "= 02134-1021"],
    ["021341021", "= 02134-1021"],
    ["02134 1021", "= 02134-1021"],
    ["02134–1021", "= 02134-1021"],
    ["٠٢١٣٤", "= 02134"],
    ["", "empty"],
    ["2134", "zipDigits"],
    ["021341", "zipDigits"],
    ["02134-", "zipDigits"],
    ["02134-102", "zipDigits"],
    ["0213-41021", "zipDigits"],
    ["02134-10211", "zipDigits"],
    ["K1A 0B1", "zipDigits"],
  ],
  zip(),
);
checks(
  "a ZIP code",
  parameter,
  [
    ["02134", "valid"],
    ["02134-1021", "valid"],
    ["021341021", "zipDigits (patternMismatch)"],
    ["00000", "zipArea (patternMismatch)"],
    ["00012-3456", "zipArea (patternMismatch)"],
    ["00501", "valid"],
    ["02134-", "zipDigits (patternMismatch)"],
    [" 02134", "zipDigits (patternMismatch)"],
    ["", "zipDigits (patternMismatch)"],
  ],
  zip(),
);

reads(
  "a state",
  parameter,
  {},
  [
    ["CA", "= CA"],
    ["ca", "= CA"],
    [" Ca ", "= CA"],
    ["C.A.", "= CA"],
    ["ＣＡ", "= CA"],
    ["California", "= CA"],
    ["NEW YORK", "= NY"],
    ["new-york", "= NY"],
    ["North  Carolina", "= NC"],
    ["Hawai’i", "= HI"],
    ["Hawai‘i", "= HI"],
    ["Hawaiʻi", "= HI"],
    ["District of Columbia", "= DC"],
    ["Washington, D.C.", "= DC"],
    ["Washington", "= WA"],
    ["Puerto Rico", "= PR"],
    ["U.S. Virgin Islands", "= VI"],
    ["", "empty"],
    ["Calif", "notState"],
    ["C4A", "notState"],
    ["C", "notState"],
    ["AE", "= AE"],
    ["armed forces pacific", "= AP"],
    ["AB", "notState"],
    ["Ontario", "notState"],
    ["constructor", "notState"],
    ["__proto__", "notState"],
  ],
  usState(),
);
checks(
  "a state",
  parameter,
  [
    ...Object.keys({ ...usStates, ...militaryStates }).map((code): Row => [code, "valid"]),
    ["ca", "notState (patternMismatch)"],
    ["California", "notState (patternMismatch)"],
    ["XX", "notState (patternMismatch)"],
    ["toString", "notState (patternMismatch)"],
    ["__proto__", "notState (patternMismatch)"],
    ["", "notState (patternMismatch)"],
  ],
  usState(),
);
reads(
  "each state by name",
  parameter,
  {},
  Object.entries(usStates).map(([code, name]): Row => [name, `= ${code}`]),
  usState(),
);

test("there are fifty states, the district and five territories", () => {
  expect(Object.keys(usStates)).toHaveLength(56);
  expect(new Set(Object.values(usStates)).size).toBe(56);
});

const label = (length: number) => "b".repeat(length);
/** The first and the last letters and digits, at the begin, in the middle and at the end of each part. */
const edges = Array.from("azAZ09", (c) => [`${c}@${c}${c}${c}.${c}${c}${c}`, true] as const);
const addresses: readonly (readonly [address: string, accepted: boolean])[] = [
  ["ada@example.com", true],
  ["ada.lovelace+w4@mail.example.co.uk", true],
  ["a!#$%&'*+/=?^_`{|}~-b@example.com", true],
  ["ada@localhost", true],
  ["ada@xn--bcher-kva.example", true],
  ["a@b-c.d", true],
  ...edges,
  ["a@bb.cc.dd", true],
  [`a@${label(63)}.com`, true],
  [`a@${label(64)}.com`, false],
  [`a@b.${label(63)}`, true],
  [`a@b.${label(64)}`, false],
  ["ada", false],
  ["ada@", false],
  ["@example.com", false],
  ["ada@example..com", false],
  ["ada@-example.com", false],
  ["ada@example-.com", false],
  ["ada@example.-com", false],
  ["ada@example.com-", false],
  ["ada@example.com.", false],
  ["ada lovelace@example.com", false],
  ["Ada <ada@example.com>", false],
  ["ada@example.com, bob@example.com", false],
  ["ada@bücher.example", false],
  ["ada@exa_mple.com", false],
];
reads(
  "an email address",
  parameter,
  {},
  [
    ...addresses.map(([text, accepted]): Row => [text, accepted ? `= ${text}` : "notEmail"]),
    [" ada@example.com\n", "= ada@example.com"],
    ["\u200Bada@example.com\u2060", "= ada@example.com"],
    ["Ada@Example.com", "= Ada@Example.com"],
    ["", "empty"],
    ["  ", "empty"],
  ],
  email(),
);
checks(
  "an email address",
  parameter,
  [
    ...addresses.map(([value, accepted]): Row => [
      value,
      accepted ? "valid" : "notEmail (typeMismatch)",
    ]),
    [" ada@example.com", "notEmail (typeMismatch)"],
    ["", "notEmail (typeMismatch)"],
  ],
  email(),
);
shows("an email address", parameter, {}, [["ada@example.com", "ada@example.com"]], email());
