import fc from "fast-check";
import { evaluate, type Form, type FormModel, parseForm, type Payload } from "parameter-form/core";
import { diffForm } from "parameter-form/document";
import { expect, test } from "vitest";
import { declaredType } from "../../../src/core/definition/form.ts";
import { draftFormId } from "../../../src/collection/drafts/draftSource.ts";
import { fitDraft } from "../../../src/collection/drafts/validateDraft.ts";
import { draftFormOf } from "../../../src/collection/drafts/draftCodec.ts";
import { blocks } from "../../../src/core/values/issue.ts";
import { validateField } from "../../../src/core/model/validateField.ts";
import { resolveDynamic } from "../../../src/core/model/settings.ts";
import { recordOf } from "../../../src/core/record.ts";
import { modelIn } from "../../../src/document/diff/countRejectedAnswers.ts";
import { loneForm } from "../../../src/document/read/formInDocument.ts";
import { holds } from "../../core/holds.ts";
import { type Revision, revisions, ruledAnew, someValues } from "./revisions.ts";

const breaking: readonly string[] = ["breaks answers", "asks again"];

function read({ form, formSettings: expectedMessage }: Revision): FormModel {
  return modelIn(loneForm(parseForm(form), form, expectedMessage));
}

const isCompatible = (before: Revision, now: Revision): boolean =>
  !diffForm(before.form, now.form, { before: before.formSettings, now: now.formSettings }).some(
    (change) => breaking.includes(change.class),
  );

/** Picks of values, by number: what a form takes of them follows from the form. */
const picks = fc.array(fc.record({ pick: fc.nat(), isGiven: fc.boolean() }), {
  minLength: 6,
  maxLength: 6,
});

type Pairs = Payload["parameters"];

const isAccepted = (model: FormModel, pairs: Pairs): boolean => {
  const values = recordOf(pairs.map(({ name, value }) => [name, value]));
  const isKnown = pairs.every(({ name }) => model.parameters.has(name));
  return isKnown && !evaluate(model, values).issues().some(blocks);
};

/** Answers that the form takes, or `null` where none were found. */
function payloadFor(model: FormModel, given: readonly { pick: number; isGiven: boolean }[]) {
  const settings = resolveDynamic(model.settings, () => ({}));
  const parameters = model.form.parameters.flatMap((parameter, at) => {
    const { pick = 0, isGiven = true } = given[at] ?? {};
    const own = parameter.type === "select" ? parameter.options.map(({ value }) => value) : [];
    const right = [...own, ...someValues].filter(
      (one) => validateField(parameter, one, settings) === null,
    );
    const value = right[pick % Math.max(1, right.length)];
    return value === undefined || !isGiven ? [] : [{ name: parameter.name, value }];
  });
  return isAccepted(model, parameters) ? parameters : null;
}

/** What is kept of a form: everything that it takes, and a text that cannot be read. */
const draftOf = (form: Form, values: ReadonlyMap<string, string>) =>
  form.parameters.map((parameter, at) => {
    const { name, label } = parameter;
    const about = { name, label, type: declaredType(parameter) };
    const value = values.get(name);
    if (value !== undefined) return { ...about, value };
    return at % 2 === 0 ? about : { ...about, text: "?" };
  });

let compatible = 0;

test("a compatible change accepts every payload that was valid, and restores drafts whole", () => {
  holds(
    fc.property(
      revisions,
      fc.array(picks, { minLength: 4, maxLength: 4 }),
      ([before, now], tries) => {
        if (!isCompatible(before, now)) return;
        compatible++;
        const [oldModel, nextModel] = [read(before), read(now)];
        const [old, next] = [oldModel.form, nextModel.form];
        expect(draftFormId(next)).toBe(draftFormId(old));
        for (const given of tries) {
          const pairs = payloadFor(oldModel, given);
          expect(pairs && isAccepted(nextModel, pairs)).not.toBe(false);
          const values = new Map(pairs?.map(({ name, value }) => [name, value]));
          const fields = draftOf(old, values);
          const [from, to] = [draftFormOf("w4", old), draftFormOf("w4", next)];
          const draft = { revision: "1", savedAt: 0, expiresAt: 1, form: from, fields };
          const found = fitDraft(draft, next, to, () => true);
          expect(found.fields).toEqual(fields);
          expect(found.dropped).toEqual([]);
        }
      },
    ),
    { runs: 500 },
  );
  expect(compatible).toBeGreaterThan(50);
});

test("a compatible change of a rule accepts every answer that was valid", () => {
  holds(
    fc.property(ruledAnew, ([before, now]) => {
      if (!isCompatible(before, now)) return;
      const [old, next] = [read(before), read(now)];
      for (const name of old.parameters.keys())
        for (const value of someValues) {
          const pairs = [{ name, value }];
          expect(isAccepted(old, pairs) && !isAccepted(next, pairs)).toBe(false);
        }
    }),
    { runs: 2000 },
  );
});
