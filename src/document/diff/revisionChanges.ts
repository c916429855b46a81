import { compareForms } from "../../core/definition/diff/compareForms.ts";
import { fingerprintOf } from "../../core/definition/diff/fingerprint.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import { reckonedIn } from "../read/spokenNames.ts";
import { calledOf, quoted } from "../words.ts";
import type { Asking } from "./asking.ts";
import { conditionChanges } from "./conditionChanges.ts";
import { fieldChanges } from "./fieldChanges.ts";
import { questionChanges } from "./questionChanges.ts";
import type { SeenChange } from "./seenChange.ts";
import { textClass } from "./textClass.ts";

const idOf = ({ form, said }: FormInDocument): string | undefined => said?.id ?? form.id;

/** Whether drafts of a form are found again. */
function idChanges(old: FormInDocument, next: FormInDocument): readonly SeenChange[] {
  const [before, now] = [idOf(old), idOf(next)];
  const here = { class: "asks again" as const, path: `${next.path}.id` };
  if (before !== now)
    return [
      { ...here, what: `The form is called ${quoted(now ?? "")} now: drafts of it are not found` },
    ];
  const isOther = now === undefined && fingerprintOf(old.form) !== fingerprintOf(next.form);
  return isOther
    ? [{ ...here, what: "The form has no id, so that drafts of what it was before are not found" }]
    : [];
}

/** Texts of a form that are about no question. */
const texts = [
  ["description", "The form has another description"],
  ["link", "The form links to another document"],
  ["revision_date", "The form has another day of revision"],
  ["jurisdiction_name", "The form has another jurisdiction"],
  ["lang", "The form is in another language"],
] as const satisfies readonly (readonly [keyof Form, string])[];

function textChanges(old: FormInDocument, next: FormInDocument): readonly SeenChange[] {
  return texts
    .filter(([key]) => old.form[key] !== next.form[key])
    .map(([key, what]) => ({
      class:
        key === "description"
          ? textClass({ old, next }, old.form[key] ?? "", next.form[key] ?? "")
          : "cosmetic",
      path: `${next.path}.${key}`,
      what,
    }));
}

/** A question that the old revision did not ask. */
function addedQuestion(parameter: Parameter, path: string, next: FormInDocument): SeenChange {
  const { name, required } = parameter;
  const is = `${calledOf(parameter)} is a new question`;
  const reckoned = reckonedIn(next.said ?? {}, next.saidPath).some(([one]) => one === name);
  if (reckoned)
    return { class: "breaks answers", path, name, what: `${is}, and other answers must fit it` };
  return required
    ? { class: "asks again", path, name, what: `${is}, which must be answered` }
    : { class: "cosmetic", path, name, what: `${is}, which may be left empty` };
}

/** What is different in a form, and in what is said of its questions. */
export function revisionChanges(
  old: FormInDocument,
  next: FormInDocument,
  asking: Asking,
): readonly SeenChange[] {
  const { added, kept, gone } = compareForms(old.form, next.form);
  const places = new Map(next.form.parameters.map(({ name }, at) => [name, at]));
  const oldPlaces = new Map(old.form.parameters.map(({ name }, at) => [name, at]));
  const pathOf = (name: string): string => `${next.path}.parameters[${places.get(name)}]`;
  const before = old.form.parameters.filter(({ name }) => places.has(name));
  const isMoved = kept.some((one, at) => one.before !== before[at]);
  return [
    ...idChanges(old, next),
    ...textChanges(old, next),
    ...gone.map(({ name, label }): SeenChange => ({
      class: "breaks answers",
      path: `${old.path}.parameters[${oldPlaces.get(name)}]`,
      name,
      what: `${quoted(label)} is not asked any more`,
    })),
    ...added.map((parameter) => addedQuestion(parameter, pathOf(parameter.name), next)),
    ...kept.flatMap((one) => {
      const question = { ...one, old, next, path: pathOf(one.now.name) };
      return [...questionChanges(question), ...fieldChanges(question, asking)];
    }),
    ...conditionChanges(old, next, asking),
    ...(isMoved
      ? [
          {
            class: "cosmetic" as const,
            path: `${next.path}.parameters`,
            what: "The questions stand in another order",
          },
        ]
      : []),
  ];
}
