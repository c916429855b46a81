import type { FormInDocument } from "../read/formInDocument.ts";
import { calledOf } from "../wording.ts";
import type { ClassifyVisibility } from "./classifyVisibility.ts";
import type { UncountedChange } from "./uncountedChange.ts";
import { changedKeys } from "./settingChanges.ts";

export function conditionChanges(
  old: FormInDocument,
  next: FormInDocument,
  classifyVisibility: ClassifyVisibility,
): readonly UncountedChange[] {
  const [before = {}, now = {}] = [old.settings?.conditions, next.settings?.conditions];
  const parameters = new Map(next.form.parameters.map((one) => [one.name, one]));
  return changedKeys(before, now).flatMap((name): readonly UncountedChange[] => {
    const parameter = parameters.get(name);
    if (!parameter) return [];
    return [
      {
        class: classifyVisibility(name),
        path: `${next.settingsPath}.conditions.${name}`,
        name,
        what: `${calledOf(parameter)} has another condition`,
      },
    ];
  });
}
