import fc from "fast-check";
import {
  createCollectionModel,
  createFormModel,
  evaluate,
  evaluateCollection,
  type Issue,
  type Parameter,
  parseForm,
} from "parameter-form/core";
import { expect, test } from "vitest";
import { getOwn } from "../../../src/core/record.ts";
import { questions } from "../../support/questions.ts";
import { holds } from "../holds.ts";
import { type Case, cases } from "./cases.ts";
import { evaluateBothNaively, evaluateNaively, short } from "./oracle.ts";

test("an evaluation equals the oracle's", () => {
  const seen = new Set<string>();
  holds(
    fc.property(cases, (one) => {
      const evaluation = evaluate(createFormModel(one.form, one.settings), one.values);
      const names = one.form.parameters.map(({ name }) => name);
      const expected = evaluateNaively(one);
      expect({
        visible: expected.visible.filter(evaluation.isVisible),
        hidden: names.filter((name) => !evaluation.isVisible(name)).length,
        last: expected.visible.find(evaluation.isLast),
        submitted: { ...evaluation.submitted() },
        payload: evaluation.payload(),
        answers: { ...evaluation.answers() },
        computed: Object.fromEntries(evaluation.computed().values),
        issues: evaluation.issues().map(short),
      }).toEqual({
        ...expected,
        payload: {
          parameters: names
            .filter((name) => Object.hasOwn(expected.submitted, name))
            .map((name) => ({ name, value: expected.submitted[name] })),
        },
        hidden: names.length - expected.visible.length,
      });
      for (const parameter of one.form.parameters) {
        const found = evaluation.issue(parameter);
        const listed = evaluation.issues().find(({ name }) => name === parameter.name);
        expect(found).toEqual(evaluation.isVisible(parameter.name) ? (listed ?? null) : null);
      }
      for (const found of evaluation.issues()) seen.add(found.reason);
    }),
    { runs: 2000 },
  );
  expect(seen.size).toBeGreaterThan(5);
});

const tested = fc.record({ name: fc.constantFrom("q0", "q1"), answered: fc.boolean() });

test("a collection's evaluation equals the oracle's for visible forms", () => {
  const counts = new Set<number>();
  holds(
    fc.property(cases, cases, tested, (one, two, waitsFor) => {
      const formOf = (id: string, { form, conditions, settings }: Case) => ({
        id,
        form,
        conditions,
        settings: { ...settings, when: undefined },
      });
      const when = { form: "one", ...waitsFor };
      const model = createCollectionModel([formOf("one", one), { ...formOf("two", two), when }]);
      const { issues, submitted } = evaluateCollection(model, {
        one: one.values,
        two: two.values,
      });
      const expected = evaluateBothNaively(one, two, waitsFor);
      expect({
        submitted: Object.fromEntries(
          Object.entries(submitted()).map(([id, values]) => [id, { ...values }]),
        ),
        issues: issues().map((found) => `${found.form} ${short(found)}`),
      }).toEqual(expected);
      counts.add(Object.keys(expected.submitted).length);
    }),
    { runs: 2000 },
  );
  expect(counts).toEqual(new Set([0, 1, 2]));
});

const form = parseForm(questions("Pay: currency", "Note: string"));
const unread = { text: "1,5", reason: "ambiguous" };

test("looks an unreadable text up from its field, not from outside", () => {
  const model = createFormModel(form, {});
  const values = { Pay: unread, Note: "x" };
  const looked = evaluate(model, (name) => getOwn(values, name));
  expect(looked.issues().map(short)).toEqual(["Pay: ambiguous (badInput, error)"]);
  expect({ ...looked.submitted() }).toEqual({ Note: "x" });
  const given = evaluate(model, values);
  expect(given.issues().map(short)).toEqual(["Pay: notText (typeMismatch, error)"]);
});

test("validates a value with the caller's function", () => {
  const refused: Issue = { name: "Pay", type: "customError", reason: "no", severity: "error" };
  const only = (parameter: Parameter) => (parameter.name === "Pay" ? refused : null);
  expect(evaluate(createFormModel(form, {}), {}, only).issues()).toEqual([refused]);
});
