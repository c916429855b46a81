import type { DocumentForm } from "../schema/collectionTypes.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import type { Change } from "./change.ts";
import { type ClassifyVisibility, repeatLimitsOf } from "./classifyVisibility.ts";
import type { Kept } from "./compareLists.ts";
import { countRejectedAnswers } from "./countRejectedAnswers.ts";
import { definitionChanges } from "./definitionChanges.ts";
import { sameData } from "./sameData.ts";
import { demandsOf, type ChangeClassifiers, settingChanges, type Where } from "./settingChanges.ts";

const titlesOf = ({ sections = [] }: DocumentForm) =>
  sections.map(({ title, description }) => [title, description]);

const classifiersOf = (
  classifyVisibility: ClassifyVisibility,
): ChangeClassifiers<DocumentForm> => ({
  form: null,
  id: null,
  rules: null,
  defaultRules: null,
  fields: null,
  conditions: null,
  when: [classifyVisibility(), "has another condition"],
  repeat: [
    (before, now) => {
      const [was, is] = [repeatLimitsOf(before), repeatLimitsOf(now)];
      if (is.max < was.max) return "breaks answers";
      return is.min > was.min ? "asks again" : "changes meaning";
    },
    "repeats another number of times",
  ],
  checks: [({ checks }, now) => demandsOf(checks, now.checks), "has other checks"],
  compute: [
    ({ compute = {} }, now) =>
      demandsOf(Object.entries(compute), Object.entries(now.compute ?? {})),
    "has other computations",
  ],
  disabled: [(_, now) => classifyVisibility(undefined, !now.disabled), "was enabled or disabled"],
  readOnly: ["changes meaning", "was made read-only or editable"],
  defaultValues: ["changes meaning", "has other initial answers"],
  prefill: [
    ({ prefill }, now) =>
      now.prefill?.confirm && !prefill?.confirm ? "asks again" : "changes meaning",
    "is prefilled differently",
  ],
  currency: ["changes meaning", "has amounts in another currency"],
  sections: [
    (before, now) => (sameData(titlesOf(before), titlesOf(now)) ? "cosmetic" : "changes meaning"),
    "has other sections",
  ],
  title: ["cosmetic", "has another title"],
});

const unknownEffect = "and no definition to determine the effect";

/** Additional classes for a form without a definition, whose questions cannot be compared. */
const withoutDefinitions: ChangeClassifiers<DocumentForm> = {
  form: ["breaks answers", "cannot be compared: one of its revisions has no definition"],
  rules: ["breaks answers", `has other rules, ${unknownEffect}`],
  defaultRules: ["breaks answers", `has other rules, ${unknownEffect}`],
  fields: ["breaks answers", `has other settings of its questions, ${unknownEffect}`],
  conditions: ["breaks answers", `has other conditions, ${unknownEffect}`],
};

/** Returns the changes of a form and, if both revisions have its definition, of its questions. */
export function formChanges(
  [before, now]: Kept<DocumentForm>,
  [old, next]: Kept<FormInDocument | undefined>,
  where: Where,
  classifyVisibility: ClassifyVisibility,
  answers: readonly unknown[] = [],
): readonly Change[] {
  const classifiers = classifiersOf(classifyVisibility);
  if (!old || !next)
    return settingChanges(before, now, { ...classifiers, ...withoutDefinitions }, where);
  const changes = [
    ...definitionChanges(old, next, classifyVisibility),
    ...settingChanges(before, now, classifiers, where),
  ];
  return countRejectedAnswers(changes, [old, next], answers);
}
