import { parseForm } from "parameter-form";
import {
  type Dynamic,
  checkPayload,
  decimals,
  formSchema,
  max,
  min,
  minLength,
  payloadSchema,
  type Rule,
  type Rules,
  ruleFor,
  shownWhen,
  subtractDecimals,
  validateForm,
} from "parameter-form/core";
import { createService } from "parameter-form/service";
import { describe, expect, test } from "vitest";
import { bodyOf, post } from "../service/support.ts";
import { questions } from "../support/questions.ts";

const form = parseForm(
  questions("Split: boolean", "First: percent", "Second: percent?", "Note: string?"),
);
const rest: Dynamic<Rule | null> = ({ First, Split }) =>
  Split === "false" ? null : max(subtractDecimals("100", First ?? "0"));
const rules: Rules = { Second: rest };

test("a default rule of a text may depend on the answers, too", () => {
  const defaultRules: Rules = { Note: ({ Split }) => (Split === "true" ? minLength(5) : null) };
  const found = (Split: string) =>
    validateForm(form, { Split, First: "60", Note: "a" }, { defaultRules }).length;
  expect([found("true"), found("false")]).toEqual([1, 0]);
});

describe("a rule that depends on the answers", () => {
  test.each<readonly [answers: Record<string, string>, found: readonly string[]]>([
    [{ Split: "true", First: "60", Second: "40" }, []],
    [{ Split: "true", First: "60", Second: "40.5" }, ["Second: rangeOverflow 40"]],
    [{ Split: "false", First: "60", Second: "100" }, []],
    [{ Split: "true", First: "60" }, []],
    [{ Split: "true", First: "0", Second: "100" }, []],
  ])("of %j: %j", (answers, found) => {
    const issues = validateForm(form, answers, { rules });
    expect(issues.map(({ name, type, params }) => `${name}: ${type} ${params?.["limit"]}`)).toEqual(
      found,
    );
  });

  test("does not receive answers to hidden questions", () => {
    const when = shownWhen(form, { First: { name: "Split", equals: "true" } });
    const seen: unknown[] = [];
    const spy: Rules = { Second: (answers) => (seen.push({ ...answers }), null) };
    validateForm(form, { Split: "false", First: "60", Second: "1" }, { rules: spy, when });
    expect(seen).toEqual([{ Split: "false", Second: "1" }]);
  });

  test("is resolved once per form, and its messages are used", () => {
    let callCount = 0;
    const whole: Rules = { First: () => (callCount++, decimals(0)) };
    const payload = {
      parameters: [
        { name: "Split", value: "true" },
        { name: "First", value: "1.5" },
      ],
    };
    expect(checkPayload(form, payload, { rules: whole })).toEqual({
      fields: { First: ["Enter a whole number, such as 12"] },
    });
    expect(callCount).toBe(1);
  });

  test("applies in both schemas", () => {
    const answers = { Split: "true", First: "60", Second: "41" };
    const parameters = Object.entries(answers).map(([name, value]) => ({ name, value }));
    const expected = [{ message: "Second: enter 40 or less" }];
    expect(formSchema(form, { rules })["~standard"].validate(answers)).toMatchObject({
      issues: expected,
    });
    expect(payloadSchema(form, { rules })["~standard"].validate({ parameters })).toMatchObject({
      issues: expected,
    });
  });

  test("applies in the reference service", async () => {
    const definition = { id: "split", ...questions("First: percent", "Second: percent") };
    const service = createService({
      forms: [definition],
      lists: {},
      formOptions: { split: { rules: { Second: ({ First }) => max(First ?? "100") } } },
    });
    const send = async (First: string, Second: string) =>
      (await post("/forms/split/validate", bodyOf({ First, Second }), service)).status;
    expect(await send("40", "41")).toBe(400);
    expect(await send("41", "41")).toBe(200);
  });

  test("is resolved with no answers where none are known", () => {
    const [, first, second] = form.parameters;
    if (!first || !second) throw new Error("The form has these questions");
    expect(ruleFor(second, { rules })?.validate("101", second)?.reason).toBe("aboveMax");
    const defaultRules: Rules = { Note: () => min("5") };
    const [, , , note] = form.parameters;
    expect(note && ruleFor(note, { defaultRules })).toBe(min("5"));
    expect(validateForm(form, { Split: "true", First: "1" }, { defaultRules })).toEqual([]);
  });

  test("works for any parameter name", () => {
    const odd = parseForm(questions("__proto__: currency", "constructor: currency"));
    const limits: Rules = JSON.parse("{}");
    Object.defineProperty(limits, "__proto__", { value: () => max("5"), enumerable: true });
    const answers = JSON.parse('{ "__proto__": "6", "constructor": "6" }');
    expect(validateForm(odd, answers, { rules: limits }).map(({ name }) => name)).toEqual([
      "__proto__",
    ]);
  });
});
