import type { FormInDocument } from "../read/formInDocument.ts";
import { calledOf } from "../words.ts";
import type { Asking } from "./asking.ts";
import type { SeenChange } from "./seenChange.ts";
import { changedKeys } from "./settingChanges.ts";

/** Returns the changed conditions of the parameters that a form has. */
export function conditionChanges(
  old: FormInDocument,
  next: FormInDocument,
  asking: Asking,
): readonly SeenChange[] {
  const [before = {}, now = {}] = [old.said?.conditions, next.said?.conditions];
  const parameters = new Map(next.form.parameters.map((one) => [one.name, one]));
  return changedKeys(before, now).flatMap((name): readonly SeenChange[] => {
    const parameter = parameters.get(name);
    if (!parameter) return [];
    return [
      {
        class: asking(name),
        path: `${next.saidPath}.conditions.${name}`,
        name,
        what: `${calledOf(parameter)} has another condition`,
      },
    ];
  });
}
