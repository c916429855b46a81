import fc from "fast-check";
import {
  parseForm,
  pattern,
  recommendedRules,
  suggestedRules,
  validateForm,
} from "parameter-form/core";
import { arbitraries, exampleForms } from "parameter-form/testing";
import { describe, expect, test } from "vitest";
import { holds } from "../core/holds.ts";
import { questions } from "../support/questions.ts";

const { formDefinition, validAnswers, invalidAnswers } = arbitraries(fc);
const runs = { runs: 300 };
const blocks = ({ severity }: { readonly severity: string }): boolean => severity === "error";

describe("arbitraries(fc)", () => {
  test("generates definitions that can be read", () => {
    const names = new Set<string>();
    const types = new Set<string>();
    holds(
      fc.property(formDefinition(), (definition) => {
        expect(definition.parameters.length).toBeLessThanOrEqual(8);
        for (const { name, type } of parseForm(definition).parameters) {
          names.add(name);
          types.add(type);
        }
      }),
      runs,
    );
    expect([...types].toSorted()).toEqual([
      "boolean",
      "currency",
      "number",
      "percent",
      "select",
      "string",
    ]);
    expect([...names]).toEqual(expect.arrayContaining(["__proto__", "a.b", "名前"]));
  });

  test("generates no more parameters than requested", () => {
    holds(
      fc.property(formDefinition({ maxParameters: 2 }), ({ parameters }) => {
        expect(parameters.length).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  const formAndAnswers = formDefinition().chain((form) =>
    fc.tuple(fc.constant(parseForm(form)), validAnswers(form)),
  );
  test("generates valid answers, sometimes without optional ones", () => {
    let absent = 0;
    holds(
      fc.property(formAndAnswers, ([form, answers]) => {
        expect(validateForm(form, answers)).toEqual([]);
        absent += form.parameters.length - Object.keys(answers).length;
      }),
      runs,
    );
    expect(absent).toBeGreaterThan(100);
  });

  const suggested = { ...recommendedRules, ...suggestedRules };
  test.each(exampleForms)(
    "generates valid and invalid answers to $id with the suggested rules",
    (form) => {
      const options = { rules: suggested };
      const [right] = fc.sample(validAnswers(form, options), { numRuns: 1 });
      expect(validateForm(parseForm(form), right ?? {}, options)).toEqual([]);
      const [wrong] = fc.sample(invalidAnswers(form, options), { numRuns: 1 });
      expect(
        validateForm(parseForm(form), wrong?.values ?? {}, options).map(({ name }) => name),
      ).toEqual([wrong?.name]);
    },
  );

  test.each(Object.keys(suggested))("generates values that the rule of %s accepts", (name) => {
    const form = parseForm(questions(`${name}: string`));
    const options = { rules: suggested };
    holds(
      fc.property(validAnswers(form, options), (answers) => {
        expect(validateForm(form, answers, options)).toEqual([]);
      }),
      { runs: 20 },
    );
  });

  test("generates answers of which exactly the named one is invalid", () => {
    const missing = new Set<boolean>();
    const withRequired = formDefinition().filter(({ parameters }) =>
      parameters.some(({ required }) => required),
    );
    holds(
      fc.property(
        withRequired.chain((form) => fc.tuple(fc.constant(parseForm(form)), invalidAnswers(form))),
        ([form, { name, values }]) => {
          expect(
            validateForm(form, values)
              .filter(blocks)
              .map((issue) => issue.name),
          ).toEqual([name]);
          missing.add(Object.hasOwn(values, name));
        },
      ),
      runs,
    );
    expect(missing.size).toBe(2);
  });

  const code = pattern(/^Q-\d{9}$/, "{label} must be a code");
  const form = questions("code: string");
  test("takes values for a rule of the app's own, and names a rule without any", () => {
    const rules = { code };
    expect(() => validAnswers(form, { rules })).toThrow(
      'No value is known that the rule of "code" accepts. Pass some: { values: { … } }.',
    );
    const values = { code: fc.constant("Q-123456789") };
    const [sample] = fc.sample(validAnswers(form, { rules, values }), 1);
    expect(sample).toEqual({ code: "Q-123456789" });
  });

  test("throws for a form that accepts every answer", () => {
    expect(() => invalidAnswers(questions("Name: string?"))).toThrow(
      "Every answer to this form is valid.",
    );
  });
});
