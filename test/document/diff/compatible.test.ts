import fc from "fast-check";
import {
  checkPayload,
  type Form,
  parseForm,
  type RuleOptions,
  validateValue,
} from "parameter-form/core";
import { diffForm } from "parameter-form/document";
import { expect, test } from "vitest";
import { declaredType } from "../../../src/core/declaredType.ts";
import { idOf } from "../../../src/collection/drafts/draftSource.ts";
import { fitDraft } from "../../../src/collection/drafts/judgeDraft.ts";
import { draftFormOf } from "../../../src/collection/drafts/draftText.ts";
import { checkedAs } from "../../../src/document/diff/storedAnswers.ts";
import { loneForm } from "../../../src/document/formInDocument.ts";
import { holds } from "../../core/holds.ts";
import { type Revision, revisions, ruledAnew, someValues } from "./revisions.ts";

const breaking: readonly string[] = ["breaks answers", "asks again"];

function read({ form, said }: Revision): readonly [Form, RuleOptions] {
  return checkedAs(loneForm(parseForm(form), form, said));
}

const isCompatible = (before: Revision, now: Revision): boolean =>
  !diffForm(before.form, now.form, { before: before.said, now: now.said }).some((change) =>
    breaking.includes(change.class),
  );

/** Picks of values, by number: what a form takes of them follows from the form. */
const picks = fc.array(fc.record({ pick: fc.nat(), isGiven: fc.boolean() }), {
  minLength: 6,
  maxLength: 6,
});

/** A payload that the form takes, or `null` where none was found. */
function payloadFor(
  form: Form,
  options: RuleOptions,
  given: readonly { pick: number; isGiven: boolean }[],
) {
  const parameters = form.parameters.flatMap((parameter, at) => {
    const { pick = 0, isGiven = true } = given[at] ?? {};
    const own = parameter.type === "select" ? parameter.options.map(({ value }) => value) : [];
    const right = [...own, ...someValues].filter(
      (one) => validateValue(parameter, one, options) === null,
    );
    const value = right[pick % Math.max(1, right.length)];
    return value === undefined || !isGiven ? [] : [{ name: parameter.name, value }];
  });
  return checkPayload(form, { parameters }, options) === null ? { parameters } : null;
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

test("what is compatible takes every payload that was right, and restores drafts whole", () => {
  holds(
    fc.property(
      revisions,
      fc.array(picks, { minLength: 4, maxLength: 4 }),
      ([before, now], tries) => {
        if (!isCompatible(before, now)) return;
        compatible++;
        const [old, options] = read(before);
        const [next, nextOptions] = read(now);
        expect(idOf(next)).toBe(idOf(old));
        for (const given of tries) {
          const payload = payloadFor(old, options, given);
          expect(payload && checkPayload(next, payload, nextOptions)).toBeNull();
          const values = new Map(payload?.parameters.map(({ name, value }) => [name, value]));
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

test("where only a rule is another one, what is compatible takes every answer that was right", () => {
  holds(
    fc.property(ruledAnew, ([before, now]) => {
      if (!isCompatible(before, now)) return;
      const [old, options] = read(before);
      const [next, nextOptions] = read(now);
      for (const { name } of old.parameters)
        for (const value of someValues) {
          const payload = { parameters: [{ name, value }] };
          const wasRight = checkPayload(old, payload, options) === null;
          expect(wasRight && checkPayload(next, payload, nextOptions)).toBeFalsy();
        }
    }),
    { runs: 2000 },
  );
});
