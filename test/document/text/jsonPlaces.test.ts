import { describe, expect, test } from "vitest";
import { readJsonWithPlaces } from "../../../src/document/text/jsonPlaces.ts";

const locationsOf = (text: string): string => {
  const read = readJsonWithPlaces(text);
  return read.ok ? "" : `${read.place.line}:${read.place.column} ${read.message}`;
};

test("reports an error with line and column", () => {
  for (const [text, expected] of [
    ["", "1:1 The text ends too early: a value is missing"],
    ['{\n  "a": 1\n  "b": 2\n}', "3:3 A comma is missing before this"],
    ['{\n  "a": 1,\n}', "3:1 There is a comma too many before this"],
    ["[1, 2,]", "1:7 There is a comma too many before this"],
    ["{ a: 1 }", "1:3 Expected a name in double quotes"],
    ["{ 'a': 1 }", "1:3 Expected a name in double quotes"],
    ['{ "a" 1 }', "1:7 A colon is missing before this"],
    ["{ \"a\": 'b' }", "1:8 Strings need straight double quotes"],
    ['{ "a": “b” }', "1:8 Strings need straight double quotes"],
    ['{ "a": "b\n" }', "1:8 This string is invalid, or its closing quote is missing"],
    ['{ "a": True }', "1:8 Write true, false or null"],
    ['{ "a": 01 }', "1:8 This is not a JSON number"],
    ['{ "a": yes }', "1:8 Strings need double quotes"],
    ['{ "a": , }', "1:8 A value is missing before this, or there is a comma too many"],
    ['{ // why\n "a": 1 }', "1:3 Expected a name in double quotes"],
    ["[ // why\n 1]", "1:3 JSON has no comments"],
    ['{ "a": [1, 2', "1:13 The text ends too early: a ] is missing"],
    ['{ "a": 1 } x', "1:12 Unexpected text after the end"],
    ["[".repeat(5000), "1:1002 This is nested too deeply"],
  ] as const) {
    expect.soft(locationsOf(text), text).toBe(expected);
  }
});

describe("readJson", () => {
  test("accepts the texts that JSON.parse accepts", () => {
    for (const text of [
      ' \n{"a":[1,-2.5e+3,true,false,null,"\\u00e9\\n"],"b":{"c":{}},"d":[]} ',
      '"text"',
      "0",
      "[[[]]]",
      '{"__proto__":1,"constructor":"x"}',
    ] as const) {
      const read = readJsonWithPlaces(text);
      expect.soft(read.ok && read.json, text).toEqual(JSON.parse(text));
    }
  });

  test("rejects the texts that JSON.parse rejects", () => {
    for (const text of [
      "1.",
      "-",
      "+1",
      ".5",
      "1e",
      "tru",
      '"\\x"',
      '"\t"',
      "[1 2]",
      "{}{}",
      "NaN",
    ] as const) {
      expect.soft(() => JSON.parse(text), text).toThrow(SyntaxError);
      expect.soft(locationsOf(text), text).not.toBe("");
    }
  });
});

test("locates a path at its value, or at the nearest parent", () => {
  const read = readJsonWithPlaces(
    '{\n  "parameters": [\n    { "name": "a",\n      "options": [] }\n  ]\n}',
  );
  if (!read.ok) throw new Error(read.message);
  const at = (path: string) => {
    const { line, column } = read.placeOf(path);
    return `${line}:${column}`;
  };
  expect(at("$")).toBe("1:1");
  expect(at("$.parameters")).toBe("2:17");
  expect(at("$.parameters[0].name")).toBe("3:15");
  expect(at("$.parameters[0].options")).toBe("4:18");
  expect(at("$.parameters[0].label")).toBe("3:5");
  expect(at("$.nothing[3].here")).toBe("1:1");
  expect(at("parameters")).toBe("1:1");
});
