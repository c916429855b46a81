import { type Condition, testsIn } from "../../core/model/evaluateCondition.ts";
import type { DocumentForm } from "../schema/collectionTypes.ts";
import { parameterKey } from "../../core/model/conditionReferences.ts";
import { limitsOf } from "../schema/repeat.ts";
import { type ChangeClass, changeClasses } from "./change.ts";

type FormWithAddress = readonly [address: string, form: DocumentForm];

/** A parameter of a form or, without a name, the whole form. */
type FormPart = readonly [form: FormWithAddress, name?: string | undefined];

/**
 * Classifies a change of the visibility of a parameter or, without a name, of the form. Considers
 * the answers to this part, unless `isVisible` is `false`, and to every part whose conditions
 * depend on it.
 */
export type ClassifyVisibility = (name?: string, isVisible?: boolean) => ChangeClass;

export const repeatLimitsOf = ({ repeat }: DocumentForm) =>
  repeat ? limitsOf(repeat) : { min: 1, max: 1 };

/** Whether a form has checks or computations, whose results a newly visible answer changes. */
const isComputed = ({ checks = [], compute = {} }: DocumentForm): boolean =>
  checks.length > 0 || Object.keys(compute).length > 0;

/** Whether a form has a parameter; `undefined` when its definition is missing. */
const has = ({ form }: DocumentForm, name: string): boolean | undefined =>
  form?.parameters.some((one) => one.name === name);

/** Whether a condition tests a form part. A test without a form prefers its own form. */
const dependsOn = (
  condition: Condition | undefined,
  [own, asker]: FormWithAddress,
  [[address, form], wanted]: FormPart,
): boolean =>
  condition !== undefined &&
  testsIn(condition).some((test) => {
    const named = test.form ?? (has(asker, test.name) ? own : address);
    const isIt = wanted === undefined ? has(form, test.name) !== false : wanted === test.name;
    return named === address && isIt;
  });

/** Returns the parts of a form whose conditions test `target`. */
const dependentsIn = (one: FormWithAddress, target: FormPart): readonly FormPart[] => [
  ...(dependsOn(one[1].when, one, target) ? [[one] as const] : []),
  ...Object.entries(one[1].conditions ?? {}).flatMap(([name, condition]) =>
    dependsOn(condition, one, target) ? [[one, name] as const] : [],
  ),
];

/**
 * Classifies a newly visible part by the answers that it requires. A missing definition counts as
 * required.
 */
function demandOf([[, form], name]: FormPart): ChangeClass {
  if (isComputed(form)) return name === undefined ? "asks again" : "breaks answers";
  const parameters = form.form?.parameters ?? [{ name, required: true }];
  const isDemanded = parameters.some((one) => one.required && (name ?? one.name) === one.name);
  const isRepeated = name === undefined && repeatLimitsOf(form).min > 1;
  return isDemanded || isRepeated ? "asks again" : "changes meaning";
}

/** Creates the classifier of a form, with the conditions of one revision. */
export const createVisibilityClassifier =
  (forms: readonly FormWithAddress[], form: FormWithAddress): ClassifyVisibility =>
  (name, isVisible = true) => {
    const found = new Map<string, FormPart>([[parameterKey(form[0], name), [form, name]]]);
    for (const target of found.values())
      for (const one of forms)
        for (const waiting of dependentsIn(one, target))
          found.set(parameterKey(one[0], waiting[1]), waiting);
    const does = [...found.values()].slice(isVisible ? 0 : 1).map(demandOf);
    return changeClasses.find((one) => does.includes(one)) ?? "changes meaning";
  };
