import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import type { DocumentField } from "../schema/collection.ts";
import { reckonedIn } from "../read/spokenNames.ts";
import { calledOf } from "../words.ts";
import type { Asking } from "./asking.ts";
import type { ComparedQuestion, SeenChange } from "./seenChange.ts";
import { type Judges, settingChanges } from "./settingChanges.ts";

const judgesOf = ({ name, required }: Parameter, asking: Asking): Judges<DocumentField> => ({
  rule: null,
  min: null,
  max: null,
  decimals: null,
  as: [
    (_, now) => (now.as && required ? "breaks answers" : "cosmetic"),
    "was changed to or from an agreement",
  ],
  disabled: [(_, now) => asking(name, !now.disabled), "was enabled or disabled"],
  // Drafts never contain sensitive answers, so these are asked again.
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

/** Checks and computations may need the answer, which a disabled question cannot have. */
const reckoned: Judges<DocumentField> = {
  disabled: ["breaks answers", "was enabled or disabled, and other answers must fit it"],
};

/** Returns the changed settings of a question. */
export function fieldChanges(
  { old, next, now }: ComparedQuestion,
  asking: Asking,
): readonly SeenChange[] {
  const { name } = now;
  const [before = {}, field = {}] = [old, next].map(({ said }) =>
    ownValue(said?.fields ?? {}, name),
  );
  const where = { path: `${next.saidPath}.fields.${name}`, name, called: calledOf(now) };
  const names = reckonedIn(next.said ?? {}, next.saidPath).map(([one]) => one);
  const judges = {
    ...judgesOf(now, asking),
    ...(names.includes(name) && reckoned),
  };
  return settingChanges(before, field, judges, where);
}
