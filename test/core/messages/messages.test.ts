import {
  english,
  type Issue,
  messageFor,
  type MessageOptions,
  type MessageParams,
  type ParameterType,
} from "parameter-form/core";
import { de } from "parameter-form/locales/de";
import { en } from "parameter-form/locales/en";
import { es } from "parameter-form/locales/es";
import { describe, expect, test } from "vitest";
import { fillMessage } from "../../../src/core/messages/defineMessages.ts";
import { parameterOf } from "../tables.ts";

const issue = (reason: string, message?: string): Issue => ({
  name: "field_name",
  type: "customError",
  reason,
  severity: "error",
  ...(message !== undefined && { message }),
});
const code = { ...parameterOf("string"), label: "Code" };
const label = "Extra $& {example}";
const messageOf = (
  reason: string,
  type: ParameterType,
  required: boolean,
  options?: MessageOptions,
) => messageFor(issue(reason), { ...parameterOf(type, required), label }, options);

const reasons = Object.keys(english).slice(0, Object.keys(english).indexOf("customError") + 1);

describe("messages", () => {
  test.each(["Check {field}", "Check {label} ({example})", "{count}"])(
    "falls back to English for a customError of %j",
    (customError) => {
      const messages = { customError, lang: "de" };
      expect(messageOf("unknown", "string", true, { messages })).toBe("Check your answer");
    },
  );

  test("each begins with a capital letter and leaves the label to the field", () => {
    for (const key of reasons) {
      const [reason = "", type = "string"] = key.split(".");
      const types: readonly ParameterType[] = [
        "boolean",
        "currency",
        "number",
        "percent",
        "select",
        "string",
      ];
      const parameterType = types.find((known) => known === type) ?? "string";
      const sentence = messageOf(reason, parameterType, !key.endsWith(".optional"));
      expect.soft(sentence, key).toMatch(/^\p{Lu}/u);
      expect.soft(sentence, key).not.toMatch(/[{}]|Extra/);
    }
  });

  test("none blames the person", () => {
    for (const [, sentence] of Object.entries(english)) {
      expect.soft(sentence, sentence).not.toMatch(/invalid|please|required field/i);
    }
  });
});

const finest: readonly (readonly [
  reason: string,
  type: ParameterType,
  required: boolean,
  key: keyof typeof english,
])[] = [
  ["missing", "string", true, "missing"],
  ["missing", "boolean", true, "missing.boolean"],
  ["missing", "select", true, "missing.select"],
  ["notNumber", "currency", true, "notNumber.currency"],
  ["notNumber", "number", true, "notNumber.number"],
  ["notNumber", "percent", true, "notNumber.percent"],
  ["notPositive", "number", true, "notPositive"],
  ["notPositive", "number", false, "notPositive.optional"],
  ["negative", "number", true, "negative.number"],
  ["negative", "number", false, "negative.number.optional"],
  ["negative", "currency", false, "negative"],
  ["ownReason", "string", true, "customError"],
];
test("uses the most specific key of an issue", () => {
  for (const [reason, type, required, key] of finest) {
    expect
      .soft(messageOf(reason, type, required, { messages: { [key]: "{label}: ours" } }), key)
      .toBe(`${label}: ours`);
    expect.soft(messageOf(reason, type, required), key).not.toContain("ours");
  }
});

const dash = "{label} needs a dash";
const expectedMessages: readonly (readonly [
  words: string,
  reason: string,
  messages: Readonly<Record<string, string>>,
  sentence: string,
])[] = [
  ["no words", "ownReason", {}, "Code needs a dash"],
  ["no words", "tooLarge", {}, "Code needs a dash"],
  ["no words", "missing", {}, "Code needs a dash"],
  ["no words", "customError", {}, "Code needs a dash"],
  ["words for its reason", "ownReason", { ownReason: "{label} braucht „-“" }, "Code braucht „-“"],
  ["the English table", "tooLarge", en, "Code needs a dash"],
  ["the German table", "tooLarge", de, "Code needs a dash"],
  ["the German table", "customError", de, "Code needs a dash"],
  ["the German table", "ownReason", de, "Code needs a dash"],
  ["words for a finer key", "negative", { "negative.number": "Ours" }, "Code needs a dash"],
];
test("a rule's own message is used unless the table has one for its reason", () => {
  for (const [words, reason, messages, sentence] of expectedMessages) {
    const parameter = { ...parameterOf("number", true), label: "Code" };
    expect
      .soft(messageFor(issue(reason, dash), parameter, { messages }), `${reason} with ${words}`)
      .toBe(sentence);
  }
});

