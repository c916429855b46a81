import { optionsOf, type Form } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import type { Question } from "../read/questions.ts";
import { definitionLanguage, labelTexts } from "../read/translatedForm.ts";
import type { DocumentText } from "../schema/named.ts";
import { quoted } from "../wording.ts";
import { type ChangeClass, changesAt, type Row, type UncountedChange } from "./change.ts";
import type { Kept } from "./compareLists.ts";
import { sameData } from "./sameData.ts";

/** Matches words, and symbols that carry meaning: `$`, `%`, `<`, `+`, `&`, `#`. */
const meaningful = /[\p{L}\p{M}\p{N}]+|[\p{Sc}\p{Sm}%&#]/gu;

const wordsIn = (text: string): string => text.toLowerCase().match(meaningful)?.join(" ") ?? "";

/** Whether two texts differ only in case and punctuation. */
const sameWords = (before: string, now: string): boolean => wordsIn(before) === wordsIn(now);

/**
 * Returns the class of a changed text. The change is cosmetic when the language changed, too, or
 * when only case and punctuation changed.
 */
export function classifyText([old, next]: Kept<Form>, before = "", now = ""): ChangeClass {
  const isTranslated = definitionLanguage(old) !== definitionLanguage(next);
  return isTranslated || sameWords(before, now) ? "cosmetic" : "changes meaning";
}

/** Creates the row of a text that may have changed. */
export const textRow = (
  [old, next]: Kept<Question>,
  before: string | undefined,
  now: string | undefined,
  what: string,
): Row => [
  (before ?? "") !== (now ?? ""),
  classifyText([old.form.form, next.form.form], before, now),
  what,
];

/** The label in a definition, and the text of the document that replaces it. */
type Label = readonly [label: string, text: DocumentText | undefined];

/**
 * Returns the class of a changed label. Compares the languages that both revisions have: another
 * language is a translation.
 */
function classifyLabel([old, next]: Kept<Question>, was: Label, is: Label): ChangeClass {
  const [before, now] = [labelTexts(old.form.form, ...was), labelTexts(next.form.form, ...is)];
  const isSame = Object.entries(now).every(([tag, text]) =>
    sameWords(getOwn(before, tag) ?? text, text),
  );
  return isSame ? "cosmetic" : "changes meaning";
}

/** Returns the changes of the labels that the document has for a question and its options. */
export function labelChanges(question: Kept<Question>): readonly UncountedChange[] {
  const [old, { parameter, called, field, fieldPath }] = question;
  const { name } = parameter;
  const changes = (path: string, was: Label, is: Label, what: string) =>
    changesAt({ path: `${fieldPath}.${path}`, name }, [
      [!sameData(was[1], is[1]), classifyLabel(question, was, is), `${what} has another label`],
    ]);
  const labels = new Map(optionsOf(old.parameter).map(({ value, label }) => [value, label]));
  return [
    ...changes(
      "label",
      [old.parameter.label, old.field.label],
      [parameter.label, field.label],
      called,
    ),
    ...optionsOf(parameter).flatMap(({ value, label }) => {
      const oldLabel = labels.get(value);
      if (oldLabel === undefined) return [];
      const [was, is] = [old.field, field].map(({ options = {} }) => getOwn(options, value));
      const what = `The option ${quoted(label)} of ${called}`;
      return changes(`options.${value}`, [oldLabel, was], [label, is], what);
    }),
  ];
}
