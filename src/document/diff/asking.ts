import { type Condition, testsIn } from "../../core/model/condition.ts";
import type { DocumentForm } from "../schema/collection.ts";
import { parameterKey } from "../../core/model/findTested.ts";
import { limitsOf } from "../schema/repeat.ts";
import { type ChangeClass, changeClasses } from "./change.ts";

/** A form of a revision, behind its address. */
type Placed = readonly [address: string, form: DocumentForm];

/** A parameter of a form or, without a name, all that the form asks. */
type Asked = readonly [form: Placed, name?: string | undefined];

/**
 * What it does to ask others than before for a parameter of a form or, without a name, for the form:
 * to its own answers, unless nobody `isAsked` anew, and to those of all that waits for it.
 */
export type Asking = (name?: string, isAsked?: boolean) => ChangeClass;

/** How often a form is filled in. */
export const roundsOf = ({ repeat }: DocumentForm) =>
  repeat ? limitsOf(repeat) : { min: 1, max: 1 };

/** Whether answers are reckoned together, so that one more or less changes what is right. */
const isReckoned = ({ checks = [], compute = {} }: DocumentForm): boolean =>
  checks.length > 0 || Object.keys(compute).length > 0;

/** Whether a form has a parameter; `undefined` where its definition is not there. */
const has = ({ form }: DocumentForm, name: string): boolean | undefined =>
  form?.parameters.some((one) => one.name === name);

/** Whether a condition of a form looks at what is asked: at its own form first, if it names none. */
const looksAt = (
  condition: Condition | undefined,
  [own, asker]: Placed,
  [[address, form], wanted]: Asked,
): boolean =>
  condition !== undefined &&
  testsIn(condition).some((test) => {
    const named = test.form ?? (has(asker, test.name) ? own : address);
    const isIt = wanted === undefined ? has(form, test.name) !== false : wanted === test.name;
    return named === address && isIt;
  });

/** All of a form that waits for what is asked. */
const waitingIn = (one: Placed, asked: Asked): readonly Asked[] => [
  ...(looksAt(one[1].when, one, asked) ? [[one] as const] : []),
  ...Object.entries(one[1].conditions ?? {}).flatMap(([name, condition]) =>
    looksAt(condition, one, asked) ? [[one, name] as const] : [],
  ),
];

/** What those who are asked must answer; where a definition is not there, something. */
function demandOf([[, form], name]: Asked): ChangeClass {
  if (isReckoned(form)) return name === undefined ? "asks again" : "breaks answers";
  const parameters = form.form?.parameters ?? [{ name, required: true }];
  const isDemanded = parameters.some((one) => one.required && (name ?? one.name) === one.name);
  const isRepeated = name === undefined && roundsOf(form).min > 1;
  return isDemanded || isRepeated ? "asks again" : "changes meaning";
}

/** How others than before are asked for a form, by the conditions of a revision. */
export const askingIn =
  (forms: readonly Placed[], form: Placed): Asking =>
  (name, isAsked = true) => {
    const found = new Map<string, Asked>([[parameterKey(form[0], name), [form, name]]]);
    for (const asked of found.values())
      for (const one of forms)
        for (const waiting of waitingIn(one, asked))
          found.set(parameterKey(one[0], waiting[1]), waiting);
    const does = [...found.values()].slice(isAsked ? 0 : 1).map(demandOf);
    return changeClasses.find((one) => does.includes(one)) ?? "changes meaning";
  };
