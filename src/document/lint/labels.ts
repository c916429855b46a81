import { bareLabel } from "../../core/messages/labelledMessage.ts";
import { optionsOf } from "../../core/definition/form.ts";
import { optionPath } from "../read/questions.ts";
import { quoted } from "../wording.ts";
import { eachQuestion, type FormCheck, type QuestionFinding } from "./finding.ts";

const machine = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;
const humps = /^\p{Ll}[\p{L}\d]*(?:\p{Ll}\p{Lu}|\p{L}\d)/u;
const anything = /[\p{L}\p{N}\p{S}]/u;

/**
 * Whether a label is an identifier, such as `step_2_checkbox`, or `filingStatus` if this is the
 * name of the parameter or the value of the option, too.
 */
const isMachine = (label: string, known: string): boolean =>
  machine.test(label.trim()) || (label.trim() === known && humps.test(known));

/** Returns each item whose label an earlier item of its group has, with the first such item. */
function repeated<T>(
  items: readonly T[],
  labelOf: (item: T) => string,
  groupOf: (item: T) => number = () => 0,
): readonly (readonly [T, first: T])[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item): readonly (readonly [T, T])[] => {
    const label = bareLabel(labelOf(item)).toLowerCase();
    const key = `${groupOf(item)} ${label}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined || label === "" ? [] : [[item, first]];
  });
}

/** Reports labels of questions that are empty, or identifiers. */
export const questionLabels = eachQuestion(({ parameter: { name, label }, path }) => {
  if (!anything.test(label))
    return [["label-empty", `${path}.label`, `The question ${quoted(name)} has no label`]];
  return isMachine(label, name)
    ? [["label-machine", `${path}.label`, `The label ${quoted(label)} is an identifier`]]
    : [];
});

/**
 * Reports equal labels within a section. In different sections, the titles distinguish equal
 * labels.
 */
export const sameLabels: FormCheck = ({ settings }, questions) => {
  const sections = settings?.sections ?? [];
  return repeated(
    questions,
    ({ parameter }) => parameter.label,
    ({ parameter }) => sections.findIndex(({ names }) => names.includes(parameter.name)),
  ).map(([{ parameter, path }, first]) => ({
    rule: "label-twice",
    path: `${path}.label`,
    name: parameter.name,
    what: `The questions ${quoted(first.parameter.name)} and ${quoted(parameter.name)} have the same label, ${quoted(parameter.label)}`,
  }));
};

/** Reports labels of options that are empty, identifiers, or not unique. */
export const optionLabels = eachQuestion((question) => {
  const options = optionsOf(question.parameter);
  // Such as the only option of a question that has no options yet, which cannot be chosen.
  if (options.every(({ value }) => value === "")) return [];
  const of = quoted(question.parameter.label);
  const pathOf = (value: string): string => `${optionPath(question, value)}.label`;
  return [
    ...options.flatMap(({ value, label }): readonly QuestionFinding[] => {
      if (label.trim() === "") {
        const what = `The option ${quoted(value)} of ${of} has no label`;
        return [["label-empty", pathOf(value), what]];
      }
      const what = `The label ${quoted(label)} of an option is an identifier`;
      return isMachine(label, value) ? [["label-machine", pathOf(value), what]] : [];
    }),
    ...repeated(options, ({ label }) => label).map(([{ value, label }]): QuestionFinding => {
      const what = `Two options of ${of} have the same label, ${quoted(label)}`;
      return ["label-twice", pathOf(value), what];
    }),
  ];
});
