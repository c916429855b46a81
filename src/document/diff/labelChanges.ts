import { optionsOf } from "../../core/definition/optionsOf.ts";
import { getOwn } from "../../core/record.ts";
import { labelTexts } from "../read/translatedForm.ts";
import type { DocumentField } from "../schema/collectionTypes.ts";
import type { DocumentText } from "../schema/named.ts";
import { calledOf, quoted } from "../wording.ts";
import type { ChangeClass } from "./changeClass.ts";
import { sameWords } from "./classifyText.ts";
import { sameData } from "./sameData.ts";
import {
  changesAt,
  type ComparedQuestion,
  type Row,
  type UncountedChange,
} from "./uncountedChange.ts";

/** The label in a definition, and the text of the document that replaces it. */
type Label = readonly [label: string, text: DocumentText | undefined];

/**
 * Returns the class of a changed label. Compares the languages that both revisions have: another
 * language is a translation.
 */
function classifyLabel({ old, next }: ComparedQuestion, was: Label, is: Label): ChangeClass {
  const [before, now] = [labelTexts(old.form, ...was), labelTexts(next.form, ...is)];
  const isSame = Object.entries(now).every(([tag, text]) =>
    sameWords(getOwn(before, tag) ?? text, text),
  );
  return isSame ? "cosmetic" : "changes meaning";
}

/** Returns the changes of the labels that the document has for a question and its options. */
export function labelChanges(
  question: ComparedQuestion,
  [oldField, field]: readonly [DocumentField, DocumentField],
  path: string,
): readonly UncountedChange[] {
  const { before, now } = question;
  const { name } = now;
  const called = calledOf(now);
  const row = (was: Label, is: Label, what: string): Row => [
    !sameData(was[1], is[1]),
    classifyLabel(question, was, is),
    `${what} has another label`,
  ];
  const own = row([before.label, oldField.label], [now.label, field.label], called);
  const labels = new Map(optionsOf(before).map(({ value, label }) => [value, label]));
  return [
    ...changesAt({ path: `${path}.label`, name }, [own]),
    ...optionsOf(now).flatMap(({ value, label }) => {
      const oldLabel = labels.get(value);
      if (oldLabel === undefined) return [];
      const [was, is] = [oldField, field].map((one) => getOwn(one.options ?? {}, value));
      const what = `The option ${quoted(label)} of ${called}`;
      return changesAt({ path: `${path}.options.${value}`, name }, [
        row([oldLabel, was], [label, is], what),
      ]);
    }),
  ];
}
