import { type Condition, testsIn } from "../../core/condition.ts";
import type { FormInDocument } from "../formInDocument.ts";
import { calledOf } from "../words.ts";
import type { ChangeClass } from "./change.ts";
import type { SeenChange } from "./seenChange.ts";
import { changedKeys } from "./settingChanges.ts";

/** All that waits for a parameter, itself among it. */
function waitingFor(
  name: string,
  conditions: readonly (readonly [string, Condition])[],
): ReadonlySet<string> {
  const found = new Set([name]);
  for (const one of found)
    for (const [waiting, condition] of conditions)
      if (testsIn(condition).some((test) => test.name === one)) found.add(waiting);
  return found;
}

/** Whether answers are reckoned together, so that one more or less changes what is right. */
const isReckoned = ({ said }: FormInDocument): boolean =>
  (said?.checks ?? []).length > 0 || Object.keys(said?.compute ?? {}).length > 0;

/**
 * Who is asked something else than before. What waits for a hidden answer may be asked in its
 * place, so that a condition is about all that waits for its parameter, too.
 */
export function conditionChanges(old: FormInDocument, next: FormInDocument): readonly SeenChange[] {
  const [before = {}, now = {}] = [old.said?.conditions, next.said?.conditions];
  const conditions = Object.entries(now);
  const parameters = new Map(next.form.parameters.map((one) => [one.name, one]));
  return changedKeys(before, now).flatMap((name): readonly SeenChange[] => {
    const parameter = parameters.get(name);
    if (!parameter) return [];
    const waiting = [...waitingFor(name, conditions)];
    const isDemanded = waiting.some((one) => parameters.get(one)?.required);
    const asking: ChangeClass = isDemanded ? "asks again" : "changes meaning";
    return [
      {
        class: isReckoned(next) ? "breaks answers" : asking,
        path: `${next.saidPath}.conditions.${name}`,
        name,
        what: `${calledOf(parameter)} is asked of others than before`,
      },
    ];
  });
}
