import { type DocumentFormSettings, lintForm } from "parameter-form/document";
import { expect, test } from "vitest";
import { loneForm } from "../../../src/document/read/formInDocument.ts";
import { optionPath, questionsIn } from "../../../src/document/read/questions.ts";
import { conditionFindings } from "../../../src/document/lint/constantConditions.ts";
import { questions } from "../../support/questions.ts";
import { parseForm } from "parameter-form/core";

const form = questions("A: string?", "B: boolean?", "C: select x|y");
const is = (name: string, equals: string) => ({ name, equals });

/** What is said of a form beside its definition, and what is found of that. */
const cases: readonly (readonly [settings: DocumentFormSettings, found: readonly string[]])[] = [
  [{ conditions: { A: is("B", "true") } }, []],
  [{ conditions: { A: is("D", "x") } }, ["condition-unknown settings.conditions.A"]],
  [{ when: is("D", "x") }, ["condition-unknown settings.when"]],
  [{ conditions: { D: is("A", "x") } }, ["condition-unknown settings.conditions.D"]],
  [
    { conditions: { A: is("B", "true"), B: is("A", "x") } },
    ["condition-circular settings.conditions.A"],
  ],
  [{ when: is("A", "x") }, ["condition-unknown settings.when"]],
  [
    { rules: { A: { rule: "all", rules: [{ rule: "decimal" }, { rule: "min", value: "1" }] } } },
    [],
  ],
  [{ sections: [{ title: "Both", names: [] }] }, ["section-empty settings.sections[0].names"]],
  [{ fields: { A: { sensitive: true, rule: null } } }, []],
  [{ rules: { A: { rule: "date", min: "2026-01-01", max: "2025-01-01", or: "never" } } }, []],
  [{ rules: { A: { rule: "date", max: "today" } } }, []],
  [{ rules: { A: { rule: "date", min: "2026-01-01", max: "today" } } }, []],
  [{ rules: { A: { rule: "oneOf", values: ["x"] }, C: { rule: "oneOf", values: ["x"] } } }, []],
];

test("finds a mistake in settings at its path", () => {
  for (const [settings, found] of cases) {
    expect
      .soft(
        lintForm(form, settings).map(({ rule, path }) => `${rule} ${path}`),
        JSON.stringify(settings),
      )
      .toEqual(found);
  }
});

test("reports each invalid condition by name", () => {
  const json: unknown = { A: { name: "B" }, Z: { name: "B" } };
  const conditions: DocumentFormSettings["conditions"] = Object(json);
  expect(lintForm(form, { ...(conditions && { conditions }) })).toMatchObject([
    { rule: "condition-invalid", name: "A", path: "settings.conditions.A" },
    { rule: "condition-invalid", name: "Z", path: "settings.conditions.Z" },
  ]);
});

test("reports conditions in a circle next to a missing form", () => {
  const placed = (id: string, more: object, isThere = true) => ({
    id,
    form: isThere ? { ...parseForm(form), id } : null,
    path: `$.${id}`,
    ...more,
  });
  const found = conditionFindings([
    placed("three", { when: is("Nowhere", "x") }),
    placed("one", {
      when: { form: "two", ...is("A", "x") },
      conditions: { A: { form: "late", ...is("A", "x") } },
    }),
    placed("two", { when: { form: "one", ...is("C", "x") } }),
    placed("late", {}, false),
  ]);
  expect(found).toMatchObject([{ rule: "condition-circular", path: "$.one.when" }]);
});

test("default rules, rules and field settings protect a sensitive answer", () => {
  const numbers = {
    parameters: questions("ssn: string", "account_number: string").parameters.map((one) => ({
      ...one,
      label: "Number",
    })),
  };
  const withSettings = (settings: DocumentFormSettings) =>
    lintForm(numbers, settings)
      .filter(({ rule }) => rule === "sensitive-unprotected")
      .map(({ name }) => name);
  expect(withSettings({})).toEqual(["account_number"]);
  expect(withSettings({ defaultRules: "suggested" })).toEqual([]);
  expect(withSettings({ defaultRules: false })).toEqual(["ssn", "account_number"]);
  expect(withSettings({ rules: { account_number: { rule: "accountNumber" } } })).toEqual([]);
  expect(
    withSettings({ fields: { account_number: { stored: "6789" }, ssn: { sensitive: true } } }),
  ).toEqual([]);
});

test("skips texts in unknown languages", () => {
  expect(lintForm({ ...form, lang: "pt", description: "The name of your employer" })).toEqual([]);
});

test("gives an option outside the definition an index of -1", () => {
  const questions = questionsIn(loneForm(parseForm(form), null, undefined));
  const paths = questions.map((question) => optionPath(question, "x"));
  expect(paths).toContain("$.parameters[2].options[-1]");
});
