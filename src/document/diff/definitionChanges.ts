import { compareForms } from "../../core/definition/diff/compareForms.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import { computedReferences } from "../read/referencedNames.ts";
import { calledOf, quoted } from "../wording.ts";
import type { ClassifyVisibility } from "./classifyVisibility.ts";
import type { ChangeClass } from "./changeClass.ts";
import { conditionChanges } from "./conditionChanges.ts";
import { fieldSettingChanges } from "./fieldSettingChanges.ts";
import { keptQuestionChanges } from "./keptQuestionChanges.ts";
import { changesAt, type UncountedChange } from "./uncountedChange.ts";
import { type ChangeClassifiers, settingChanges } from "./settingChanges.ts";
import { classifyText } from "./classifyText.ts";

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
const classifiersOf = (old: FormInDocument, next: FormInDocument): ChangeClassifiers<Form> => ({
  id: null,
  parameters: null,
  description: [
    (before, now) => classifyText({ old, next }, before.description, now.description),
    "has another description",
  ],
  link: ["cosmetic", "links to another document"],
  revision_date: ["cosmetic", "has another day of revision"],
  jurisdiction_name: ["cosmetic", "has another jurisdiction"],
  lang: ["cosmetic", "is in another language"],
});

function addedQuestion(parameter: Parameter, path: string, next: FormInDocument): UncountedChange {
  const { name, required } = parameter;
  const isComputed = computedReferences(next.settings ?? {}, next.settingsPath).some(
    ([one]) => one === name,
  );
  const [kind, what]: [ChangeClass, string] = isComputed
    ? ["breaks answers", "and other answers must fit it"]
    : required
      ? ["asks again", "which must be answered"]
      : ["cosmetic", "which may be left empty"];
  return { class: kind, path, name, what: `${calledOf(parameter)} is a new question, ${what}` };
}

/** Returns the changes of a form, of its questions, and of their settings. */
export function definitionChanges(
  old: FormInDocument,
  next: FormInDocument,
  classifyVisibility: ClassifyVisibility,
): readonly UncountedChange[] {
  const { added, kept, gone } = compareForms(old.form, next.form);
  const places = new Map(next.form.parameters.map(({ name }, at) => [name, at]));
  const oldPlaces = new Map(old.form.parameters.map(({ name }, at) => [name, at]));
  const pathOf = (name: string): string => `${next.path}.parameters[${places.get(name)}]`;
  const before = old.form.parameters.filter(({ name }) => places.has(name));
  const isMoved = kept.some((one, at) => one.before !== before[at]);
  return [
    ...idChanges(old, next),
    ...settingChanges(old.form, next.form, classifiersOf(old, next), {
      path: next.path,
      called: "The form",
    }),
    ...gone.flatMap(({ name, label }) =>
      changesAt({ path: `${old.path}.parameters[${oldPlaces.get(name)}]`, name }, [
        [true, "breaks answers", `${quoted(label)} was removed`],
      ]),
    ),
    ...added.map((parameter) => addedQuestion(parameter, pathOf(parameter.name), next)),
    ...kept.flatMap((one) => {
      const question = { ...one, old, next, path: pathOf(one.now.name) };
      return [
        ...keptQuestionChanges(question),
        ...fieldSettingChanges(question, classifyVisibility),
      ];
    }),
    ...conditionChanges(old, next, classifyVisibility),
    ...changesAt({ path: `${next.path}.parameters` }, [
      [isMoved, "cosmetic", "The questions are reordered"],
    ]),
  ];
}
