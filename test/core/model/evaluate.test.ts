import fc from "fast-check";
import { createFormModel, evaluate } from "parameter-form/core";
import { expect, test } from "vitest";
import { holds } from "../holds.ts";
import { cases } from "./cases.ts";
import { evaluateNaively, short } from "./oracle.ts";

test("an evaluation is what the oracle says", () => {
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
        answers: { ...evaluation.answers() },
        computed: Object.fromEntries(evaluation.computed().values),
        issues: evaluation.issues().map(short),
      }).toEqual({ ...expected, hidden: names.length - expected.visible.length });
      for (const found of evaluation.issues()) seen.add(found.reason);
    }),
    { runs: 2000 },
  );
  expect(seen.size).toBeGreaterThan(5);
});