test("returns a general message without the parameter", () => {
  expect(messageFor(issue("missing"), undefined)).toBe("Enter your answer");
});

const examples: readonly (readonly [type: ParameterType, locale: string, example: string])[] = [
  ["currency", "en-US", "1,234.50"],
  ["currency", "de-DE", "1.234,50"],
  ["currency", "ar-EG", "١٬٢٣٤٫٥٠"],
  ["currency", "es-ES", "1234,50"],
  ["percent", "de-DE", "12,5"],
  ["percent", "fa-IR", "۱۲٫۵"],
  ["number", "hi-IN-u-nu-deva", "१२"],
];
test("formats an example for the locale", () => {
  for (const [type, locale, example] of examples) {
    expect
      .soft(messageOf("notNumber", type, true, { locale, currency: "EUR" }), locale)
      .toMatch(new RegExp(`such as ${example}$`));
  }
});

test("falls back to an example in dollars where no currency is set", () => {
  const reason = "notNumber";
  expect(messageOf(reason, "currency", true, { locale: "de-AT" })).toMatch(/such as 1\.234,50$/);
  expect(messageOf(reason, "currency", true)).toMatch(/such as 1,234\.50$/);
});

const unfit: readonly (readonly [reason: string, type: ParameterType | undefined])[] = [
  ["ambiguous", "string"],
  ["tooManyDecimals", "boolean"],
  ["notWhole", "select"],
  ["ambiguous", undefined],
];
test.each(unfit)("%s of a %s uses a general message without an example", (reason, type) => {
  const of = (name: string) => type && { ...parameterOf(type), label: name };
  const expectedMessages = (messages = {}) =>
    messageFor({ ...issue(reason), name: "Code" }, of("Code"), { messages });
  expect(expectedMessages()).toBe("Check your answer");
  expect(expectedMessages(de)).toBe(de.customError);
  const params = { example: "1.50" };
  const own = messageFor({ ...issue(reason), name: "Code", params }, of("Code"));
  expect(own).not.toBe("Check your answer");
  expect(own).not.toMatch(/[{}]/);
});

test.each([
  ["notNumber", "Enter a number"],
  ["negative", "Enter 0 or more"],
])("%s needs no example, so its message applies to any type", (reason, words) => {
  expect(messageFor({ ...issue(reason), name: "Code" }, undefined)).toBe(words);
  expect(messageFor(issue(reason), code)).toBe(words);
  expect(messageFor(issue(reason), code, { messages: { [`${reason}.string`]: "<{label}>" } })).toBe(
    "<Code>",
  );
});

/** A rule's own sentence, and reasons of its own that happen to be called as ours. */
const sameNames: readonly (readonly [reason: string, params: MessageParams | null])[] = [
  ["tooShort", null],
  ["tooEarly", null],
  ["belowMin", { least: "5" }],
  ["notOneOf", null],
  ["required", null],
  ["optional", null],
  ["notFound", null],
  ["completed", null],
  ["incomplete", null],
  ["accepted", null],
];

test("prefers a rule's own message to a translation about something else", () => {
  for (const [reason, params] of sameNames) {
    const own = { ...issue(reason, "{label} needs a code"), ...(params && { params }) };
    for (const messages of [{}, en, es])
      expect.soft(messageFor(own, code, { messages }), reason).toBe("Code needs a code");
  }
});

test("a message need not contain the label", () => {
  const messages = { tooShort: "Not like this" };
  expect(messageFor(issue("tooShort", "{label} is short"), code, { messages })).toBe(
    "Not like this",
  );
});

test("falls back to a general message for a rule without a message or limit", () => {
  expect(messageFor(issue("tooShort"), code, { messages: en })).toBe("Check your answer");
});

test("inserts a limit as its stored value when the parameter is not passed", () => {
  const late = issue("tooLate", "enter {limit} or an earlier day");
  const params = { limit: "2026-01-31" };
  expect(messageFor({ ...late, params }, undefined)).toBe("Enter 2026-01-31 or an earlier day");
});

test.each(["boolean", "select", "string"] as const)("a %s has no example", (type) => {
  expect(messageFor(issue("ownReason", "<{example}>"), parameterOf(type))).toBe("<>");
});

test("keeps placeholders without a value", () => {
  expect(fillMessage("{a} {b} {constructor} {toString}", { a: "$1" })).toBe(
    "$1 {b} {constructor} {toString}",
  );
});
