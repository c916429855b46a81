import { fingerprintOf } from "../../core/definition/fingerprint.ts";
import type { Form } from "../../core/definition/form.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import { type Question, questionsIn } from "../read/questions.ts";
import { quoted } from "../wording.ts";
import { type ChangeClass, changesAt, type UncountedChange } from "./change.ts";
import type { ClassifyVisibility } from "./classifyVisibility.ts";
import { compareLists } from "./compareLists.ts";
import { fieldSettingChanges, isComputed } from "./fieldSettingChanges.ts";
import { questionChanges } from "./questionChanges.ts";
import { type ChangeClassifiers, changedKeys, settingChanges } from "./settingChanges.ts";
import { classifyText } from "./textChanges.ts";

const idOf = ({ form, settings }: FormInDocument): string | undefined => settings?.id ?? form.id;

/** Returns the changes because of which existing drafts of a form are not found. */
function idChanges(old: FormInDocument, next: FormInDocument): readonly UncountedChange[] {
  const [before, now] = [idOf(old), idOf(next)];
  const isOther =
    before === undefined &&
    now === undefined &&
    fingerprintOf(old.form) !== fingerprintOf(next.form);
  return changesAt({ path: `${next.path}.id` }, [
    [
      before !== now,
      "asks again",
      `The form has the new id ${quoted(now ?? "")}: existing drafts are not found`,
    ],
    [isOther, "asks again", "The form has no id and has changed: existing drafts are not found"],
  ]);
}

/** Returns the classes of changes of a form outside of its questions. */
const classifiers: ChangeClassifiers<Form> = {
  id: null,
  parameters: null,
  description: [
    (before, now) => classifyText([before, now], before.description, now.description),
    "has another description",
  ],
  link: ["cosmetic", "links to another document"],
  revision_date: ["cosmetic", "has another day of revision"],
  jurisdiction_name: ["cosmetic", "has another jurisdiction"],
  lang: ["cosmetic", "is in another language"],
};

function addedQuestion(question: Question): UncountedChange {
  const { parameter, path, called } = question;
  const { name, required } = parameter;
  const [kind, what]: [ChangeClass, string] = isComputed(question)
    ? ["breaks answers", "and other answers must fit it"]
    : required
      ? ["asks again", "which must be answered"]
      : ["cosmetic", "which may be left empty"];
  return { class: kind, path, name, what: `${called} is a new question, ${what}` };
}

/** Returns the changes of a form, of its questions, and of their settings. */
export function definitionChanges(
  old: FormInDocument,
  next: FormInDocument,
  classifyVisibility: ClassifyVisibility,
): readonly UncountedChange[] {
  const questions = questionsIn(next);
  const { gone, added, kept, isMoved } = compareLists(
    questionsIn(old),
    questions,
    ({ parameter }) => parameter.name,
  );
  const conditions = changedKeys(old.settings?.conditions ?? {}, next.settings?.conditions ?? {});
  return [
    ...idChanges(old, next),
    ...settingChanges(old.form, next.form, classifiers, {
      path: next.path,
      called: "The form",
    }),
    ...gone.flatMap(({ path, parameter: { name, label } }) =>
      changesAt({ path, name }, [[true, "breaks answers", `${quoted(label)} was removed`]]),
    ),
    ...added.map(addedQuestion),
    ...kept.flatMap((question) => [
      ...questionChanges(question),
      ...fieldSettingChanges(question, classifyVisibility),
    ]),
    ...conditions.flatMap((name) => {
      const question = questions.find(({ parameter }) => parameter.name === name);
      return changesAt({ path: `${next.settingsPath}.conditions.${name}`, name }, [
        [!!question, classifyVisibility(name), `${question?.called} has another condition`],
      ]);
    }),
    ...changesAt({ path: `${next.path}.parameters` }, [
      [isMoved, "cosmetic", "The questions are reordered"],
    ]),
  ];
}
