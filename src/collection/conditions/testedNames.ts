import { isCondition, testsIn } from "../../core/condition.ts";
import { conditionTable } from "../../core/shownWhen.ts";
import type { ConditionedForm } from "../../document/findTested.ts";

/**
 * Names of a form's parameters whose answers decide what is asked of the other forms: those that
 * their conditions look at and, because a hidden one has no answer, those that its own do.
 */
export function testedNames(forms: readonly ConditionedForm[], id: string): ReadonlySet<string> {
  const isOwn = (one: ConditionedForm): boolean => one.id === id;
  const others = forms.filter((one) => !isOwn(one)).flatMap((one) => namesIn(one, id));
  if (others.length === 0) return new Set();
  return new Set([...others, ...forms.filter(isOwn).flatMap((one) => namesIn(one, id))]);
}

/** Names that the conditions of a form look for in the form `id`. */
function namesIn(asking: ConditionedForm, id: string): readonly string[] {
  const { form: definition, isPlaced } = asking;
  const { when, conditions } = asking.options;
  const own = new Set(definition?.parameters.map(({ name }) => name));
  const isAsked = isPlaced && definition && conditions;
  const table = isAsked ? conditionTable(definition, conditions) : [];
  const all = [...table].map(([, condition]) => condition);
  if (isCondition(when)) all.push(when);
  return all.flatMap(testsIn).flatMap(({ form, name }) => {
    const isHere = form === undefined ? asking.id === id || !own.has(name) : form === id;
    return isHere ? [name] : [];
  });
}
