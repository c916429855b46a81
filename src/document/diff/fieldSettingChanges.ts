import { type Parameter, optionsOf } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import type { DocumentField } from "../schema/collectionTypes.ts";
import type { Question } from "../read/questions.ts";
import { computedReferences } from "../read/referencedNames.ts";
import type { UncountedChange } from "./change.ts";
import type { ClassifyVisibility } from "./classifyVisibility.ts";
import type { Kept } from "./compareLists.ts";
import { labelChanges } from "./textChanges.ts";
import { type ChangeClassifiers, settingChanges } from "./settingChanges.ts";

/** Whether an answer to the other question offers fewer options than before. */
function offersLess(
  parameter: Parameter,
  { optionsFor: old }: DocumentField,
  { optionsFor: next }: DocumentField,
): boolean {
  const all = optionsOf(parameter).map(({ value }) => value);
  const offered = (answer: string): readonly string[] =>
    (old && old.by === next?.by && getOwn(old.values, answer)) || all;
  return Object.entries(next?.values ?? {}).some(([answer, row]) =>
    offered(answer).some((value) => !row.includes(value)),
  );
}

/** Whether checks or computations use the answer to a question. */
export const isComputed = ({ parameter, form }: Question): boolean =>
  computedReferences(form.settings ?? {}, "").some(([name]) => name === parameter.name);

const classifiersOf = (
  parameter: Parameter,
  classifyVisibility: ClassifyVisibility,
): ChangeClassifiers<DocumentField> => ({
  optionsFor: [
    (before, now) => (offersLess(parameter, before, now) ? "breaks answers" : "changes meaning"),
    "offers other options for some answers",
  ],
  rule: null,
  min: null,
  max: null,
  decimals: null,
  label: null,
  options: null,
  as: [
    (_, now) => (now.as && parameter.required ? "breaks answers" : "cosmetic"),
    "was changed to or from an agreement",
  ],
  disabled: [
    (_, now) => classifyVisibility(parameter.name, !now.disabled),
    "was enabled or disabled",
  ],
  // Drafts never contain sensitive answers, so people must answer again.
  sensitive: [
    (_, now) => (now.sensitive === false ? "changes meaning" : "asks again"),
    "is hidden differently",
  ],
  stored: ["asks again", "has another stored answer"],
  description: ["changes meaning", "has another explanation"],
  help: ["changes meaning", "has another explanation"],
  allowNegative: [
    (_, now) => (now.allowNegative === false ? "breaks answers" : "changes meaning"),
    "accepts negative amounts now, or no longer",
  ],
  readOnly: ["changes meaning", "was made read-only or editable"],
});

/** Additional class for a question whose answer checks or computations use. */
const computed: ChangeClassifiers<DocumentField> = {
  disabled: ["breaks answers", "was enabled or disabled, and other answers must fit it"],
};

export function fieldSettingChanges(
  question: Kept<Question>,
  classifyVisibility: ClassifyVisibility,
): readonly UncountedChange[] {
  const [before, now] = question;
  const { name } = now.parameter;
  const classifiers = {
    ...classifiersOf(now.parameter, classifyVisibility),
    ...(isComputed(now) && computed),
  };
  const where = { path: now.fieldPath, name, called: now.called };
  return [
    ...labelChanges(question),
    ...settingChanges(before.field, now.field, classifiers, where),
  ];
}
