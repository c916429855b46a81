import { byAnswers } from "../../core/byAnswers.ts";
import type { AnsweredValues } from "../../core/form.ts";
import { recordOf } from "../../core/record.ts";
import { isStanding, standing } from "../../core/standing.ts";
import { sameDefinition } from "../sameDefinition.ts";
import type { FieldSettings, GivenSettings, ResolvedSettings, SettledField } from "./settings.ts";

type Answers = Partial<AnsweredValues>;

const isSettledField = ({ rule, min, max, decimals, description }: FieldSettings) =>
  isStanding({ rule, min, max, decimals, description });

/** Whether nothing follows from answers. */
const isSettled = (given: GivenSettings): given is ResolvedSettings =>
  Object.values(given.fields).every(isSettledField) &&
  isStanding(given.rules ?? {}) &&
  isStanding(given.defaultRules || {});

function settledField(field: FieldSettings, answers: Answers): SettledField {
  const { rule, min, max, decimals, description } = field;
  return {
    ...field,
    rule: standing(rule, answers),
    min: standing(min, answers),
    max: standing(max, answers),
    decimals: standing(decimals, answers),
    description: standing(description, answers),
  };
}

/** The settings that hold with these answers: the same object where none follows from them. */
export const settingsByAnswers = (given: GivenSettings, answers: () => Answers): ResolvedSettings =>
  isSettled(given)
    ? given
    : {
        ...given,
        fields: recordOf(
          Object.entries(given.fields).map(([name, field]) => [
            name,
            settledField(field, answers()),
          ]),
        ),
        rules: byAnswers(given.rules ?? {}, answers),
        defaultRules: given.defaultRules && byAnswers(given.defaultRules, answers),
      };

/** The same for one form, whose settings stay the same object while they say the same. */
export function settingsKeeper(): typeof settingsByAnswers {
  let kept: ResolvedSettings | undefined;
  let of: { readonly given: GivenSettings; readonly answers: Answers } | undefined;
  return (given, find) => {
    if (given === kept) return kept;
    if (isSettled(given)) return (kept = given);
    const answers = find();
    // A rule that is made anew each time is another one, and would have everything looked at again.
    const isSame = of?.given === given && sameDefinition(of.answers, answers);
    of = { given, answers };
    if (kept && isSame) return kept;
    const next = settingsByAnswers(given, () => answers);
    return (kept = kept && sameDefinition(kept, next) ? kept : next);
  };
}
