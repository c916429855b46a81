import { safeParseCollection } from "parameter-form/document";
import { expect, test } from "vitest";

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ all: [inner] }), { all: [] });
const failing = (key: string) =>
  Object.defineProperty({}, key, {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });
const own = JSON.parse('{"__proto__": {"rule": "zip"}, "constructor": {"rule": "ein"}}');

test.each<[what: string, json: unknown, issue: string]>([
  ["a condition of many levels", { forms: [{ id: "a", when: deep(5000) }] }, "tooDeep"],
  ["a list without end", { forms: Object.assign([], { length: 4_000_000_000 }) }, "tooMany"],
  ["a getter that throws", failing("forms"), "unreadable"],
  [
    "an object without enumerable keys",
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("no");
        },
      },
    ),
    "unreadable",
  ],
  [
    "a name of JavaScript's as a rule",
    { forms: [{ id: "a", rules: { x: { rule: "constructor" } } }] },
    "unknownName",
  ],
  [
    "one as a condition",
    { forms: [{ id: "a", when: JSON.parse('{"__proto__": []}') }] },
    "unexpected",
  ],
])("%s is rejected", (_, json, issue) => {
  const result = safeParseCollection(json);
  expect(result.ok ? [] : result.issues.map(({ code }) => code)).toContain(issue);
});

test("accepts names of JavaScript built-ins", () => {
  const result = safeParseCollection({ forms: [{ id: "a", rules: own }] });
  const rules = result.ok ? (result.collection.forms[0]?.rules ?? {}) : {};
  expect(Object.entries(rules)).toEqual([
    ["__proto__", { rule: "zip" }],
    ["constructor", { rule: "ein" }],
  ]);
  expect(Object.getPrototypeOf(rules)).toBe(Object.prototype);
});

test("lists the first hundred issues with their total", () => {
  const result = safeParseCollection({ forms: Array.from({ length: 500 }, () => 1) });
  expect(result.ok ? [] : [result.issues.length, result.total]).toEqual([100, 500]);
});
