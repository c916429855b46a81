import fc from "fast-check";
import { type DefinitionIssue, safeParseForm, toPayload, validateForm } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { answersOf } from "../definitions/answers.ts";
import { hostileJson } from "../definitions/arbitrary.ts";
import { holds } from "./holds.ts";

const anyJson = fc.oneof({ arbitrary: hostileJson, weight: 9 }, fc.jsonValue());
const strictness = fc.record({
  lenient: fc.boolean(),
  unknownTypes: fc.constantFrom("string" as const, "error" as const),
});

type Json = Readonly<Record<string, unknown>>;
const isRecord = (json: unknown): json is Json =>
  typeof json === "object" && json !== null && !Array.isArray(json);
const isText = (json: unknown): boolean => typeof json === "string";

/** What stands at a path of an issue, as `$.parameters[3].name`. */
function valueAt(json: unknown, path: string): unknown {
  let found = json;
  for (const step of path.match(/[^.[\]$]+/g) ?? [])
    found = isRecord(found) || Array.isArray(found) ? Reflect.get(found, step) : undefined;
  return found;
}

const types: readonly string[] = ["boolean", "currency", "number", "percent", "select", "string"];

/** Whether each code is right about what stands at its path, told from the document alone. */
const truths: Readonly<Record<string, (found: unknown) => boolean>> = {
  notObject: (found) => !isRecord(found),
  notArray: (found) => !Array.isArray(found),
  notString: (found) => !isText(found),
  notBoolean: (found) => typeof found !== "boolean",
  empty: (found) => found === "" || (Array.isArray(found) && found.length === 0),
  duplicate: isText,
  unknownType: (found) => isText(found) && !types.includes(String(found)),
};

const isTrue = (json: unknown, { path, code }: DefinitionIssue): boolean =>
  truths[code]?.(valueAt(json, path)) ?? false;

/** Whether the contract of the service holds for a document, said without the reader. */
function isForm(json: unknown): boolean {
  if (!isRecord(json) || !Array.isArray(json["parameters"])) return false;
  const parameters: readonly unknown[] = json["parameters"];
  const names = parameters.map((parameter) => isRecord(parameter) && parameter["name"]);
  return new Set(names).size === names.length && parameters.every(isParameter);
}
const isParameter = (json: unknown): boolean =>
  isRecord(json) &&
  json["name"] !== "" &&
  ["name", "label", "type"].every((key) => isText(json[key])) &&
  typeof json["required"] === "boolean" &&
  (json["type"] !== "select" || isChoice(json["options"]));
const isChoice = (json: unknown): boolean =>
  Array.isArray(json) &&
  json.length > 0 &&
  json.every((option) => isRecord(option) && isText(option["value"]) && isText(option["label"]));

describe("any JSON", () => {
  test("is parsed into a form or issues without throwing", () => {
    holds(
      fc.property(anyJson, strictness, (json, options) => {
        const result = safeParseForm(json, options);
        expect(result.ok ? 1 : result.issues.length).toBeGreaterThan(0);
      }),
    );
  });

  test("is a form if and only if it follows the contract", () => {
    let forms = 0;
    let runs = 0;
    holds(
      fc.property(anyJson, (json) => {
        const { ok } = safeParseForm(json);
        runs++;
        forms += Number(ok);
        expect(ok).toBe(isForm(json));
      }),
    );
    expect(forms / runs).toBeGreaterThan(0.2);
    expect(forms / runs).toBeLessThan(0.8);
  });

  test("has true issues, one per path", () => {
    holds(
      fc.property(anyJson, (json) => {
        const result = safeParseForm(json, { unknownTypes: "error" });
        const issues = result.ok ? [] : result.issues;
        expect(issues.filter((issue) => !isTrue(json, issue))).toEqual([]);
        expect(new Set(issues.map(({ path }) => path)).size).toBe(issues.length);
      }),
    );
  });

  test("is validated and submitted under exactly its own names", () => {
    holds(
      fc.property(hostileJson, (json) => {
        const result = safeParseForm(json);
        fc.pre(result.ok);
        const { form } = result;
        const names = valueAt(json, "$.parameters");
        const sent = toPayload(form, answersOf(form)).parameters.map(({ name }) => name);
        expect(sent).toEqual(Array.isArray(names) && names.map(({ name }) => name));
        const missing = form.parameters.filter(({ required }) => required);
        expect(validateForm(form, {}).map(({ name }) => name)).toEqual(
          missing.map(({ name }) => name),
        );
      }),
    );
  });
});
